import { describe, expect, it } from 'vitest'
import { FREE_SHIPPING_FROM } from '../pricing/shipping.ts'
import { asProductId } from '../products/product-id.ts'
import { paise, toRupees } from '../shared/money.ts'
import type { OfferLine } from './apply-offer.ts'
import type { Offer, OfferTerms } from './offer.ts'
import { quoteOf, type OfferFacts } from './quote.ts'

const NOW = new Date('2026-06-01T12:00:00Z')

const aLine = (
  productId: string,
  rupeesEach: number,
  line: Partial<OfferLine> = {},
): OfferLine => ({
  productId: asProductId(productId),
  size: '',
  color: '',
  category: 'Kitchen',
  brand: 'Bartan',
  material: 'Steel',
  collection: '',
  price: paise(rupeesEach * 100),
  quantity: 1,
  ...line,
})

type Conditions = Partial<Omit<Offer, 'kind'>>

const anOffer = (terms: OfferTerms, conditions: Conditions = {}): Offer => ({
  _id: 'offer',
  name: 'Offer',
  active: true,
  from: '2026-01-01T00:00:00.000Z',
  ...conditions,
  ...terms,
})

const percent = (percentOff: number, conditions: Conditions = {}) =>
  anOffer({ kind: 'percent', percent: percentOff }, conditions)

const quote = (lines: OfferLine[], offers: Offer[], code?: string, facts?: OfferFacts) =>
  quoteOf(lines, { offers, code, now: NOW, facts })

describe('each kind', () => {
  it.each<[string, OfferTerms, OfferLine[], number[]]>([
    ['a percentage', { kind: 'percent', percent: 10 }, [aLine('a', 305)], [31]],
    [
      'a percentage up to a limit',
      { kind: 'percent', percent: 50, most: paise(40_00) },
      [aLine('a', 305)],
      [40],
    ],
    [
      'an amount',
      { kind: 'amount', amount: paise(100_00) },
      [aLine('a', 300), aLine('b', 100)],
      [75, 25],
    ],
    [
      'an amount of at most what the goods cost',
      { kind: 'amount', amount: paise(100_00) },
      [aLine('a', 60)],
      [60],
    ],
    [
      'buy 2 get 1',
      { kind: 'buy_get', buy: 2, get: 1, percent: 100 },
      [aLine('a', 100, { quantity: 2 }), aLine('b', 40)],
      [33.33, 6.67],
    ],
    [
      'buy 1 get 1 at half, twice, dearest first',
      { kind: 'buy_get', buy: 1, get: 1, percent: 50 },
      [aLine('a', 100), aLine('b', 80), aLine('c', 60), aLine('d', 20)],
      [19.23, 15.38, 11.54, 3.85],
    ],
    [
      'a set',
      {
        kind: 'set_price',
        products: [
          { productId: asProductId('a'), quantity: 1 },
          { productId: asProductId('b'), quantity: 2 },
        ],
        price: paise(150_00),
      },
      [aLine('a', 100), aLine('b', 50, { quantity: 2 }), aLine('c', 70)],
      [25, 25, 0],
    ],
    [
      'tiers',
      {
        kind: 'quantity',
        tiers: [
          { from: 3, percent: 10 },
          { from: 5, percent: 20 },
        ],
      },
      [
        aLine('a', 100, { size: 'S', quantity: 3 }),
        aLine('a', 100, { size: 'L', quantity: 2 }),
        aLine('b', 100, { quantity: 2 }),
      ],
      [60, 40, 0],
    ],
  ])('%s', (_, terms, lines, discounts) => {
    const found = quote(lines, [anOffer(terms)])
    if ('fault' in found) throw new Error(found.fault)
    expect(found.discounts.map((discount) => discount / 100)).toEqual(discounts)
  })

  it('free delivery takes off the fee, and nothing of the goods', () => {
    const free = anOffer({ kind: 'free_delivery' })
    expect(quote([aLine('a', 100)], [free])).toMatchObject({
      offer: free,
      discount: 0,
      shippingPrice: 0,
      totalPrice: 100_00,
    })
    expect(quote([aLine('a', toRupees(FREE_SHIPPING_FROM))], [free])).not.toHaveProperty('offer')
  })

  it('is about what is in its scope alone, and about no restricted goods', () => {
    const offer = percent(10, {
      scope: { brands: ['bartan '], products: [asProductId('a'), asProductId('c')] },
    })
    const lines = [aLine('a', 100), aLine('b', 100), aLine('c', 100, { restricted: 'infant_food' })]
    expect(quote(lines, [offer])).toMatchObject({ discounts: [10_00, 0, 0] })
  })

  it('never sells for less than nothing, in whole rupees', () => {
    expect(quote([aLine('a', 0.6)], [percent(90)])).toMatchObject({ discount: 0 })
    const amount = anOffer({ kind: 'amount', amount: paise(100_00) })
    expect(quote([aLine('a', 99.5)], [amount])).toMatchObject({ discount: 99_00 })
  })
})

