import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { asProductId } from '../products/product-id.ts'
import { paise, rupees } from '../shared/money.ts'
import type { Sale } from './offer.ts'
import { runningSales } from './running.ts'
import { withSalePrices, withSalePricesInRupees, saleOf, salePrice } from './sale-price.ts'

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
    listPrice: 100_00,
    originalPrice: 150_00,
    originalPriceOf: 'original',
    saleEndsAt: '2026-06-02T00:00:00.000Z',
  })
  expect(withSalePricesInRupees({ price: rupees(100) }, aSale({ to: undefined }))).toEqual({
    price: 80,
    listPrice: 100,
    originalPrice: 100,
    originalPriceOf: 'without_sale',
  })
})

it.each([
  ['the price without the sale', {}, 100, 'without_sale'],
  ['the price without the sale, below an MRP', { mrp: 150 }, 100, 'without_sale'],
  ['an original price above it', { originalPrice: 150, mrp: 180 }, 150, 'original'],
  ['an original price that is the MRP', { originalPrice: 150, mrp: 150 }, 150, 'mrp'],
])('strikes through what contract §16 says: %s', (_what, told, originalPrice, originalPriceOf) => {
  const amounts = Object.entries(told).map(([name, amount]) => [name, rupees(amount)])
  const product = { price: rupees(100), ...Object.fromEntries(amounts) }
  const variants = [{ price: rupees(120) }, { price: rupees(100), ...Object.fromEntries(amounts) }]
  const expected = { price: 80, originalPrice, originalPriceOf }
  expect(withSalePricesInRupees(product, aSale())).toMatchObject(expected)
  expect(withSalePricesInRupees({ ...product, variants }, aSale())).toMatchObject({
    ...expected,
    variants: [{ price: 96, originalPrice: 120, originalPriceOf: 'without_sale' }, expected],
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
