import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { paise } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import type { CartLineDocument } from '#database/documents.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { addUnits, mergeLines, removeLine, setQuantity } from './cart-lines.ts'

const bottle: Sellable = {
  _id: asProductId('bottle'),
  name: 'Steel Bottle',
  price: paise(100_00),
  sku: asSku('SKU-1'),
  category: 'Kitchen',
  brand: 'Bartan',
  material: 'Steel',
  collection: '',
  countInStock: 5,
  sizes: ['Small', 'Large'],
  colors: ['Red', 'Blue'],
  images: [{ url: '/red.webp' }, { url: '/blue.webp' }],
}
const mug: Sellable = { ...bottle, _id: asProductId('mug'), name: 'Mug', sizes: [], colors: [] }

const aLine = (line: Partial<CartLineDocument> = {}): CartLineDocument => ({
  productId: asProductId('bottle'),
  size: 'Small',
  color: 'Red',
  quantity: 1,
  name: 'Steel Bottle',
  image: '/red.webp',
  price: paise(100_00),
  ...line,
})

describe('adding units', () => {
  it('makes a line per size and color, with the image of the color', () => {
    const lines = addUnits([aLine()], bottle, { size: 'Small', color: 'Blue', quantity: 2 })
    expect(lines).toEqual([aLine(), aLine({ color: 'Blue', quantity: 2, image: '/blue.webp' })])
  })

  it('adds to the line that is there', () => {
    const lines = addUnits([aLine()], bottle, { size: 'Small', color: 'Red', quantity: 2 })
    expect(lines).toEqual([aLine({ quantity: 3 })])
  })

  it('shows the cover where images and colors do not pair up', () => {
    const single = { ...bottle, images: [{ url: '/cover.webp' }] }
    const [line] = addUnits([], single, { size: 'Small', color: 'Blue', quantity: 1 })
    expect(line?.image).toBe('/cover.webp')
  })

  it('adds the lines of a product up before it looks at the stock', () => {
    const lines = [aLine({ quantity: 3 })]
    expect(addUnits(lines, bottle, { size: 'Large', color: 'Red', quantity: 2 })).toHaveLength(2)
    expect(() => addUnits(lines, bottle, { size: 'Large', color: 'Red', quantity: 3 })).toThrow(
      'Only 5 left of Steel Bottle',
    )
  })

  it('refuses a size or color that the product does not have, or that is missing', () => {
    for (const [choice, field] of [
      [{ size: 'Huge', color: 'Red' }, 'size'],
      [{ size: '', color: 'Red' }, 'size'],
      [{ size: 'Small', color: 'Pink' }, 'color'],
    ] as const)
      expect(() => addUnits([], bottle, { ...choice, quantity: 1 })).toThrow(
        expect.objectContaining({
          code: 'invalid_input',
          details: {
            fields: { [field]: expect.objectContaining({ message: expect.any(String) }) },
          },
        }),
      )
  })

  it('needs no choice where the product offers none, and takes none', () => {
    const [line] = addUnits([], mug, { size: '', color: '', quantity: 1 })
    expect(line).toMatchObject({ size: '', color: '' })
    expect(() => addUnits([], mug, { size: 'Small', color: '', quantity: 1 })).toThrow('size')
  })
})

describe('setting a quantity', () => {
  const key = { productId: asProductId('bottle'), size: 'Small', color: 'Red' }

  it('replaces the quantity', () => {
    expect(setQuantity([aLine()], bottle, { ...key, quantity: 4 })).toEqual([
      aLine({ quantity: 4 }),
    ])
  })

  it('refuses more than is left, and a line that is not there', () => {
    expect(() => setQuantity([aLine()], bottle, { ...key, quantity: 6 })).toThrow('Only 5 left')
    expect(() => setQuantity([], bottle, { ...key, quantity: 1 })).toThrow('not in the cart')
  })

  it('says that a deleted product is sold out', () => {
    expect(() => setQuantity([aLine()], undefined, { ...key, quantity: 1 })).toThrow(
      'Steel Bottle is sold out',
    )
  })
})

it('removes a line, if it is there', () => {
  expect(removeLine([aLine(), aLine({ size: 'Large' })], aLine())).toEqual([
    aLine({ size: 'Large' }),
  ])
  expect(() => removeLine([aLine()], aLine({ size: 'Large' }))).toThrow('not in the cart')
})

describe('merging a guest cart', () => {
  const products = new Map([
    ['bottle', bottle],
    ['mug', { ...mug, countInStock: 0 }],
  ])

  it('adds quantities up and appends what is new', () => {
    const merged = mergeLines(
      [aLine({ quantity: 1 })],
      [aLine({ quantity: 2 }), aLine({ color: 'Blue' })],
      products,
    )
    expect(merged).toEqual([aLine({ quantity: 3 }), aLine({ color: 'Blue' })])
  })

  it('stops at the stock, over all lines of a product', () => {
    const merged = mergeLines(
      [aLine({ quantity: 3 })],
      [aLine({ color: 'Blue', quantity: 4 }), aLine({ size: 'Large', quantity: 1 })],
      products,
    )
    expect(merged).toEqual([aLine({ quantity: 3 }), aLine({ color: 'Blue', quantity: 2 })])
  })

  it('keeps what can not be had now, but makes it no more', () => {
    const soldOut = aLine({ productId: asProductId('mug'), size: '', color: '', quantity: 2 })
    const gone = aLine({ productId: asProductId('gone') })
    expect(mergeLines([], [soldOut, gone], products)).toEqual([soldOut, gone])
    expect(mergeLines([soldOut], [soldOut], products)).toEqual([soldOut])
  })
})
