import { request } from 'node:http'
import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

/** What a request says of the shop's address is the caller's word: in a cached page it would be everybody's. */

const shop = await startTestShop({ environment: { SITE_URL: 'https://shop.example' } })
const product = await shop.saveProduct({ name: 'Steel Bottle' })
await shop.shop.catalog.productsChanged([product])

const FORGED = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '666',
  'x-original-host': 'evil.example',
  forwarded: 'host=evil.example;proto=gopher',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
}

/** Exactly as written: fetch would set its own Host. */
const open = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.url)
    request({ hostname, port, path, headers: FORGED }, (reply) => {
      let text = JSON.stringify(reply.headers)
      reply.on('data', (chunk: Buffer) => (text += chunk.toString()))
      reply.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })

it.each([
  '/',
  '/hi',
  '/collections/all',
  '/collections/none',
  '/product/PRODUCT',
  '/product/none',
  '/shipping',
  '/sitemap.xml',
  '/crawlers.txt',
  '/api/products',
  '/api/products?limit=1',
  '/api/openapi.json',
  '/api/docs',
  '/nothing',
])('%s has the address of the settings', async (path) => {
  const text = await open(path.replace('PRODUCT', product))
  expect(text).not.toMatch(/evil\.example|gopher|:666/)
})

it.each(['/', '/hi', '/product/PRODUCT', '/sitemap.xml', '/crawlers.txt'])(
  '%s names it',
  async (path) => {
    expect(await open(path.replace('PRODUCT', product))).toContain('https://shop.example/')
  },
)
