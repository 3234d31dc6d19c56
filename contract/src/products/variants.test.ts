import { describe, expect, it } from 'vitest'
import { rupees } from '../shared/money.ts'
import {
  choiceKey,
  highestPrice,
  repeatedVariants,
  scarcestStock,
  summaryOf,
  variantOf,
} from './variants.ts'

const variants = [
  { size: '18 L', color: 'Red', price: rupees(349), originalPrice: rupees(399), countInStock: 4 },
  { size: '12 L', color: 'Red', price: rupees(249), countInStock: 0 },
  { size: '12 L', color: 'Blue', price: rupees(249), originalPrice: rupees(299), countInStock: 2 },
]

it('makes sizes, colors, stock and price of a product out of its variants, in their order', () => {
  expect(summaryOf(variants)).toEqual({
    sizes: ['18 L', '12 L'],
    colors: ['Red', 'Blue'],
    countInStock: 6,
    price: 249,
    originalPrice: undefined,
  })
  expect(summaryOf([{ price: rupees(5), countInStock: 1 }])).toMatchObject({
    sizes: [],
    colors: [],
  })
})

it('tells the highest price only where another is lower', () => {
  expect(highestPrice(variants)).toBe(349)
  expect(highestPrice(variants.slice(1))).toBeUndefined()
})

describe('size and color', () => {
  it('name a variant, and only one that there is', () => {
    expect(variantOf(variants, { size: '12 L', color: 'Blue' })).toBe(variants[2])
    expect(variantOf(variants, { size: '18 L', color: 'Blue' })).toBeUndefined()
    expect(variantOf([{ color: 'Red' }], { size: '', color: 'Red' })).toEqual({ color: 'Red' })
  })

  it('are the same in other case and blanks', () => {
    expect(choiceKey({ size: ' 12  l', color: 'RED' })).toBe(
      choiceKey({ size: '12 L', color: 'Red' }),
    )
    expect(choiceKey({ size: 'Red' })).not.toBe(choiceKey({ color: 'Red' }))
    expect(
      repeatedVariants([
        { size: 'S' },
        { color: 'S' },
        { size: 's ' },
        { size: 'M' },
        { color: 's' },
      ]),
    ).toEqual([2, 4])
  })
})

it('warns by the scarcest variant', () => {
  expect(scarcestStock({ countInStock: 6, variants })).toBe(0)
  expect(scarcestStock({ countInStock: 6 })).toBe(6)
})
