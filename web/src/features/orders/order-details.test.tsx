import { TEXTS } from '@bartan/contract/shop/texts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderDetails } from './components/order-details.tsx'

beforeEach(() => {
  session.end()
  session.start(signedInAs(asha))
})

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

  it('that is cancelled waits for nothing', async () => {
    fakeApi({ 'GET /api/orders/o1': { body: anOrder({ status: 'Cancelled' }) } })
    renderOrder()
    expect(await screen.findByText(/^This order is cancelled/)).toBeTruthy()
    expect(screen.getByText('No delivery')).toBeTruthy()
    expect(screen.getByText('Nothing to pay')).toBeTruthy()
    expect(screen.queryByText(/Pending/)).toBeNull()
  })

  it('shows lines, address and sums', async () => {
    fakeApi({ 'GET /api/orders/o1': { body: anOrder() } })
    renderOrder()
    expect(await screen.findByText('Steel Thali')).toBeTruthy()
    expect(screen.getByText(/12 Lake Road/)).toBeTruthy()
    expect(screen.getByText('₹249')).toBeTruthy()
  })

  it('that is not there, or somebody else’s, is said in the spec’s words', async () => {
    fakeApi({ 'GET /api/orders/o1': failure(404, 'not_found', 'Order not found') })
    renderOrder()
    expect(await screen.findByText(TEXTS.noOrderDetails)).toBeTruthy()
  })
})
