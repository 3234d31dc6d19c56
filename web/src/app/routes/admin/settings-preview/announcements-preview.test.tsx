import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { screen, within } from '@testing-library/react'
import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { ShopContext } from '#lib/shop-settings.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { AnnouncementsPreview } from './announcements-preview.tsx'

const DIWALI = { from: '2026-11-01', until: '2026-11-08', text: 'Diwali: 10% off', textIn: {} }
const HOLIDAY = { from: '2026-12-24', until: '2026-12-26', textIn: {}, takesOrders: false }

const said = (when: string) => within(screen.getByRole('region', { name: when }))

it('shows what is said on any day, in each time that has a text, and while the shop is closed', async () => {
  fakeApi({})
  const { banner } = DEFAULT_SETTINGS
  const draft = {
    ...DEFAULT_SETTINGS,
    banner: { ...banner, timed: [DIWALI, { ...DIWALI, text: '' }] },
    closure: { ...HOLIDAY, text: 'Merry Christmas!' },
  }
  renderApp(
    <ShopContext value={atom(draft)}>
      <AnnouncementsPreview />
    </ShopContext>,
  )
  expect(said('Text of every day').getByText(banner.text)).toBeTruthy()
  expect(said('Sun 1 Nov – Sun 8 Nov').getByText('Diwali: 10% off')).toBeTruthy()
  expect(screen.queryAllByText(DIWALI.text)).toHaveLength(1)
  const closed = said('Closed for holidays')
  // The shop's own words, and then what holds.
  expect(await closed.findByText('Merry Christmas!')).toBeTruthy()
  expect(
    await closed.findByText(/^We are closed until Sat 26 Dec and take orders again/),
  ).toBeTruthy()
})
