import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { createQueryClient } from '#lib/api/query-client.ts'
import { settingsQuery, type ShopStore } from '#lib/shop-settings.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { loadSettings } from './load-settings.ts'

it('knows without a connection the phone that the last page came with', async () => {
  fakeApi({ 'GET /api/settings': failure(503, 'unavailable', 'No answer') })
  const served = createQueryClient()
  served.setQueryData(settingsQuery.queryKey, { phone: '+91 98765 43210' })
  await loadSettings(served, atom(DEFAULT_SHOP))

  const later: ShopStore = atom(DEFAULT_SHOP)
  await loadSettings(createQueryClient(), later)
  expect(later.get().phone).toBe('+91 98765 43210')
})
