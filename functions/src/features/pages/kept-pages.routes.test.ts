import { rupees } from '@bartan/contract/shared/money'
import { expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { aChoice } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'
import { structured } from './testing/read-document.ts'

const { shop, admin, asha } = await startShop()

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
  const { body } = await beginCheckout(shop.as(asha), [aChoice({ productId })])
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
  const plain = await fetch(`${shop.url}/contact`, { headers: { 'accept-encoding': 'identity' } })
  const later = await plain.text()
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(atOf(later)).toBeGreaterThanOrEqual(atOf(html) + 60_000)
  expect(later.replace(/"at":\d+/, '')).toBe(html.replace(/"at":\d+/, ''))
  const { status, headers } = await fetch(`${shop.url}/contact`, { method: 'HEAD' })
  expect([status, headers.get('content-encoding')]).toEqual([200, 'gzip'])
  expect(headers.get('vary')).toContain('Accept-Encoding')
})

/** Without what every drawing has of its own: its time, and the version of the settings. */
const openAt = (url: string) => async (path: string) => {
  const reply = await fetch(url + path)
  return (await reply.text()).replace(/"at":\d+\}<\/script>/, '').replace(/"version":\d+/, '')
}

const LOGO = '/images/upload/v1/products/logo.webp'

const start = async () => {
  const own = await startTestShop()
  const desk = own.as(await own.saveUser({ role: 'admin' }))
  const products = [
    await own.saveProduct({ name: 'Pot “A” & <b>lid</b>', category: 'Kitchen' }),
    await own.saveProduct({ name: 'Mug', category: 'Bathroom' }),
    ...(await Promise.all(
      [100, 200, 300, 400, 500].map((price) =>
        own.saveProduct({ name: `Bowl ${price}`, price: rupees(price), colors: ['Red', 'Blue'] }),
      ),
    )),
  ]
  /** Whatever is saved, nothing was drawn with these settings before. */
  const save = (logo: string) => saveSettings(desk, { look: { accent: '#f2a531', logo } })
  return { save, read: openAt(own.url), products }
}

const pathsOf = (products: string[]) =>
  ['', '/hi'].flatMap((language) => [
    language || '/',
    `${language}/contact`,
    `${language}/collections/all`,
    `${language}/collections/all?sortBy=priceAsc`,
    `${language}/collections/all?sortBy=priceDesc&color=Red`,
    `${language}/collections/all?category=Kitchen`,
    `${language}/collections/all?category=Kitchen&maxPrice=900`,
    `${language}/collections/all?search=pot+%26+it%27s`,
    `${language}/collections/nothing's`,
    ...products.map((id) => `${language}/product/${id}`),
  ])

it.each([
  ['the shop’s name', ''],
  ['a logo', LOGO],
])(
  'a page with the header and footer of another is, with %s, what it is by itself',
  async (_, logo) => {
    const { save, read, products } = await start()
    const paths = pathsOf(products)
    const alone = new Map<string, string>()
    for (const path of paths) {
      await save(logo)
      alone.set(path, await read(path))
    }
    // So that each page is once among the first, and once among the last.
    for (const order of [paths, paths.toReversed()]) {
      await save(logo)
      for (const path of order) {
        const html = await read(path)
        expect(html).not.toContain('reused-part')
        expect({ path, html }).toEqual({ path, html: alone.get(path) })
      }
    }
    const preloads = alone.get('/')?.split(`<link rel="preload" as="image" href="${LOGO}"`)
    expect(preloads).toHaveLength(logo ? 2 : 1)
  },
  60_000,
)
