import { toRupees } from '@bartan/contract/shared/money'
import { FREE_SHIPPING_FROM, SHIPPING_FEE } from '@bartan/contract/checkout/shipping'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { chargesOf, orderItemsOf, wantedLine } from './phone-order-lines.ts'

const thali = aProduct({ price: 99.5 })
/** Ships free. */
const ENOUGH = Math.ceil(FREE_SHIPPING_FROM / 99_50)

it('lines of the same choice are ordered as one', () => {
  const line = wantedLine(thali)
  expect(orderItemsOf([line, { ...line, quantity: 2 }, { ...line, color: 'Blue' }])).toEqual([
    { productId: 'thali', size: 'Small', color: 'Red', price: 99.5, quantity: 3 },
    { productId: 'thali', size: 'Small', color: 'Blue', price: 99.5, quantity: 1 },
  ])
})

it.each([
  [0, { itemsPrice: 0, shippingPrice: 0, totalPrice: 0 }],
  [
    2,
    {
      itemsPrice: 199,
      shippingPrice: toRupees(SHIPPING_FEE),
      totalPrice: toRupees(199_00 + SHIPPING_FEE),
    },
  ],
  [ENOUGH, { itemsPrice: 99.5 * ENOUGH, shippingPrice: 0, totalPrice: 99.5 * ENOUGH }],
])('%d units come to what the shop would charge', (quantity, charges) => {
  expect(chargesOf(quantity === 0 ? [] : [{ ...wantedLine(thali), quantity }])).toEqual(charges)
})
