import { TEXTS } from '@bartan/contract/shop/texts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { button } from '#styled-system/recipes'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Orders } from './list/orders.tsx'

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

it.each([
  ['loud, as the next step is, once the parcel is on its way', 'Shipped', 'solid'],
  ['quiet before, when another step is next', 'Processing', 'outline'],
] as const)('“Mark as Delivered” is %s', async (_how, status, variant) => {
  const headers = { 'x-total-count': '1' }
  fakeApi({ 'GET /api/admin/orders': { body: [anOrder({ status })], headers } })
  renderApp(<Orders />, { at: '/admin/orders?view=all' })
  const buttons = await screen.findAllByRole('button', { name: TEXTS.markDelivered })
  const look = button({ variant, size: 'sm' }).split(' ')
  for (const { className } of buttons)
    expect(className.split(' ')).toEqual(expect.arrayContaining(look))
})
