import { CATEGORIES } from '@bartan/contract/products/rules'
import { expect, it } from 'vitest'
import { productSchema } from '@bartan/contract/products/schema'
import { SITEMAP_PART, sitemapOf } from './sitemap.ts'

const [KITCHEN] = CATEGORIES

const server = {
  fixedPaths: ['/'],
  productPath: (id: string) => `/product/${id}`,
  collectionPath: ({ category = '' }: { category?: string }, collection = 'all') =>
    `/collections/${collection}${category && `?category=${encodeURIComponent(category)}`}`,
  alternatesOf: (path: string) => [{ hreflang: 'en-IN', path }],
}

const product = productSchema.parse({
  _id: '1',
  name: 'Steel Bottle',
  description: 'Keeps water cool.',
  price: 100,
  countInStock: 1,
  sku: 'S',
  category: KITCHEN,
  brand: 'Prakash',
  sizes: [],
  colors: [],
  collection: 'Everyday',
  material: 'Steel',
  images: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

const products = Array.from({ length: SITEMAP_PART }, (_, id) => ({ ...product, _id: `${id}` }))

const part = (number?: number) =>
  sitemapOf({
    origin: 'https://bartan.example',
    server,
    categories: CATEGORIES,
    languages: ['en'],
    products,
    part: number,
  })

it('parts what is large, names the parts, and has every address in one of them', () => {
  expect(part()).toContain('<loc>https://bartan.example/sitemap-2.xml</loc>')
  const addresses = [1, 2].flatMap((number) =>
    [...(part(number) ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc),
  )
  // Home, information, all products, the categories and a collection come before the products.
  expect(addresses).toHaveLength(SITEMAP_PART + 3 + CATEGORIES.length)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(part(3)).toBeUndefined()
})
