import { describe, expect, it } from 'vitest'
import { rupees } from '../shared/money.ts'
import { choiceName } from './names.ts'
import { colorOfImage, imageOfColor, knownColor } from './product-colors.ts'
import { isOfLevel, LOW_STOCK, STOCK_LEVELS } from './stock/stock.ts'
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

it.each([
  [{ size: '18 L', color: 'Red' }, 'Red · 18 L'],
  [{ size: '18 L', color: '' }, '18 L'],
  [{ color: 'Red' }, 'Red'],
  [{}, ''],
])('%o is called %s', (choice, name) => {
  expect(choiceName(choice)).toBe(name)
})

it('is told in the words of the reader', () => {
  expect(choiceName({ size: 'l', color: 'red' }, (value) => value.toUpperCase())).toBe('RED · L')
})

const colors = ['Red', 'Blue', 'Green']

const images = (...shown: (string | undefined)[]) => ({
  colors,
  images: shown.map((color) => ({ color })),
})

describe('a product whose images bear colors', () => {
  const product = images('Blue', undefined, 'red', 'Red')

  it('knows the color of an image, and the first image of a color', () => {
    expect([0, 1, 2, 3].map((index) => colorOfImage(product, index))).toEqual([
      'Blue',
      undefined,
      'Red',
      'Red',
    ])
    expect(imageOfColor(product, 'Red')).toBe(2)
    expect(imageOfColor(product, 'blue')).toBe(0)
  })

  it('shows a color without an image by one of no color, where there is one', () => {
    expect(imageOfColor(product, 'Green')).toBe(1)
    expect(imageOfColor(images('Blue', 'Red'), 'Green')).toBeUndefined()
  })

  it('couples nothing with a color that the product no longer has', () => {
    expect(colorOfImage(images('Purple'), 0)).toBeUndefined()
    expect(knownColor(product, 'Purple')).toBeUndefined()
  })
})

it('a product from before that field has its images in the order of its colors, where there are as many', () => {
  const product = images(undefined, undefined, undefined)
  expect(imageOfColor(product, 'Blue')).toBe(1)
  expect(colorOfImage(product, 1)).toBeUndefined()
  expect(imageOfColor(images(undefined, undefined), 'Blue')).toBeUndefined()
})

it.each([
  [0, ['low', 'out']],
  [1, ['low']],
  [LOW_STOCK, ['low']],
  [LOW_STOCK + 1, ['in']],
])('shows a stock of %i under %j', (count, levels) => {
  expect(STOCK_LEVELS.filter((level) => isOfLevel(count, level))).toEqual(levels)
})
