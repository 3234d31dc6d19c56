import { MAX_IMAGES } from '@bartan/contract/products/fields/input-rules'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { expect, it } from 'vitest'
import type { ListedProduct } from '#domain/listed-product.ts'
import { SITEMAP_PART, sitemapOf } from './sitemap.ts'

const server = {
  fixedPaths: ['/'],
  productPath: (id: string) => `/product/${id}`,
  collectionPath: ({ category = '' }: { category?: string }, collection = 'all') =>
    `/collections/${collection}${category && `?category=${encodeURIComponent(category)}`}`,
  alternatesOf: (path: string) => [{ hreflang: 'en-IN', path }],
}

const product: ListedProduct = { id: '1', day: '2026-01-01', images: [] }

const sitemapWith = (products: readonly ListedProduct[], number?: number) =>
  sitemapOf({
    origin: 'https://bartan.example',
    server,
    categories: CATEGORIES,
    languages: ['en'],
    catalog: {
      collections: () => ['Everyday'],
      hasCategory: () => true,
      size: products.length,
      products: (from, to) => products.slice(from, to),
    },
    part: number,
  })

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

it('parts what is large, names the parts, and has every address in one of them', () => {
  const products = Array.from({ length: 10_000 }, (_, id) => ({ ...product, id: `${id}` }))
  const parts = locsIn(sitemapWith(products))
  expect(parts[1]).toBe('https://bartan.example/sitemap-2.xml')
  const addresses = parts.map((_, index) => locsIn(sitemapWith(products, index + 1)))
  for (const own of addresses) expect(own.length).toBeLessThanOrEqual(1500)
  // Home, information, all products, the categories and a collection come before the products.
  expect(addresses.flat()).toHaveLength(products.length + 3 + CATEGORIES.length)
  expect(new Set(addresses.flat()).size).toBe(addresses.flat().length)
})

it('keeps a part below 10 MB, whatever images there are', () => {
  const languages = ['en-IN', 'hi-IN', 'mr-IN', 'bn-IN', 'ta-IN']
  const alternatesOf = (path: string) =>
    languages.map((hreflang) => ({ hreflang, path: `/${hreflang.slice(0, 2)}${path}` }))
  const xmlWith = (url: string) => {
    const images = Array.from({ length: MAX_IMAGES }, () => url)
    const products = Array.from({ length: SITEMAP_PART + 1 }, (_, id) => ({
      ...product,
      id: `${'x'.repeat(20)}${id}`,
      images,
    }))
    return sitemapOf({
      origin: 'https://bartan.example',
      server: { ...server, alternatesOf },
      categories: [],
      languages: ['en'],
      catalog: {
        collections: () => [],
        hasCategory: () => false,
        size: products.length,
        products: (a, b) => products.slice(a, b),
      },
      part: 1,
    })
  }
  const usual = xmlWith('/images/upload/v1763625600/products/k3j9x2c4v5b6n7m8.webp')
  expect(usual.match(/<image:loc>/g)?.length).toBeGreaterThan(MAX_IMAGES * (SITEMAP_PART - 10))
  expect(Buffer.byteLength(usual)).toBeLessThan(10_000_000)
  expect(Buffer.byteLength(xmlWith(`https://cdn.example/${'&'.repeat(400)}`))).toBeLessThan(
    10_000_000,
  )
})
