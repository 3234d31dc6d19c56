import { newProductSchema } from '@bartan/contract/products/input-schema'
import { expect, it } from 'vitest'
import { shopCategory } from './demo-product.ts'
import { demoProducts } from './demo-products.ts'
import { generateProducts, MAX_GENERATED } from './generate-products.ts'
import { productPictures } from './pictures.ts'

it('makes as many as asked for, the same every time, a larger one beginning with a smaller', () => {
  const products = generateProducts(300)
  expect(products).toHaveLength(300)
  expect(generateProducts(300)).toEqual(products)
  expect(generateProducts(40)).toEqual(products.slice(0, 40))
})

it('makes products that an admin could have entered', () => {
  for (const product of generateProducts(500))
    expect(
      newProductSchema.safeParse({ ...product, category: shopCategory(product.category) }).error,
    ).toBeUndefined()
})

it('names some in Hindi, whole', () => {
  const names = generateProducts(1000).flatMap(({ nameHi }) => nameHi ?? [])
  expect(names.length).toBeGreaterThan(300)
  expect(names.length).toBeLessThan(500)
  for (const name of names)
    expect(name).toMatch(/^\p{Script=Devanagari}+( \p{Script=Devanagari}+)+$/u)
})

it('covers the categories from the start', () => {
  expect(new Set(generateProducts(6).map(({ category }) => category)).size).toBe(3)
})

it('keeps SKUs unique and shows the pictures of the demo, however many there are', () => {
  const products = generateProducts(20_000)
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length)
  const known = new Set(demoProducts.flatMap(productPictures).map(({ name }) => name))
  const names = products.flatMap((product) => productPictures(product).map(({ name }) => name))
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

it.each([0, -1, 1.5, MAX_GENERATED + 1])('refuses %s products', (count) => {
  expect(() => generateProducts(count)).toThrow(RangeError)
})
