import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice, anAddress } from '#testing/builders.ts'
import { startTestShop, type Account, type TestShop } from '#testing/start-test-shop.ts'
import { structured } from './testing/read-document.ts'

let shop: TestShop
let admin: Account
let asha: Account
beforeAll(async () => {
  shop = await startTestShop()
  admin = await shop.saveUser({ role: 'admin' })
  asha = await shop.saveUser()
})
afterAll(() => shop.stop())

const open = async (path: string) => {
  const reply = await fetch(shop.url + path)
  return { tag: reply.headers.get('etag'), html: await reply.text() }
}

/** What its JSON-LD says of price and stock. */
const offered = ({ html }: { html: string }) => {
  const [product] = structured(html)
  const { price, availability } = (product?.['offers'] ?? {}) as Record<string, unknown>
  return [price, String(availability).replace('https://schema.org/', '')]
}

const buyLast = async (productId: string) => {
  const { body } = await shop.as(asha).post('/api/checkout', {
    checkoutItems: [aChoice({ productId })],
    shippingAddress: anAddress(),
    paymentMethod: 'COD',
  })
  await shop.as(asha).post(`/api/checkout/${body._id}/finalize`, { isCOD: true })
}

it('a kept page of a product is another one when its price changes, a sale begins or its stock runs out', async () => {
  const id = await shop.saveProduct({ price: 500, countInStock: 1, category: 'Bathroom' })
  await saveOffer(shop, admin, {
    kind: 'sale',
    percent: 20,
    scope: { categories: ['bathroom'] },
    from: new Date(shop.clock.now().getTime() + 60_000).toISOString(),
  })
  const first = await open(`/product/${id}`)
  expect(offered(first)).toEqual(['500.00', 'InStock'])
  const again = await open(`/product/${id}`)
  expect(again.tag).toBe(first.tag)
  await shop.as(admin).put(`/api/products/${id}`, { price: 600 })
  expect(offered(await open(`/product/${id}`))).toEqual(['600.00', 'InStock'])
  shop.clock.pass({ minutes: 2 })
  expect(offered(await open(`/product/${id}`))).toEqual(['480.00', 'InStock'])
  await buyLast(id)
  const last = await open(`/product/${id}`)
  expect(offered(last)[1]).toBe('OutOfStock')
  expect(last.tag).not.toBe(first.tag)
})

const atOf = (html: string) => Number(/"at":(\d+)\}<\/script>/.exec(html)?.[1])

it('a kept page bears the time of its reply, sent compressed or not', async () => {
  const { html } = await open('/contact')
  shop.clock.pass({ minutes: 1 })
  const plain = await fetch(`${shop.url}/contact`, {
    headers: { 'accept-encoding': 'identity' },
  })
  const later = await plain.text()
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(atOf(later)).toBeGreaterThanOrEqual(atOf(html) + 60_000)
  expect(later.replace(/"at":\d+/, '')).toBe(html.replace(/"at":\d+/, ''))
  const { status, headers } = await fetch(`${shop.url}/contact`, { method: 'HEAD' })
  expect([status, headers.get('content-encoding')]).toEqual([200, 'gzip'])
  expect(headers.get('vary')).toContain('Accept-Encoding')
})
