import { newProductSchema } from '@bartan/contract/products/input-schema'
import { expect, it } from 'vitest'
import { shopCategory } from './demo-product.ts'
import { generateProducts, MOST_GENERATED } from './generate-products.ts'
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

it('keeps SKUs unique and pictures few, however many there are', () => {
  const products = generateProducts(20_000)
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length)
  const pictures = products.flatMap((product) =>
    productPictures(product).map(({ picture }) => JSON.stringify(picture)),
  )
  expect(new Set(pictures).size).toBeLessThan(400)
})

it.each([0, -1, 1.5, MOST_GENERATED + 1])('refuses %s products', (count) => {
  expect(() => generateProducts(count)).toThrow(RangeError)
})
