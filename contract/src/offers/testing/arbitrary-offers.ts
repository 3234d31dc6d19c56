import * as fc from 'fast-check'
import { asProductId } from '../../products/product-id.ts'
import { paise } from '../../shared/money.ts'
import type { OfferLine } from '../apply-offer.ts'
import type { Offer, OfferTerms } from '../offer.ts'

const PRODUCTS = ['bottle', 'thali', 'mug', 'tawa'] as const
const CATEGORIES = { bottle: 'Kitchen', thali: 'Kitchen', mug: 'Bathroom', tawa: 'Kids' } as const

const RUPEE = 100

const product = fc.constantFrom(...PRODUCTS)
const percent = fc.integer({ min: 1, max: 90 })
const money = (max: number) => fc.integer({ min: RUPEE, max }).map(paise)

/** Dearer than a rupee: what is rounded to whole rupees is then less than a unit. */
export const anyLine: fc.Arbitrary<OfferLine> = fc
  .record({
    productId: product,
    size: fc.constantFrom('Small', 'Large'),
    price: money(2_000_00),
    quantity: fc.integer({ min: 1, max: 12 }),
  })
  .map((line) => ({
    ...line,
    productId: asProductId(line.productId),
    color: '',
    category: CATEGORIES[line.productId],
    brand: 'Bartan',
    material: 'Steel',
    collection: '',
  }))

/** As in a cart, each choice once. */
export const anyLines = fc.uniqueArray(anyLine, {
  maxLength: 8,
  selector: ({ productId, size }) => `${productId} ${size}`,
})

const terms: fc.Arbitrary<OfferTerms> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percent,
    most: fc.option(money(500_00), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('amount' as const), amount: money(500_00) }),
  fc.record({ kind: fc.constant('free_delivery' as const) }),
  fc.record({
    kind: fc.constant('buy_get' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({
    kind: fc.constant('set_price' as const),
    products: fc.uniqueArray(
      fc.record({ productId: product.map(asProductId), quantity: fc.integer({ min: 1, max: 2 }) }),
      { minLength: 1, maxLength: 3, selector: ({ productId }) => productId },
    ),
    price: money(1_500_00),
  }),
  fc.record({
    kind: fc.constant('quantity' as const),
    tiers: fc.uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 10 }), percent }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ from }) => from,
    }),
  }),
)

const conditions = fc.record({
  scope: fc.option(
    fc.constantFrom(
      { categories: ['kitchen'] },
      { products: [asProductId('mug')] },
      { brands: ['Other'] },
      {},
    ),
    { nil: undefined },
  ),
  minimum: fc.option(money(3_000_00), { nil: undefined }),
})

export const anyOffer: fc.Arbitrary<Offer> = fc
  .tuple(terms, conditions, fc.nat(1000))
  .map(([given, when, number]) => ({
    _id: `offer-${number}`,
    name: 'Offer',
    active: true,
    from: '2026-01-01T00:00:00.000Z',
    ...when,
    ...given,
  }))

export const anyOffers = fc.uniqueArray(anyOffer, { maxLength: 6, selector: ({ _id }) => _id })
