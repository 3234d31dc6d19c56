import { newProductSchema } from '@bartan/contract/products/input-schema'
import { describe, expect, it } from 'vitest'
import { shopCategory } from './demo-product.ts'
import type { DemoProduct } from './demo-product.ts'
import { demoProducts } from './demo-products.ts'
import { forms } from './illustrator/forms.ts'
import { productPictures } from './pictures.ts'

const uses = (values: readonly string[]) => [...new Set(values)].sort()
const count = (test: (product: DemoProduct) => boolean) => demoProducts.filter(test).length

const sorted = (values: readonly string[]) => [...values].sort()

describe('the demo shop', () => {
  it('has at least 60 products with SKUs and names of their own', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(60)
    expect(new Set(demoProducts.map(({ sku }) => sku)).size).toBe(demoProducts.length)
    expect(new Set(demoProducts.map(({ name }) => name)).size).toBe(demoProducts.length)
  })

  it("uses all that the specification lists, and nothing else, whatever the shop's own lists are", () => {
    expect(uses(demoProducts.map(({ category }) => category))).toEqual(
      sorted(['Kitchen', 'Bathroom', 'Kids']),
    )
    expect(uses(demoProducts.map(({ brand }) => brand))).toEqual(
      sorted(['Prakash', 'Aristo', 'Omax', 'Royal', 'Cello', 'Supremewere']),
    )
    expect(uses(demoProducts.map(({ material }) => material))).toEqual(
      sorted(['Plastic', 'Steel', 'Aluminium', 'Fiber', 'Iron']),
    )
    expect(uses(demoProducts.flatMap(({ sizes }) => sizes))).toEqual(
      sorted(['Small', 'Medium', 'Large']),
    )
    expect(uses(demoProducts.flatMap(({ colors }) => colors))).toEqual(
      sorted(['Red', 'Green', 'Blue', 'Black', 'Yellow', 'Gray', 'White', 'Pink']),
    )
  })

  it('shows every form that can be drawn', () => {
    expect(uses(demoProducts.map(({ form }) => form))).toEqual(Object.keys(forms).sort())
  })

  it('fills the home page: 8 kitchen products and more', () => {
    for (const category of ['Kitchen', 'Bathroom', 'Kids'])
      expect(
        demoProducts.filter((product) => product.category === category).length,
      ).toBeGreaterThan(12)
  })

  it.each(demoProducts)('$sku would be accepted from an admin', (product) => {
    expect(
      newProductSchema.safeParse({ ...product, category: shopCategory(product.category) }).error,
    ).toBeUndefined()
    expect(new Set(product.colors).size).toBe(product.colors.length)
    expect(product.originalPrice ?? Infinity).toBeGreaterThan(product.price)
    expect(product.description.split(/[.!?](?:\s|$)/).length - 1).toBeGreaterThanOrEqual(2)
  })

  it.each(demoProducts)('$sku speaks Hindi as well', ({ nameHi, descriptionHi }) => {
    expect(nameHi).toMatch(/^[\p{Script=Devanagari}\d ,-]+$/u)
    expect(descriptionHi?.split('।').length).toBeGreaterThan(2)
  })

  it('has reduced prices, dear things, two sold out and some nearly so', () => {
    expect(count(({ countInStock }) => countInStock === 0)).toBe(2)
    expect(count(({ countInStock }) => countInStock > 0 && countInStock < 5)).toBeGreaterThan(2)
    expect(count(({ originalPrice }) => originalPrice !== undefined)).toBeGreaterThan(15)
    expect(count(({ price }) => price > 1000)).toBeGreaterThan(2)
    expect(count(({ price }) => price <= 1000)).toBeGreaterThan(55)
    expect(count(({ colors }) => colors.length === 0)).toBeGreaterThan(2)
    expect(count(({ sizes }) => sizes.length === 0)).toBeGreaterThan(2)
  })

  it('has a picture for each color, in their order, or one', () => {
    for (const product of demoProducts) {
      const pictures = productPictures(product)
      const expected = product.colors.map((color) => `${product.name} in ${color}`)
      expect(pictures.map(({ altText }) => altText)).toEqual(
        expected.length > 0 ? expected : [product.name],
      )
      expect(pictures.flatMap(({ color }) => color ?? [])).toEqual(product.colors)
    }
  })
})
