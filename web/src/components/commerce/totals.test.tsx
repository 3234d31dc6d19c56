import { rupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Totals, type TotalsProps } from './totals.tsx'

const ORDER = { itemsPrice: rupees(599), shippingPrice: rupees(0), totalPrice: rupees(599) }

const rowsOf = (order: Partial<TotalsProps>) => {
  render(<Totals {...ORDER} {...order} />)
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
  const order = { paidAhead: rupees(500), toCollect: rupees(99) }
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
  const order = { paidAhead: rupees(599), toCollect: rupees(0) }
  expect(rowsOf({ status: 'Delivered', ...order })).toEqual([
    'Subtotal',
    'Shipping',
    'Total',
    'Paid ahead',
  ])
})
