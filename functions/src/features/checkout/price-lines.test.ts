import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { paise, rupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import type { Sellable } from '#domain/stock/sellable.ts'
import { priceLines, type WantedLine } from './price-lines.ts'

const bottle: Sellable = {
  _id: asProductId('bottle'),
  name: 'Steel Bottle',
  price: paise(99_50),
  sku: asSku('SKU-1'),
  category: 'Kitchen',
  brand: 'Bartan',
  material: 'Steel',
  collection: '',
  countInStock: 5,
  sizes: ['Small', 'Large'],
  colors: ['Red'],
  images: [{ url: '/red.webp' }],
}
const products = new Map([['bottle', bottle]])

const aWantedLine = (line: Partial<WantedLine> = {}): WantedLine => ({
  productId: asProductId('bottle'),
  size: 'Small',
  color: 'Red',
  quantity: 2,
  price: rupees(99.5),
  ...line,
})

describe('pricing a checkout', () => {
  it('takes prices from the products, in paise', () => {
    expect(priceLines([aWantedLine()], products)).toMatchObject([
      { name: 'Steel Bottle', image: '/red.webp', price: 99_50, quantity: 2 },
    ])
  })

  it('adds up lines that are the same', () => {
    const lines = priceLines([aWantedLine(), aWantedLine({ quantity: 1 })], products)
    expect(lines).toMatchObject([{ quantity: 3 }])
  })

  it('names the lines whose price changed, and both prices', () => {
    expect(() => priceLines([aWantedLine({ price: rupees(80) })], products)).toThrow(
      expect.objectContaining({
        code: 'price_changed',
        details: { lines: [expect.objectContaining({ priceWas: 80, price: 99.5 })] },
      }),
    )
  })

  it('asks nothing of a line without a price', () => {
    expect(priceLines([aWantedLine({ price: undefined })], products)).toMatchObject([
      { price: 99_50, quantity: 2 },
    ])
  })

  it('names every line of which there is not enough, sizes added up', () => {
    const lines = [aWantedLine({ quantity: 3 }), aWantedLine({ size: 'Large', quantity: 3 })]
    expect(() => priceLines(lines, products)).toThrow(
      expect.objectContaining({
        code: 'out_of_stock',
        message: 'Only 5 left of Steel Bottle',
        details: {
          lines: [
            expect.objectContaining({ size: 'Small', available: 5 }),
            expect.objectContaining({ size: 'Large', available: 5 }),
          ],
        },
      }),
    )
  })

  it('does not find an unknown product', () => {
    expect(() => priceLines([aWantedLine({ productId: asProductId('x') })], products)).toThrow(
      TEXTS.productNotFound,
    )
  })
})
