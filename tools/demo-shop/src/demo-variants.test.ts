import { expect, it } from 'vitest'
import { demoVariants } from './demo-variants.ts'

const bucket = {
  sku: 'BKT',
  sizes: [
    ['12 L', 199, 249],
    ['18 L', 249],
  ] as const,
  colors: ['Blue', 'Red', 'Pink'],
  countInStock: 50,
}

it('has one for every size and color, at the price of its size', () => {
  const variants = demoVariants(bucket)
  expect(variants.map(({ sku, price, originalPrice }) => [sku, price, originalPrice])).toEqual([
    ['BKT-12L-BLU', 199, 249],
    ['BKT-12L-RED', 199, 249],
    ['BKT-12L-PIN', 199, 249],
    ['BKT-18L-BLU', 249, undefined],
    ['BKT-18L-RED', 249, undefined],
    ['BKT-18L-PIN', 249, undefined],
  ])
})

it.each([0, 1, 3, 50, 261])('shares out %d units to the last one', (countInStock) => {
  const stock = demoVariants({ ...bucket, countInStock }).map((variant) => variant.countInStock)
  expect(stock.reduce((sum, units) => sum + units, 0)).toBe(countInStock)
  expect(Math.min(...stock)).toBe(0)
  expect(stock.at(-1)).toBe(0)
})

it('leaves out what there is none of', () => {
  expect(demoVariants({ ...bucket, sizes: [['', 99]], colors: ['Red'] })).toEqual([
    { color: 'Red', sku: 'BKT-RED', countInStock: 50, price: 99 },
  ])
})
