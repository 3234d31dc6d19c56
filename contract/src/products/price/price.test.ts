import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withSalePricesInRupees } from '../../offers/sale-price.ts'
import { paise, rupees, toPaise, toRupees, type Rupees } from '../../shared/money.ts'
import { newPrice, type PriceChange, type PriceRounding } from './new-price.ts'
import { offerOf } from './offer-of.ts'
import { unitPrice } from './unit-price.ts'
import { variantOffer } from './variant-offer.ts'

const changed = (price: number, change: PriceChange, round: PriceRounding = 'rupee') =>
  toRupees(newPrice(toPaise(rupees(price)), change, round))

describe('a price that is changed together with others', () => {
  it('is a whole rupee, half up', () => {
    expect(changed(99, { percent: 5 })).toBe(104)
    expect(changed(90, { percent: 5 })).toBe(95)
    expect(changed(90, { percent: -5 })).toBe(86)
    expect(changed(100, { percent: 2.5 })).toBe(103)
    expect(changed(100, { percent: 2.49 })).toBe(102)
    expect(changed(99.5, { amount: paise(1000) })).toBe(110)
    expect(changed(99.5, { to: paise(14_949) })).toBe(149)
  })

  it('ends in 9 where that is wished, at the nearest such price, the lower one of two', () => {
    expect(changed(100, { to: paise(10_400) }, 'nine')).toBe(99)
    expect(changed(100, { to: paise(10_401) }, 'nine')).toBe(109)
    expect(changed(100, { to: paise(10_900) }, 'nine')).toBe(109)
    expect(changed(100, { percent: 10 }, 'nine')).toBe(109)
    expect(changed(5, { amount: paise(-300) }, 'nine')).toBe(9)
    expect(changed(5, { amount: paise(-500) }, 'nine')).toBe(0)
  })

  it('that ends in 9 is never farther away than any other that does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), (amount) => {
        const nine = newPrice(paise(1), { to: paise(amount) }, 'nine')
        expect(nine % 1000).toBe(900)
        expect(Math.abs(nine - amount)).toBeLessThanOrEqual(amount < 400 ? 800 : 500)
        const isUpper = nine - amount === 500
        expect(isUpper && amount >= 400).toBe(false)
      }),
    )
  })
})

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

it.each([
  [100, 500, 'g', { price: 0.2, unit: 'g' }],
  [100, 2, 'kg', { price: 50, unit: 'kg' }],
  [100, 2000, 'g', { price: 50, unit: 'kg' }],
  [90, 0.5, 'l', { price: 0.18, unit: 'ml' }],
  [799, 4, 'N', { price: 199.75, unit: 'N' }],
  [60, 300, 'cm', { price: 20, unit: 'm' }],
])('of ₹%d for %d %s', (price, value, unit, expected) => {
  expect(unitPrice(rupees(price), { value, unit })).toEqual(expected)
})

it.each([
  [1, 'kg'],
  [1000, 'ml'],
  [1, 'N'],
  [3, 'handfuls'],
])('is not told apart from the price of %d %s', (value, unit) => {
  expect(unitPrice(rupees(100), { value, unit })).toBeUndefined()
})

const anyPrice = fc.integer({ min: 100, max: 1_000_000 }).map((amount) => toRupees(paise(amount)))

const quantity = fc.integer({ min: 1, max: 5000 })

it('comes to the price again, to half a paisa for each unit', () => {
  fc.assert(
    fc.property(anyPrice, quantity, fc.constantFrom('N', 'g', 'ml', 'cm'), (price, value, unit) => {
      const found = unitPrice(price, { value, unit })
      if (!found) return
      const units = found.unit === unit ? value : value / (found.unit === 'm' ? 100 : 1000)
      expect(Math.abs(found.price * units - price)).toBeLessThanOrEqual(0.005 * units + 1e-6)
    }),
  )
})

it('is the same however a quantity is written', () => {
  fc.assert(
    fc.property(
      anyPrice,
      quantity,
      fc.constantFrom(['kg', 'g', 1000], ['l', 'ml', 1000], ['m', 'cm', 100]),
      (price, value, [large, small, times]) => {
        const written = unitPrice(price, { value, unit: large })
        const same = unitPrice(price, { value: value * times, unit: small })
        expect(same).toEqual(written)
      },
    ),
  )
})

const product = { price: rupees(100), mrp: rupees(160) }

it.each([
  ['its own', { price: rupees(200), mrp: rupees(250) }, 250],
  ['its product’s', { price: rupees(150) }, 160],
  ['its product’s, up to that price', { price: rupees(160) }, 160],
  ['none where its product’s is below its price', { price: rupees(200) }, undefined],
  ['none where only a sale is below it', { price: rupees(120), listPrice: rupees(200) }, undefined],
])('the MRP of a variant is %s', (_name, variant, mrp) => {
  expect(variantOffer(product, variant).mrp).toBe(mrp)
})
