import type { Order } from '@bartan/contract/orders/schema'
import { rupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { asOrderNumber } from '@bartan/contract/testing/brands'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOrder } from '#testing/builders.ts'
import { OrderTotals } from './order-totals.tsx'

const ORDER = { itemsPrice: rupees(599), shippingPrice: rupees(0), totalPrice: rupees(599) }

const by = { _id: 'a1', name: 'Owner', role: 'admin' } as const

const payment = (amount: number) =>
  ({ amount: rupees(amount), via: 'upi', at: '2026-11-21T10:00:00.000Z', by }) as const

const rowsOf = (order: Partial<Order>) => {
  render(<OrderTotals order={anOrder({ ...ORDER, ...order })} />)
  return screen.getAllByRole('term').map((term) => term.textContent)
}

test('an order with cash to collect has no payment ahead', () => {
  expect(rowsOf({ status: 'Shipped', toCollect: rupees(599) })).toEqual([
    'Subtotal',
    'Shipping',
    'Total',
  ])
})

test.each(['Cancelled', 'Delivered'] as const)(
  'a %s order that nobody paid ahead tells no payment ahead, although nothing is to collect',
  (status) => {
    expect(rowsOf({ status, toCollect: rupees(0) })).toEqual(['Subtotal', 'Shipping', 'Total'])
  },
)

test('an order under way tells what was paid ahead, and the rest', () => {
  const order = { advances: [payment(500)], toCollect: rupees(99) }
  expect(rowsOf({ status: 'Processing', ...order })).toEqual([
    'Subtotal',
    'Shipping',
    'Total',
    'Paid ahead',
    'To pay at the door',
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₹599',
    TEXTS.shippingFree,
    '₹599',
    '₹500',
    '₹99',
  ])
})

test('a delivered order tells what was paid ahead', () => {
  const order = { advances: [payment(599)], toCollect: rupees(0) }
  expect(rowsOf({ status: 'Delivered', ...order })).toEqual([
    'Subtotal',
    'Shipping',
    'Total',
    'Paid ahead',
  ])
})

const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('an order of which goods came back tells what they cost, what was refunded, and what is still to be', () => {
  const returned = { status: 'Delivered', toCollect: rupees(0), refunded: rupees(300) } as const
  const refund = { amount: rupees(100), state: 'due' } as const
  expect(rowsOf({ ...returned, paidBack: [payment(150), payment(50)], refund })).toEqual([
    'Subtotal',
    'Shipping',
    'Total',
    'Returned',
    'Refunded',
    'To be refunded',
  ])
  expect(amounts().slice(2)).toEqual(['₹599', '-₹300', '₹200', '₹100'])
})

test('a cancelled order whose advance was paid back tells both, which take each other away', () => {
  const order = { advances: [payment(500)], paidBack: [payment(500)], toCollect: rupees(0) }
  const refund = { amount: rupees(500), state: 'paid' } as const
  expect(rowsOf({ status: 'Cancelled', ...order, refund })).toEqual([
    'Subtotal',
    'Shipping',
    'Total',
    'Paid ahead',
    'Refunded',
  ])
  expect(amounts().slice(3)).toEqual(['₹500', '₹500'])
})

test('an order whose goods were exchanged tells which order got what was paid for them', () => {
  const exchange = { number: asOrderNumber('BR-7K42'), amount: rupees(199) }
  const returned = {
    lines: [],
    reason: 'defective',
    state: 'accepted',
    requestedAt: '2026-11-21T10:00:00.000Z',
    refund: rupees(100),
    exchange,
  } as const
  const order = { refunded: rupees(299), refund: { amount: rupees(100), state: 'due' } } as const
  const rows = rowsOf({ status: 'Delivered', ...order, returns: [{ ...returned, lines: [] }] })
  expect(rows.slice(3)).toEqual(['Returned', 'For order BR-7K42', 'To be refunded'])
  expect(amounts().slice(3)).toEqual(['-₹299', '₹199', '₹100'])
})

test('an order by exchange, whose odd paise are a discount of no offer, names none', () => {
  render(<OrderTotals order={anOrder({ discount: rupees(0.01) })} />)
  expect(screen.getAllByRole('term')[1]?.textContent.trim()).toBe('Discount')
})
