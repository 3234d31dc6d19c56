import { CATEGORIES } from '@bartan/contract/products/rules'
import { slugOf } from '@bartan/contract/shared/slug'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const [KITCHEN] = CATEGORIES
const SLUG = slugOf(KITCHEN)
const OF_KITCHEN = `/collections/all?${new URLSearchParams({ category: KITCHEN }).toString()}`

const shop = await startTestShop()
afterAll(() => shop.stop())
const id = await shop.saveProduct({ handle: 'steel-bottle', collection: 'Daily Use' })
await shop.saveProduct({ handle: 'not-yet', state: 'draft', collection: '' })

const redirectOf = async (path: string) => {
  const response = await fetch(shop.url + path, { redirect: 'manual' })
  return [response.status, response.headers.get('location')]
}

it.each([
  ['/products/steel-bottle', ''],
  ['/products/Steel-Bottle', ''],
  ['/products/steel-bottle?variant=1&utm_source=x', '?variant=1&utm_source=x'],
  ['/collections/sale/products/steel-bottle', ''],
  ['/product/steel-bottle/', ''],
  ['/product/steel-bottle', ''],
])('leads from %s to where the product is', async (path, search) => {
  expect(await redirectOf(path)).toEqual([301, `/product/${id}${search}`])
})

it('keeps the language', async () => {
  expect(await redirectOf('/hi/products/steel-bottle')).toEqual([301, `/hi/product/${id}`])
})

it.each([
  ['/collections/daily-use', '/collections/Daily%20Use'],
  [`/collections/${SLUG}`, OF_KITCHEN],
  [`/product-category/home/${SLUG}/`, OF_KITCHEN],
])('leads from %s to what is called so', async (path, to) => {
  expect(await redirectOf(path)).toEqual([301, to])
})

it.each([
  '/products/unknown',
  '/products/not-yet',
  '/collections/sale/products/unknown',
  '/product-category/x',
])('has nothing at %s', async (path) => {
  expect(await redirectOf(path)).toEqual([404, null])
})
