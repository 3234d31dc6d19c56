import { IMAGE_WIDTHS, imageObject, imageUrl, imageUrlAt } from '@bartan/contract/images/rules'
import { expect, it } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

/**
 * The CDN keys what it keeps by the address as it is written. With endless made-up addresses that it keeps, an
 * attacker could make the shop answer each anew, and push out what shoppers ask for.
 */

const image = imageUrl({ version: '1', publicId: 'products/red' })
const shop = await startTestShop()
const product = await shop.saveProduct({ name: 'Steel Bottle', colors: ['Red', 'Blue'] })
await shop.shop.catalog.productsChanged([product])
const images = imageStoreOf(shop.shop.config)
for (const width of IMAGE_WIDTHS)
  await images.write(
    imageObject({ version: '1', publicId: 'products/red' }, width),
    Buffer.from('x'),
  )

const isStored = (cacheControl: string | null): boolean =>
  /\bpublic\b|s-maxage/.test(cacheControl ?? '')

const open = async (path: string) => {
  const { status, headers, body } = await shop.get(path.replace('PRODUCT', product))
  return { status, isStored: isStored(headers.get('cache-control')), body: body as unknown }
}

/** A page says when it was made. */
const withoutTime = (body: unknown): string => JSON.stringify(body).replaceAll(/\d{13}/g, 'now')

const PLAIN = [
  '/',
  '/hi',
  '/collections/all',
  '/hi/collections/all',
  '/product/PRODUCT',
  '/shipping',
  '/sitemap.xml',
  '/crawlers.txt',
  '/icons/icon-192.png',
  '/api/products',
  '/api/products/facets',
  '/api/products/new-arrivals',
  '/api/products/best-seller',
  '/api/products/PRODUCT',
  '/api/products/similar/PRODUCT',
  '/api/products/PRODUCT/reviews',
  '/api/pages/privacy',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/swagger-ui.css',
  image,
]

it.each([
  ...PLAIN,
  ...IMAGE_WIDTHS.map((width) => imageUrlAt(image, width)),
  '/collections/all?category=Kitchen&color=Red&size=S,M&search=steel+bottle&page=2',
  '/collections/all?inStock=true&discount=25&rating=4',
  '/api/pages/privacy?lang=hi',
  '/collections/all?size=S%2CM&search=steel%20bottle',
  '/product/PRODUCT?color=Red',
  '/api/products?category=Kitchen&color=Blue%2CRed&limit=24&page=1&search=steel+bottle',
  '/api/products?discount=25&inStock=true&rating=4',
  '/api/products?color=Blue,Red&search=steel%20bottle&sortBy=priceAsc',
  '/api/products/facets?category=Kitchen&minPrice=10',
  '/api/products/suggest?q=steel',
  '/api/products/PRODUCT/reviews?limit=2&page=2',
])('%s is cached', async (path) => {
  expect(await open(path)).toMatchObject({ status: 200, isStored: true })
})

it.each(PLAIN.flatMap((path) => [`${path}?utm_source=x`, `${path}?`, `${path}?%75=1&u=2`]))(
  '%s is answered, and not cached',
  async (path) => {
    const plain = await open(path.split('?', 1)[0] ?? '')
    const { status, isStored: stored, body } = await open(path)
    expect({ status, stored }).toEqual({ status: 200, stored: false })
    expect(withoutTime(body)).toEqual(withoutTime(plain.body))
  },
)

it.each([
  // Another order, repeated, empty, defaults, another spelling of the same.
  '/collections/all?color=Red&category=Kitchen',
  '/collections/all?category=Kitchen&category=Kitchen',
  '/collections/all?category=',
  '/collections/all?category=%4Bitchen',
  '/collections/all?page=1',
  '/collections/all?sortBy=default',
  '/collections/all?maxPrice=1000',
  '/collections/all?maxPrice=much',
  '/collections/all?size=S,S',
  '/collections/all/',
  '/collections/%61ll',
  '/product/PRODUCT/',
  '/product/PRODUCT?color=Pink',
  '/product/PRODUCT?color=Red&color=Red',
  '/product/PRODUCT?color=',
  '/hi/',
  '/shipping?lang=hi',
  '/api/products?limit=5&category=Kitchen',
  '/api/products?category=Kitchen&category=Bathroom',
  '/api/products?category=Kitchen,Bathroom',
  '/api/products?category=%4Bitchen',
  '/api/products?category=',
  '/api/products?sortBy=default',
  '/api/products?collection=all',
  '/api/products?minPrice=010',
  '/api/products?search=+steel',
  '/api/products/',
  '/API/products',
  '/api/products/facets?limit=3',
  '/api/products/facets?page=3&sortBy=priceAsc',
  '/api/products/suggest?q=steel&limit=3',
  '/api/products/PRODUCT/',
  '/api/products/similar/PRODUCT?limit=3',
  '/api/openapi.json/',
  `${image}?w=321`,
  `${image}?w=320&w=320`,
  `${image}?w=`,
])('%s is not cached either', async (path) => {
  const { status, isStored: stored } = await open(path)
  expect(stored).toBe(false)
  expect([200, 400, 404]).toContain(status)
})

it('is not asked to keep what is not there', async () => {
  for (const path of ['/product/none', '/api/products/none', `${image}x`, '/sitemap-9.xml'])
    expect(await open(path)).toMatchObject({ status: 404, isStored: false })
})
