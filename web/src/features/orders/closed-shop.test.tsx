import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderConfirmation } from './components/order-confirmation.tsx'
import { OrderDetails } from './components/order-details.tsx'

const closure = { from: '2026-11-09', until: '2026-11-12', text: '', textIn: {}, takesOrders: true }
const WAITS = 'We are closed until Thu 12 Nov and ship your order from Fri 13 Nov.'

const shop = { ...DEFAULT_SETTINGS, closure }

beforeEach(() => session.start(signedInAs(asha)))

describe('while the shop is closed', () => {
  it('an order that was just placed tells from when on it is sent, not that it is being packed', async () => {
    fakeApi({ 'GET /api/orders/o1': { body: anOrder() } })
    renderApp(<OrderConfirmation userId={asha._id} orderId="o1" />, { shop })
    expect(await screen.findByText(WAITS)).toBeTruthy()
    expect(screen.queryByText(/We are packing it/)).toBeNull()
  })

  it('the page of an order that waits tells so', async () => {
    fakeApi({ 'GET /api/orders/o1': { body: anOrder() } })
    renderApp(<OrderDetails user={asha} id="o1" buyAgain={() => null} />, { shop })
    expect(await screen.findByText(WAITS)).toBeTruthy()
  })

  it.each(['Shipped', 'Cancelled'] as const)('that of one that is %s does not', async (status) => {
    fakeApi({ 'GET /api/orders/o1': { body: anOrder({ status }) } })
    renderApp(<OrderDetails user={asha} id="o1" buyAgain={() => null} />, { shop })
    await screen.findByText('Steel Thali')
    expect(screen.queryByText(/We are closed/)).toBeNull()
  })
})
