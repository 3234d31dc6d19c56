import { CATEGORIES } from '@bartan/contract/products/rules'
import { slugOf } from '@bartan/contract/shared/slug'
import { expect, it, vi } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { newAddressOf } from './old-addresses.ts'
import { openPage } from './testing/read-document.ts'

const [KITCHEN] = CATEGORIES
const SLUG = slugOf(KITCHEN)
const OF_KITCHEN = `/collections/all?${new URLSearchParams({ category: KITCHEN }).toString()}`
const shop = await startTestShop()
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

it.each([
  ['/collection/all', '/collections/all'],
  [
    '/collection/all?category=Kids&sortBy=priceAsc',
    '/collections/all?category=Kids&sortBy=priceAsc',
  ],
  ['/collection/all?search=salt%20%26%20pepper', '/collections/all?search=salt%20%26%20pepper'],
  ['/collection/%2F%2Fevil.example', '/collections/%2F%2Fevil.example'],
  ['/collection/%E0%A4%A8%E0%A4%AF%E0%A4%BE', '/collections/%E0%A4%A8%E0%A4%AF%E0%A4%BE'],
  ['/hi/collection/all?color=Red', '/hi/collections/all?color=Red'],
])(
  'the singular address of a collection %s leads to the plural, keeping the query',
  async (singular, plural) => {
    const { status, headers } = await fetch(shop.url + singular, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, plural])
    expect(headers.get('cache-control')).toBe('no-cache')
  },
)

const collections = Array.from({ length: 500 }, (_, place) => `Collection ${place}`)

const known = {
  isProduct: () => false,
  productOf: () => undefined,
  hasCollection: () => false,
  collections: () => collections,
  categories: ['Kitchen Ware'],
}

it.each([
  ['/collections/collection-7', '/collections/Collection%207'],
  ['/hi/collections/kitchen-ware', '/hi/collections/all?category=Kitchen+Ware'],
  ['/collections/none', undefined],
])('%s is %s', (old, address) => {
  expect(newAddressOf(old, known)).toBe(address)
})

it('looks at a long address once, and not for each collection', () => {
  const long = 'a-'.repeat(7000)
  const normalize = vi.spyOn(String.prototype, 'normalize')
  expect(newAddressOf(`/collections/${long}`, known)).toBeUndefined()
  const looked = normalize.mock.contexts.filter((text) => String(text) === long)
  normalize.mockRestore()
  expect(looked).toHaveLength(1)
})

// Renders with what `npm run build` left in web/dist.

await shop.saveProduct({ name: 'Steel Bottle' })

const draft = await shop.saveProduct({
  name: 'Zarbakht Kettle',
  collection: 'Moonstone',
  brand: 'Quintessa',
  sold: 1000,
  state: 'draft',
})

await shop.shop.catalog.current()

it.each([
  '/',
  '/hi',
  '/collections/all',
  '/collections/all?category=Kitchen',
  '/collections/all?search=kettle',
  '/sitemap.xml',
])('%s does not tell of a draft', async (path) => {
  const { status, html } = await openPage(shop, path)
  expect(status).toBe(200)
  expect(html).not.toMatch(/Zarbakht|Moonstone|Quintessa/)
  expect(html).not.toContain(draft)
})

it('a draft has no page', async () => {
  const { status, html } = await openPage(shop, `/product/${draft}`)
  expect(status).toBe(404)
  expect(html).not.toMatch(/Zarbakht|Moonstone|Quintessa/)
})
