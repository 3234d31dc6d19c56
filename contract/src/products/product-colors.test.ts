import { describe, expect, it } from 'vitest'
import { colorOfImage, imageOfColor, knownColor } from './product-colors.ts'

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

describe('a product from before that field', () => {
  it('has its images in the order of its colors, where there are as many', () => {
    const product = images(undefined, undefined, undefined)
    expect(imageOfColor(product, 'Blue')).toBe(1)
    expect(colorOfImage(product, 1)).toBeUndefined()
    expect(imageOfColor(images(undefined, undefined), 'Blue')).toBeUndefined()
  })
})
