import { rupees } from '@bartan/contract/shared/money'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OrderReturns } from './order-returns.tsx'

const { productId, size, color } = anOrder().orderItems[0]!
const order = anOrder({
  returns: [
    {
      lines: [{ productId, size, color, quantity: 1 }],
      reason: 'Too small',
      state: 'requested',
      requestedAt: '2026-11-22T10:00:00.000Z',
    },
  ],
})

beforeEach(() => {
  session.end()
  session.start(signedInAs({ ...asha, role: 'admin' }))
})

it.each([
  [249, 'The customer pays ₹50 more'],
  [149, '₹50 is paid back to the customer'],
  [199, 'Nobody pays anything'],
])('says who pays whom for one of ₹%d before it is exchanged', async (price, said) => {
  const large = { size: 'Large', color: 'Blue', price: rupees(price), countInStock: 3, sku: 'L' }
  const bought = { size, color, price: rupees(199), countInStock: 3, sku: 'S' }
  fakeApi({ 'GET /api/products/thali': { body: { ...aProduct(), variants: [bought, large] } } })
  renderApp(<OrderReturns order={order} />)
  fireEvent.click(screen.getByRole('button', { name: 'Exchange' }))
  const option = await screen.findByRole<HTMLOptionElement>('option', { name: /^Blue · Large/ })
  const wanted = screen.getByLabelText('Instead of 1 × Steel Thali, Red · Small')
  fireEvent.change(wanted, { target: { value: option.value } })
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getAllByText(`₹${price}`).length).toBeGreaterThan(0)
})

it('shows as many of the goods as come back, whatever else was bought of them', async () => {
  fakeApi({ 'GET /api/products/thali': { body: aProduct() } })
  const orderItems = order.orderItems.map((line) => ({ ...line, quantity: 3 }))
  renderApp(<OrderReturns order={{ ...order, orderItems }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Exchange' }))
  expect(screen.getAllByText('1 × Steel Thali')).toHaveLength(2)
  expect(screen.queryByText(/^3 ×/)).toBeNull()
})

it('begins with what the customer asked for instead', async () => {
  const large = { size: 'Large', color: 'Blue', price: rupees(249), countInStock: 3, sku: 'L' }
  const bought = { size, color, price: rupees(199), countInStock: 3, sku: 'S' }
  fakeApi({ 'GET /api/products/thali': { body: { ...aProduct(), variants: [bought, large] } } })
  const [asked] = order.returns ?? []
  const lines =
    asked?.lines.map((line) => ({ ...line, for: { size: 'Large', color: 'Blue' } })) ?? []
  renderApp(<OrderReturns order={{ ...order, returns: asked ? [{ ...asked, lines }] : [] }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Exchange' }))
  expect(await screen.findByText('The customer pays ₹50 more')).toBeTruthy()
  const wanted = screen.getByLabelText<HTMLSelectElement>(/^Instead of 1 × Steel Thali/)
  expect(wanted.selectedOptions[0]?.text).toBe('Blue · Large · ₹249')
})
