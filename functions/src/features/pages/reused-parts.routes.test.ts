import { rupees } from '@bartan/contract/shared/money'
import { expect, it } from 'vitest'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

// Renders with what `npm run build` left in web/dist.

/** Without what every drawing has of its own: its time, and the version of the settings. */
const openAt = (url: string) => async (path: string) => {
  const reply = await fetch(url + path)
  return (await reply.text()).replace(/"at":\d+\}<\/script>/, '').replace(/"version":\d+/, '')
}

const LOGO = '/images/upload/v1/products/logo.webp'

const start = async () => {
  const shop = await startOwnTestShop()
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  const products = [
    await shop.saveProduct({ name: 'Pot “A” & <b>lid</b>', category: 'Kitchen' }),
    await shop.saveProduct({ name: 'Mug', category: 'Bathroom' }),
    ...(await Promise.all(
      [100, 200, 300, 400, 500].map((price) =>
        shop.saveProduct({ name: `Bowl ${price}`, price: rupees(price), colors: ['Red', 'Blue'] }),
      ),
    )),
  ]
  let version = 0
  /** Whatever is saved, nothing was drawn with these settings before. */
  const save = async (logo: string) => {
    const change = { version, look: { accent: '#f2a531', logo } }
    const { status, body } = await admin.put('/api/admin/settings', change)
    expect(status).toBe(200)
    version = body.version
  }
  return { save, open: openAt(shop.url), products }
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
    const { save, open, products } = await start()
    const paths = pathsOf(products)
    const alone = new Map<string, string>()
    for (const path of paths) {
      await save(logo)
      alone.set(path, await open(path))
    }
    // So that each page is once among the first, and once among the last.
    for (const order of [paths, paths.toReversed()]) {
      await save(logo)
      for (const path of order) {
        const html = await open(path)
        expect(html).not.toContain('reused-part')
        expect({ path, html }).toEqual({ path, html: alone.get(path) })
      }
    }
    const preloads = alone.get('/')?.split(`<link rel="preload" as="image" href="${LOGO}"`)
    expect(preloads).toHaveLength(logo ? 2 : 1)
  },
  60_000,
)
