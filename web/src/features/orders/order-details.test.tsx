import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { rupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anOrder, asha } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { OrderConfirmation } from './components/order-confirmation.tsx'
import { OrderDetails } from './components/order-details.tsx'

signInBeforeEach()

const renderOrder = () => renderApp(<OrderDetails user={asha} id="o1" buyAgain={() => null} />)

describe('an order', () => {
  it.each<[boolean, boolean, string, string]>([
    [false, false, TEXTS.pending, TEXTS.pendingDelivery],
    [true, true, TEXTS.approved, TEXTS.delivered],
  ])('paid %s and delivered %s reads %s and %s', async (isPaid, isDelivered, ...words) => {
    fakeApi({ 'GET /api/orders/o1': { body: anOrder({ isPaid, isDelivered }) } })
    renderOrder()
    for (const word of words) expect(await screen.findAllByText(word)).not.toEqual([])
  })

  it('that is cancelled says so once, why, and waits for nothing', async () => {
    const status = 'Cancelled'
    const statusHistory = anOrder().statusHistory.map((step) => ({ ...step, status }) as const)
    const order = anOrder({ status, cancelReason: 'out_of_stock', statusHistory })
    fakeApi({ 'GET /api/orders/o1': { body: order } })
    const { container } = renderOrder()
    expect(
      await screen.findByText(/^We are sorry: it was out of stock\. Still need it\?/),
    ).toBeTruthy()
    expect(container.textContent.match(/cancelled/gi)).toHaveLength(1)
    expect(container.textContent.match(/nothing to pay/gi)).toHaveLength(1)
    expect(screen.getByText('No delivery')).toBeTruthy()
    expect(screen.queryByText(/Pending/)).toBeNull()
  })

  it('shows lines, address and sums', async () => {
    fakeApi({ 'GET /api/orders/o1': { body: anOrder() } })
    renderOrder()
    expect(await screen.findByText('Steel Thali')).toBeTruthy()
    expect(screen.getByText(/12 Lake Road/)).toBeTruthy()
    expect(screen.getByText('₹249')).toBeTruthy()
  })

  it('that is on its way names courier and tracking link, and what to have ready', async () => {
    const trackUrl = 'https://courier.example/1434'
    const shipment = { courier: 'Delhivery', awb: '1434', trackUrl, at: '2026-11-22T10:00:00.000Z' }
    fakeApi({ 'GET /api/orders/o1': { body: anOrder({ status: 'Shipped', shipment }) } })
    renderOrder()
    expect(await screen.findByText('With Delhivery, number 1434')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Track the parcel' })
    expect(link.getAttribute('href')).toBe(trackUrl)
    expect(screen.getByText('Please have ₹249 ready when it arrives.')).toBeTruthy()
    expect(screen.queryByText(/UPI/)).toBeNull()
  })

  it('that is paid tells how, and has its invoice as PDF', async () => {
    vi.stubGlobal(
      'open',
      vi.fn<() => object>(() => ({})),
    )
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }),
    )
    const at = '2026-11-22T10:00:00.000Z'
    const order = anOrder({
      status: 'Delivered',
      collected: { by: 'upi', amount: rupees(249), at },
      documents: [{ number: '26-27/R/000001', kind: 'receipt', date: at }],
    })
    const api = fakeApi({
      'GET /api/orders/o1': { body: order },
      'GET /api/orders/o1/documents/26-27%2FR%2F000001.pdf': { body: '%PDF' },
    })
    renderOrder()
    expect(await screen.findByText('₹249 paid by UPI')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Receipt 26-27/R/000001' }))
    await waitFor(() => expect(open).toHaveBeenCalledWith('blob:', '_blank'))
    expect(api.calls()).toContain('GET /api/orders/o1/documents/26-27%2FR%2F000001.pdf')
  })

  it.each([
    ['2026-11-20T12:00:00Z', /Return possible until 23 Nov\.$/],
    ['2026-11-23T04:00:00Z', /Return possible until Mon 23 Nov,\s3:30\spm\.$/],
    ['2026-11-24T12:00:00Z', /Return period ended 23 Nov; damaged\? Call us$/],
  ])('that arrived says on %s how long it can be returned', async (now, text) => {
    const order = anOrder({
      status: 'Delivered',
      isDelivered: true,
      deliveredAt: '2026-11-20T10:00:00.000Z',
    })
    fakeApi({ 'GET /api/orders/o1': { body: order } })
    renderApp(<OrderDetails user={asha} id="o1" buyAgain={() => null} />, {
      now: () => Date.parse(now),
    })
    expect((await screen.findByText(/Thank you for shopping with us/)).textContent).toMatch(text)
  })

  it('that somebody wants to give back says where the answer will be', async () => {
    const order = anOrder({
      status: 'Delivered',
      isDelivered: true,
      deliveredAt: '2026-11-20T10:00:00.000Z',
      returns: [
        { lines: [], reason: 'late', requestedAt: '2026-11-21T10:00:00.000Z', state: 'requested' },
      ],
    })
    fakeApi({ 'GET /api/orders/o1': { body: order } })
    renderOrder()
    const { phone } = order.shippingAddress
    expect(
      await screen.findByText(new RegExp(`answer it here, or call you at ${phone}`)),
    ).toBeTruthy()
    expect(screen.queryByText(/Thank you for shopping with us/)).toBeNull()
  })

  it('that is not there, or somebody else’s, is said in the spec’s words', async () => {
    fakeApi({ 'GET /api/orders/o1': failure(404, 'not_found', 'Order not found') })
    renderOrder()
    expect(await screen.findByText(TEXTS.noOrderDetails)).toBeTruthy()
  })
})

const closure = { from: '2026-11-09', until: '2026-11-12', text: '', textIn: {}, takesOrders: true }
const WAITS = 'We are closed until Thu 12 Nov and ship your order from Fri 13 Nov.'
const shop = { ...DEFAULT_SETTINGS, closure }

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
