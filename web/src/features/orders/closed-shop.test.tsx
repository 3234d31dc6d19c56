import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { setShop } from '#lib/shop-settings.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderConfirmation } from './components/order-confirmation.tsx'
import { OrderDetails } from './components/order-details.tsx'

const closure = { from: '2026-11-09', until: '2026-11-12', text: '', textIn: {}, takesOrders: true }
const WAITS = 'We are closed until Thu 12 Nov, and send your order from Fri 13 Nov on.'

beforeEach(() => {
  session.start(signedInAs(asha))
  setShop({ ...DEFAULT_SETTINGS, closure })
})
afterEach(() => {
  cleanup()
  setShop(DEFAULT_SETTINGS)
})

describe('while the shop is closed', () => {
  it('an order that was just placed tells from when on it is sent, not that it is being packed', async () => {
    fakeApi({ 'GET /api/orders/o1': { body: anOrder() } })
    renderApp(<OrderConfirmation userId={asha._id} orderId="o1" />)
    expect(await screen.findByText(WAITS)).toBeTruthy()
    expect(screen.queryByText(/We are packing it/)).toBeNull()
  })

  it('the page of an order that waits tells so', async () => {
    fakeApi({ 'GET /api/orders/o1': { body: anOrder() } })
    renderApp(<OrderDetails user={asha} id="o1" buyAgain={() => null} />)
    expect(await screen.findByText(WAITS)).toBeTruthy()
  })

  it.each(['Shipped', 'Cancelled'] as const)('that of one that is %s does not', async (status) => {
    fakeApi({ 'GET /api/orders/o1': { body: anOrder({ status }) } })
    renderApp(<OrderDetails user={asha} id="o1" buyAgain={() => null} />)
    await screen.findByText('Steel Thali')
    expect(screen.queryByText(/We are closed/)).toBeNull()
  })
})
