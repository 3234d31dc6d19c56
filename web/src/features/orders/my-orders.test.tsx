import type { Order } from '@bartan/contract/orders/schema'
import { rupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { LoginGate } from './components/login-gate.tsx'
import { MyOrders } from './components/my-orders.tsx'

signInBeforeEach()

const renderOrders = () => renderApp(<MyOrders user={asha} />)

const rowTexts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

const sentence = (row: HTMLElement) => within(row).getByRole('rowheader').textContent

describe('my orders', () => {
  it('lists each with place, units, price and what is so, and leads to it', async () => {
    const line = anOrder().orderItems[0]!
    const orders: Order[] = [
      anOrder({
        _id: 'o2',
        orderItems: [{ ...line, quantity: 3 }, line],
        totalPrice: rupees(1046),
      }),
      anOrder({ isPaid: true, isDelivered: true, status: 'Delivered' }),
      anOrder({ _id: 'o3', status: 'Cancelled' }),
    ]
    fakeApi({ 'GET /api/orders/my-orders': { body: orders } })
    renderOrders()
    expect(screen.getByText('Loading…')).toBeTruthy()
    const [, first, second, third] = await screen.findAllByRole('row')
    const pending = [`Payment: ${TEXTS.pending}`, `Delivery: ${TEXTS.pendingDelivery}`]
    expect(rowTexts(first!).slice(2)).toEqual(['Pune', '4', ...pending])
    expect(rowTexts(second!).slice(-2)).toEqual([
      `Payment: ${TEXTS.paid}`,
      `Delivery: ${TEXTS.delivered}`,
    ])
    expect(rowTexts(third!).slice(-2)).toEqual(['Payment: Nothing to pay', 'Delivery: No delivery'])
    expect(within(first!).getByRole('link').textContent).toBe('Steel Thali + 1 more')
    expect(sentence(first!)).toMatch(/Sat 21 Nov · ₹249 cash#o2$/)
    expect(sentence(third!)).toContain('Cancelled · ')
    expect(within(first!).getByRole('link').getAttribute('href')).toBe('/order/o2')
  })

  it('adds the next page below, each order once', async () => {
    const orders = Array.from({ length: 45 }, (_, at) => anOrder({ _id: `n${at}` }))
    const api = fakeApi({
      'GET /api/orders/my-orders': ({ query }) => {
        // Since the first page was read, an order was placed: the others have moved down by one.
        const from = query['page'] ? (Number(query['page']) - 1) * 20 - 1 : 0
        return { body: orders.slice(from, from + 20), headers: { 'x-total-count': '46' } }
      },
    })
    renderOrders()
    expect(await screen.findByText('20 of 46 orders')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('39 of 46 orders')).toBeTruthy()
    expect(screen.getAllByRole('row')).toHaveLength(40)
    expect(api.sent.map(({ query }) => query)).toEqual([{}, { page: '2' }])
  })

  it('says so where there are none', async () => {
    fakeApi({ 'GET /api/orders/my-orders': { body: [] } })
    renderOrders()
    expect(await screen.findByText(TEXTS.noOrders)).toBeTruthy()
  })

  it('shows the error and a way to try again', async () => {
    const api = fakeApi({
      'GET /api/orders/my-orders': failure(400, 'invalid_input', 'Not like this'),
    })
    renderOrders()
    expect(await screen.findByText(`${TEXTS.errorPrefix}Not like this`)).toBeTruthy()
    api.answers['GET /api/orders/my-orders'] = { body: [] }
    screen.getByRole('button', { name: 'Try again' }).click()
    expect(await screen.findByText(TEXTS.noOrders)).toBeTruthy()
  })

  it('asks a guest to log in, and leads back', () => {
    session.end()
    fakeApi({})
    renderApp(<LoginGate>{(user) => <MyOrders user={user} />}</LoginGate>, { at: '/my-orders' })
    const link = screen.getByRole('link', { name: 'Login' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/login?redirect=/my-orders')
  })
})
