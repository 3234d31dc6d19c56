import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise, rupees } from '../shared/money.ts'
import type { Sale } from './offer.ts'
import { runningSales } from './running.ts'
import { withSalePrices, withSalePricesInRupees, saleOf, salePrice } from './sale-price.ts'
import { asProductId } from '../products/product-id.ts'

const NOW = new Date('2026-06-01T12:00:00Z')

const aSale = (sale: Partial<Sale> = {}): Sale => ({
  _id: 'sale',
  name: 'Friday',
  kind: 'sale',
  percent: 20,
  active: true,
  from: '2026-06-01T00:00:00.000Z',
  to: '2026-06-02T00:00:00.000Z',
  ...sale,
})

const goods = {
  productId: asProductId('p'),
  category: 'Kitchen',
  brand: 'B',
  material: 'Steel',
  collection: '',
}

it.each([
  [100_00, 20, 80_00],
  [99_50, 10, 90_00],
  [99_00, 50, 50_00],
  [98_99, 50, 49_00],
  [1_60, 1, 1_60],
  [2_00, 90, 1_00],
  [50, 50, 50],
])('reduces %i paise by %i %% to %i', (price, percent, reduced) => {
  expect(salePrice(paise(price), percent)).toBe(reduced)
})

it('is never above the price without it, nor below a rupee where that is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 90 }),
      (price, percent) => {
        const reduced = salePrice(paise(price), percent)
        expect(reduced).toBeLessThanOrEqual(price)
        expect(reduced).toBeGreaterThanOrEqual(Math.min(price, 100))
        expect(reduced === price || reduced % 100 === 0).toBe(true)
      },
    ),
  )
})

it('finds the sale that counts: running, in scope, the lowest price', () => {
  const sales = [
    aSale(),
    aSale({ _id: 'more', percent: 30, scope: { categories: ['kitchen'] } }),
    aSale({ _id: 'elsewhere', percent: 80, scope: { categories: ['Bathroom'] } }),
    aSale({ _id: 'off', percent: 80, active: false }),
    aSale({ _id: 'later', percent: 80, from: '2026-06-01T12:00:00.001Z' }),
    aSale({ _id: 'over', percent: 80, to: NOW.toISOString() }),
  ]
  expect(saleOf(goods, runningSales(sales, NOW))?._id).toBe('more')
  expect(saleOf({ ...goods, category: 'Bathroom' }, runningSales(sales, NOW))?._id).toBe(
    'elsewhere',
  )
  expect(saleOf({ ...goods, restricted: 'infant_food' }, runningSales(sales, NOW))).toBeUndefined()
})

it('tells the higher of the original price and the price without the sale, and the end', () => {
  const product = { price: paise(100_00), originalPrice: paise(150_00) }
  expect(withSalePrices(product, aSale())).toEqual({
    price: 80_00,
    originalPrice: 150_00,
    originalPriceOf: 'usual',
    saleEndsAt: '2026-06-02T00:00:00.000Z',
  })
  expect(withSalePricesInRupees({ price: rupees(100) }, aSale({ to: undefined }))).toEqual({
    price: 80,
    originalPrice: 100,
    originalPriceOf: 'usual',
  })
})

it.each([
  ['an MRP below the original price', { originalPrice: 150, mrp: 120 }, 120, 'mrp'],
  ['an MRP that is the original price', { originalPrice: 150, mrp: 150 }, 150, 'mrp'],
  ['an MRP at the price, after a rise', { mrp: 100, from: 85 }, 100, 'mrp'],
  ['an MRP above what was asked', { mrp: 150 }, 100, 'usual'],
  ['an MRP above what was asked, after a rise', { mrp: 150, from: 85 }, 85, 'lowest_of_30_days'],
  [
    'a rise, whatever the original price',
    { originalPrice: 150, from: 85 },
    85,
    'lowest_of_30_days',
  ],
  ['a fall', { from: 120 }, 100, 'usual'],
  ['a rise of long ago', { from: 85, until: '2026-05-01T00:00:00.000Z' }, 100, 'usual'],
  [
    'a rise during the sale',
    { from: 85, until: '2026-06-01T10:00:00.000Z' },
    85,
    'lowest_of_30_days',
  ],
])('strikes through what contract §16 says: %s', (_what, known, originalPrice, originalPriceOf) => {
  const { from, until, ...prices } = {
    until: '2026-05-20T00:00:00.000Z',
    from: undefined,
    ...known,
  }
  const amounts = Object.entries(prices).map(([name, amount]) => [name, rupees(amount)])
  const product = {
    price: rupees(100),
    ...Object.fromEntries(amounts),
    ...(from && { risenFrom: [{ price: rupees(from), until }] }),
  }
  expect(withSalePricesInRupees(product, aSale())).toMatchObject({
    price: 80,
    originalPrice,
    originalPriceOf,
  })
})

it('measures by the price before a rise, and tells no reduction where there is none', () => {
  const until = '2026-05-20T00:00:00.000Z'
  const raised = (price: number) => ({
    price: rupees(100),
    originalPrice: rupees(300),
    risenFrom: [{ price: rupees(price), until }],
  })
  expect(withSalePricesInRupees(raised(90), aSale())).toMatchObject({
    price: 80,
    originalPrice: 90,
    originalPriceOf: 'lowest_of_30_days',
  })
  const same = withSalePricesInRupees(raised(80), aSale())
  expect([same.price, same.originalPrice, same.originalPriceOf]).toEqual([80, undefined, undefined])
  const variants = [
    { size: 'S', price: rupees(100) },
    { size: 'L', price: rupees(100), mrp: rupees(100) },
  ]
  const ofSmall = {
    price: rupees(100),
    variants,
    risenFrom: [{ size: 'S', price: rupees(90), until }],
  }
  expect(withSalePricesInRupees(ofSmall, aSale())).toMatchObject({
    originalPrice: 90,
    variants: [
      { originalPrice: 90, originalPriceOf: 'lowest_of_30_days' },
      { originalPrice: 100, originalPriceOf: 'mrp' },
    ],
  })
})

it('reduces each variant, and leaves alone what can not be less', () => {
  const variants = [{ price: rupees(100) }, { price: rupees(200) }]
  const product = { price: rupees(100), priceMax: rupees(200), variants }
  expect(withSalePricesInRupees(product, aSale())).toMatchObject({
    price: 80,
    priceMax: 160,
    variants: [
      { price: 80, originalPrice: 100 },
      { price: 160, originalPrice: 200 },
    ],
  })
  const cheap = { price: rupees(1) }
  expect(withSalePricesInRupees(cheap, aSale())).toBe(cheap)
})
