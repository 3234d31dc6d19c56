import { expect, it } from 'vitest'
import { aProduct } from '../../testing/builders.ts'
import { chargesOf, orderItemsOf, wantedLine } from './phone-order-lines.ts'

const thali = aProduct({ price: 99.5 })

it('lines of the same choice are ordered as one', () => {
  const line = wantedLine(thali)
  expect(orderItemsOf([line, { ...line, quantity: 2 }, { ...line, color: 'Blue' }])).toEqual([
    { productId: 'thali', size: 'Small', color: 'Red', price: 99.5, quantity: 3 },
    { productId: 'thali', size: 'Small', color: 'Blue', price: 99.5, quantity: 1 },
  ])
})

it.each([
  [0, { itemsPrice: 0, shippingPrice: 0, totalPrice: 0 }],
  [2, { itemsPrice: 199, shippingPrice: 50, totalPrice: 249 }],
  [4, { itemsPrice: 398, shippingPrice: 0, totalPrice: 398 }],
])('%d units come to what the shop would charge', (quantity, charges) => {
  expect(chargesOf(quantity === 0 ? [] : [{ ...wantedLine(thali), quantity }])).toEqual(charges)
})
