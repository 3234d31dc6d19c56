import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { openPage } from './testing/read-document.ts'

// Renders with what `npm run build` left in web/dist.

const shop = await startTestShop()
await shop.saveProduct({ name: 'Steel Jug', price: 900 })
const kettle = await shop.saveProduct({
  name: 'Steel Kettle',
  price: 300,
  facts: [{ name: 'Capacity', value: '1.5 L' }],
})
await shop.shop.catalog.current()

it('a page of a search shows the price in its words as a chip', async () => {
  const { html } = await openPage(shop, '/collections/all?search=steel+under+400')
  expect(html).toContain('Remove filter Up to ₹400')
  expect(html).toContain('Steel Kettle')
  expect(html).not.toContain('Steel Jug')
  const hindi = await openPage(shop, '/hi/collections/all?search=steel+200-400')
  expect(hindi.html).toContain('₹200 से ₹400')
})

it('a product’s page shows its facts as a table', async () => {
  const { html } = await openPage(shop, `/product/${kettle}`)
  expect(html).toMatch(/<th[^>]*>Capacity<\/th><td[^>]*>1.5 L<\/td>/)
  const hindi = await openPage(shop, `/hi/product/${kettle}`)
  expect(hindi.html).toMatch(/<th[^>]*>क्षमता<\/th>/)
})
