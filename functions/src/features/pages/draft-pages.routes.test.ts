import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { openPage } from './testing/read-document.ts'

// Renders with what `npm run build` left in web/dist.

const shop = await startTestShop()
afterAll(() => shop.stop())
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
