import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise } from '../../shared/money.ts'
import type { Paise } from '../../shared/money.ts'
import { DAY_MS } from '../../shared/shop-day.ts'
import { earlierPrice, lowestBefore, risenAfter } from './earlier-price.ts'
import type { RisenFrom } from './earlier-price.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')
const day = (number: number) => new Date(NOW + number * DAY_MS)

/** What is kept of a product whose price was changed on these days. */
const after = (first: number, ...changes: [onDay: number, price: number][]) => {
  let [risenFrom, price]: [RisenFrom[], Paise] = [[], paise(first)]
  for (const [onDay, next] of changes) {
    const change = { before: { price }, after: { price: paise(next) }, at: day(onDay) }
    risenFrom = risenAfter(risenFrom, change)
    price = paise(next)
  }
  return risenFrom
}

const lowest = (risenFrom: readonly RisenFrom[], onDay: number) =>
  lowestBefore(risenFrom, {}, { from: day(onDay).toISOString() })

it.each<[string, [number, number][], number | undefined]>([
  ['a rise shortly before', [[-1, 200]], 100],
  [
    'a rise in steps',
    [
      [-20, 120],
      [-10, 150],
      [-1, 200],
    ],
    100,
  ],
  ['a rise more than 30 days ago', [[-31, 200]], undefined],
  ['a rise since the sale began', [[1, 200]], 100],
  ['no change', [], undefined],
  ['a fall', [[-1, 90]], undefined],
  [
    'a rise that was taken back',
    [
      [-2, 200],
      [-1, 100],
    ],
    undefined,
  ],
  [
    'a rise, and half of it taken back',
    [
      [-2, 200],
      [-1, 150],
    ],
    100,
  ],
  [
    'steps of which the first is too old',
    [
      [-40, 120],
      [-10, 150],
    ],
    120,
  ],
])('finds the lowest price of the 30 days before a sale: %s', (_, changes, found) => {
  expect(lowest(after(100, ...changes), 0)).toBe(found)
})

it('is what a look at every day of the 30 would find, whatever became of the price', () => {
  const anyChange = fc.record({
    onDay: fc.integer({ min: -60, max: 0 }),
    price: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(anyChange, { maxLength: 8, selector: ({ onDay }) => onDay }),
      (all) => {
        const changes = all.toSorted((one, other) => one.onDay - other.onDay)
        const now = changes.at(-1)?.price ?? 5
        // Of each price until when it held.
        const held = [5, ...changes.map(({ price }) => price)].map((price, place) => ({
          price,
          until: changes[place]?.onDay ?? Infinity,
        }))
        const least = Math.min(...held.filter(({ until }) => until > -30).map(({ price }) => price))
        const found = lowest(
          after(5, ...changes.map(({ onDay, price }): [number, number] => [onDay, price])),
          0,
        )
        expect(Math.min(found ?? now, now)).toBe(Math.min(least, now))
      },
    ),
  )
})

const variants = (small: number, large?: number) => ({
  price: paise(small),
  variants: [
    { size: 'S', price: paise(small) },
    ...(large === undefined ? [] : [{ size: 'L', color: 'Red', price: paise(large) }]),
  ],
})

it('keeps the prices of each variant by itself, and the product’s for those that come later', () => {
  const at = day(0)
  const parted = risenAfter([], { before: { price: paise(10) }, after: variants(10, 20), at })
  expect(parted).toEqual([{ size: 'L', color: 'Red', price: 10, until: at.toISOString() }])
  const raised = risenAfter(parted, { before: variants(10, 20), after: variants(15, 20), at })
  expect(raised.map(({ size, price }) => [size, price])).toEqual([
    ['S', 10],
    ['L', 10],
  ])
  expect(risenAfter([], { before: variants(10), after: variants(10, 50), at })).toEqual([])
  expect(lowestBefore(raised, { size: 'S', color: '' }, { from: at.toISOString() })).toBe(10)
  expect(lowestBefore(raised, { size: 'M' }, { from: at.toISOString() })).toBeUndefined()
})

it.each([
  [{ price: 100 }, undefined, [100, 'usual']],
  [{ price: 100, originalPrice: 150 }, undefined, [150, 'usual']],
  [{ price: 100, originalPrice: 150 }, 80, [80, 'lowest_of_30_days']],
  [{ price: 100, originalPrice: 150, mrp: 150 }, 80, [150, 'mrp']],
  [{ price: 100, originalPrice: 150, mrp: 120 }, undefined, [120, 'mrp']],
  [{ price: 100, mrp: 200 }, 80, [80, 'lowest_of_30_days']],
  [{ price: 100, mrp: 200 }, undefined, [100, 'usual']],
] as const)('measures a sale of %j, once at %j, by %j', (told, least, [amount, of]) => {
  const { price, ...others } = told as { price: number; originalPrice?: number; mrp?: number }
  const product = Object.fromEntries(
    Object.entries(others).map(([field, value]) => [field, paise(value)]),
  )
  expect(
    earlierPrice(
      { price: paise(price), ...product },
      least === undefined ? undefined : paise(least),
    ),
  ).toEqual({ amount, of })
})