describe('a code', () => {
  const coded = percent(10, { _id: 'coded', name: 'Society', code: 'SOCIETY' })

  it('holds in any case', () => {
    expect(quote([aLine('a', 100)], [coded], ' society')).toMatchObject({
      offer: coded,
      isBetter: false,
    })
    expect(quote([aLine('a', 100)], [coded])).toMatchObject({ discount: 0 })
  })

  it('yields to what takes more off, and the answer says so', () => {
    const friday = percent(20, { name: 'Friday' })
    expect(quote([aLine('a', 100)], [coded, friday], 'SOCIETY')).toMatchObject({
      offer: friday,
      discount: 20_00,
      isBetter: true,
    })
    expect(quote([aLine('a', 100)], [percent(10), coded], 'SOCIETY')).toMatchObject({
      offer: coded,
    })
  })

  it.each<[string, Conditions, OfferFacts]>([
    ['coupon_invalid', { active: false }, {}],
    ['offer_not_yet', { from: '2026-06-01T12:00:00.001Z' }, {}],
    ['offer_over', { to: NOW.toISOString() }, {}],
    ['offer_minimum', { minimum: paise(100_01) }, {}],
    ['offer_not_here', { scope: { products: [asProductId('b')] } }, {}],
    ['offer_used_up', { usesTotal: 3 }, { used: new Map([['coded', 3]]) }],
    ['offer_used_up', { usesPerPhone: 1 }, { usedByPhone: new Map([['coded', 1]]) }],
    ['coupon_not_first', { firstOrder: true }, { hasOrdered: true }],
  ])('is refused by %s', (fault, conditions, facts) => {
    const offer = { ...coded, ...conditions }
    expect(quote([aLine('a', 100)], [offer], 'society', facts)).toMatchObject({ fault })
    if (fault !== 'offer_not_here' && fault !== 'offer_minimum') return
    expect(quote([aLine('a', 100)], [coded], 'society', facts)).toMatchObject({ discount: 10_00 })
  })

  it('says how much more has to be bought for its minimum', () => {
    const offer = { ...coded, minimum: paise(150_50) }
    expect(quote([aLine('a', 100)], [offer], 'society')).toMatchObject({ missing: 50_50 })
  })

  it('that does not exist is none', () => {
    expect(quote([aLine('a', 100)], [coded], 'DIWALI')).toEqual({ fault: 'coupon_invalid' })
  })

  it('is judged for a guest as if uses and first order held', () => {
    const offer = { ...coded, firstOrder: true, usesTotal: 1, usesPerPhone: 1 }
    expect(quote([aLine('a', 100)], [offer], 'society')).toMatchObject({ discount: 10_00 })
  })
})

describe('what is missing for the next offer', () => {
  const next = percent(10, { name: 'From 499', minimum: paise(499_00) })

  it('is told within ₹500', () => {
    expect(quote([aLine('a', 418)], [next])).toMatchObject({
      next: { offer: { name: 'From 499' }, missing: 81_00 },
    })
    const far = { ...next, minimum: paise(918_01) }
    expect(quote([aLine('a', 418)], [far])).not.toHaveProperty('next')
    expect(quote([aLine('a', 499)], [next])).not.toHaveProperty('next')
  })

  it('is about offers without a code that bring more than the one that holds', () => {
    expect(quote([aLine('a', 418)], [{ ...next, code: 'X99' }])).not.toHaveProperty('next')
    expect(quote([aLine('a', 418)], [next, percent(20, { _id: 'b' })])).not.toHaveProperty('next')
  })
})

it('takes as long for a million units as for a few: anybody may ask', () => {
  let looks = 0
  const line = {
    ...aLine('a', 100, { quantity: 1_000_000 }),
    get price() {
      looks += 1
      return paise(100_00)
    },
  }
  const sets = { products: [{ productId: asProductId('a'), quantity: 3 }], price: paise(200_00) }
  const found = quote([line], [anOffer({ kind: 'set_price', ...sets })])
  expect(found).toMatchObject({ discount: 33_333_300_00 })
  expect(looks).toBeLessThan(1000)
})
