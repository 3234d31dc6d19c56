import { expect, it } from 'vitest'
import { withSalePricesInRupees } from '../../offers/sale-price.ts'
import { rupees, type Rupees } from '../../shared/money.ts'
import { offerOf } from './offer-of.ts'

type Sized = { size?: string; price: Rupees; originalPrice?: Rupees; mrp?: Rupees }

/** A tiffin as the demo sells it, and a spoon at the lowest price there is. */
const TIFFIN: Sized & { sizes: string[]; colors: string[]; variants: Sized[] } = {
  price: rupees(1),
  sizes: ['1 L', '2 L', 'Spoon'],
  colors: [],
  mrp: rupees(1299),
  variants: [
    { size: '1 L', price: rupees(599), originalPrice: rupees(749), mrp: rupees(749) },
    { size: '2 L', price: rupees(849), originalPrice: rupees(999) },
    { size: 'Spoon', price: rupees(1), originalPrice: rupees(1) },
  ],
}

const TO = '2026-12-01T00:00:00.000Z'
const SALE = {
  _id: 'sale',
  kind: 'sale',
  name: 'Sale',
  active: true,
  from: TO,
  to: TO,
  percent: 20,
} as const

const offers = (product: typeof TIFFIN) =>
  product.sizes.map((size) => offerOf(product, { size, color: '' }))

it('without a sale, a price is the list price, and only what is above it is struck through', () => {
  expect(offers(TIFFIN)).toMatchObject([
    { price: 599, listPrice: 599, originalPrice: 749, mrp: 749 },
    { price: 849, listPrice: 849, originalPrice: 999, mrp: 1299 },
    { price: 1, listPrice: 1, originalPrice: undefined, mrp: 1299 },
  ])
  expect(offers(TIFFIN).map((one) => one?.originalPriceOf)).toEqual(Array(3).fill(undefined))
  expect(offerOf(TIFFIN, { size: '9 L' })).toBeUndefined()
})

it('in a sale, a struck price is told for what it is, and what the sale leaves alone has no end', () => {
  expect(offers(withSalePricesInRupees(TIFFIN, SALE))).toMatchObject([
    { price: 479, listPrice: 599, originalPrice: 749, originalPriceOf: 'mrp', saleEndsAt: TO },
    { price: 679, listPrice: 849, originalPrice: 999, originalPriceOf: 'original', saleEndsAt: TO },
    { price: 1, listPrice: 1, originalPrice: undefined, saleEndsAt: undefined },
  ])
})
