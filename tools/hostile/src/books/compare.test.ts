import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { asOrderNumber } from '@bartan/contract/testing/brands'
import { expect, it } from 'vitest'
import { compareBooks, type BookedOrder } from './compare.ts'

const by = { _id: 'a', name: 'Asha', role: 'customer' } as const

const order = (fields: Partial<BookedOrder> = {}): BookedOrder => ({
  _id: 'o1',
  number: asOrderNumber('BR-2222'),
  checkoutId: 'c1',
  status: 'Processing',
  statusHistory: [{ status: fields.status ?? 'Processing', at: '2026-11-23T10:00:00Z', by }],
  isPaid: false,
  isDelivered: false,
  orderItems: [{ productId: asProductId('p'), quantity: 2, price: rupees(100.1) }],
  itemsPrice: rupees(200.2),
  shippingPrice: rupees(50),
  totalPrice: rupees(250.2),
  ...fields,
})

const lines = [{ productId: 'p', size: '', color: '', quantity: 2 }]
const bought = [{ checkoutId: 'c1', orderId: 'o1', lines }]
const stock = (units: number) => new Map([['p', units]])

const books = (orders: BookedOrder[], unitsNow: number) =>
  compareBooks({ orders, bought, stockBefore: stock(10), stockNow: stock(unitsNow) })

it('finds nothing where stock, orders and answers agree', () => {
  expect(books([order()], 8)).toEqual([])
  expect(books([order({ status: 'Cancelled' })], 10)).toEqual([])
  expect(books([order({ status: 'Delivered', isPaid: true, isDelivered: true })], 8)).toEqual([])
})

it.each<[string, BookedOrder[], number]>([
  ['units that were sold and are still there', [order()], 10],
  ['units that are gone without an order', [order()], 7],
  ['units of a cancelled order that did not come back', [order({ status: 'Cancelled' })], 8],
  [
    'a checkout that became two orders',
    [order(), order({ _id: 'o2', number: asOrderNumber('BR-3333') })],
    6,
  ],
  ['one number of two orders', [order(), order({ _id: 'o2', checkoutId: 'c2' })], 6],
  ['an order that was answered and is not there', [], 10],
  ['an order of another number of units', [order({ orderItems: [] })], 10],
  ['a delivered order that is not paid', [order({ status: 'Delivered', isDelivered: true })], 8],
  ['a total that is not the sum', [order({ totalPrice: rupees(200.2) })], 8],
  ['a status without its history', [order({ statusHistory: [] })], 8],
])('finds %s', (_, orders, unitsNow) => expect(books(orders, unitsNow)).not.toEqual([]))
