import { aLine, anOrder, aProduct } from '#testing/builders.ts'
import type { Product } from '@bartan/contract/products/schema'
import { rupees, NO_MONEY } from '@bartan/contract/shared/money'
import { asProductId } from '@bartan/contract/products/product-id'

export const LONG_NAME =
  'Supremewere Extra Large Stainless Steel Pressure-Cooker-With-Outer-Lid and a Name that does not end'

/** A typical product, and one with extreme values. */
export const SAMPLES: readonly Product[] = [
  aProduct({ rating: { average: 4.3, count: 12 } }),
  aProduct({ _id: asProductId('reduced'), originalPrice: rupees(249), countInStock: 3 }),
  aProduct({
    _id: asProductId('extreme'),
    name: LONG_NAME,
    brand: 'A brand of many, many words indeed',
    price: rupees(9_999_999.5),
    countInStock: 0,
    colors: ['Red', 'Blue', 'Green', 'Black', 'Yellow', 'Gray', 'White', 'Pink'],
  }),
]

/** A picture of the shop that needs no catalog. */
export const IMAGE = { url: '/scenes/kitchen-tile-wide-400.webp', altText: 'A kitchen' }

export const ORDER = anOrder({
  orderItems: [
    aLine(),
    aLine({
      productId: asProductId('long'),
      name: LONG_NAME,
      price: rupees(12_999.5),
      quantity: 20,
    }),
  ],
  itemsPrice: rupees(260_189),
  shippingPrice: NO_MONEY,
  totalPrice: rupees(260_189),
})
