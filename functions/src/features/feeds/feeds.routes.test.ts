import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { readCsv } from '@bartan/contract/csv/read-csv'
import { skuKey } from '@bartan/contract/products/fields/sku'
import { asSku } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { paise } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { saveSettings } from '#testing/save-settings.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { googleFaults, itemsIn, metaFaults } from './testing/published-rules.ts'

const GOOGLE = '/feeds/google.xml'
const META = '/feeds/meta.csv'
const HOSTILE = `</g:title><item>& "Kadhai" 'Tawa' ]]> \u0007\u{1F372}`

/** With a check digit that is right. */
const GTIN = '4006381333931'
let bottle = ''
let tawa = ''

const variant = (size: string, color: string, more: object = {}) => ({
  size,
  color,
  sku: asSku(`V-${size}-${color}`),
  countInStock: 3,
  price: paise(399_00),
  ...more,
})

const shop = await startTestShop({ environment: { CATALOGUE_MAX_STALE_MS: '200' } })
const variants = [
  variant('18 L', 'Red', { originalPrice: paise(500_00), gtin: GTIN }),
  variant('18 L', 'Blue, dark', { countInStock: 0, price: paise(199_00) }),
]
bottle = await shop.saveProduct({
  name: 'Steel Bottle',
  price: 199,
  sku: asSku('BOTTLE'),
  sizes: ['18 L'],
  colors: ['Red', 'Blue, dark'],
  variants,
  variantSkuKeys: variants.map(({ sku }) => skuKey(sku)),
  images: [
    { url: '/images/upload/v1/products/red.webp', altText: '', color: 'Red' },
    { url: '/images/upload/v1/products/blue.webp', altText: '', color: 'Blue, dark' },
    { url: '/images/upload/v1/products/box.webp', altText: '' },
  ],
  mrp: paise(600_00),
})
tawa = await shop.saveProduct({
  name: HOSTILE,
  description: `${HOSTILE}${'x'.repeat(6000)}`,
  sku: asSku(`${'LONG-'.repeat(12)}1`),
  price: 250,
  originalPrice: 250,
  declarations: {
    countryOfOrigin: 'Germany',
    manufacturer: 'Omax, 1 Ring Road, Berlin',
    importer: 'Omax India, 12 Lanka Road, Varanasi',
  },
})
await shop.saveProduct({ sku: asSku('DRAFT'), state: 'draft' })
await shop.saveProduct({ sku: asSku('PICTURELESS'), images: [] })
await shop.saveProduct({ sku: asSku('FEEDING'), restricted: 'infant_food' })

const google = async () => itemsIn(String((await shop.get(GOOGLE)).body))

const priceOf = async (sku: string) =>
  (await google()).find(({ id }) => id?.[0] === sku)?.['price']?.[0]

const meta = async () => {
  const [head, ...rows] = await readCsv(String((await shop.get(META)).body), CSV_LIMITS.products)
  return rows.map(({ cells }) =>
    Object.fromEntries((head?.cells ?? []).map((name, at) => [name, cells[at] ?? ''])),
  )
}

describe('the feed for Google', () => {
  it('has an item for each variant of what is published, has a picture and may be advertised', async () => {
    const ids = (await google()).map(({ id }) => id?.[0] ?? '')
    expect(ids).toHaveLength(3)
    expect(ids).toEqual(expect.arrayContaining(['V-18 L-Red', 'V-18 L-Blue, dark']))
  })

  it('tells a variant by its price, its picture and its address', async () => {
    const red = (await google()).find(({ id }) => id?.[0] === 'V-18 L-Red')
    expect(red).toMatchObject({
      item_group_id: [bottle],
      title: ['Steel Bottle – Red · 18 L'],
      link: [`https://bartan.example/product/${bottle}?color=Red&amp;size=18+L`],
      image_link: ['https://bartan.example/images/upload/v1/products/red.webp?w=1500'],
      additional_image_link: ['https://bartan.example/images/upload/v1/products/box.webp?w=1500'],
      availability: ['in_stock'],
      // The second price is that of shipping.
      price: ['500.00 INR', '0.00 INR'],
      sale_price: ['399.00 INR'],
      maximum_retail_price: ['600.00 INR'],
      gtin: [GTIN],
      color: ['Red'],
      size: ['18 L'],
      material: ['Steel'],
      google_product_category: ['Home &amp; Garden &gt; Kitchen &amp; Dining'],
    })
    expect(red).not.toHaveProperty('identifier_exists')
  })

  it('asks the fee of shipping below the limit, and tells a price that is not reduced alone', async () => {
    const blue = (await google()).find(({ id }) => id?.[0] === 'V-18 L-Blue, dark')
    expect(blue).toMatchObject({
      availability: ['out_of_stock'],
      price: ['199.00 INR', '50.00 INR'],
      identifier_exists: ['no'],
    })
    expect(blue).not.toHaveProperty('sale_price')
    expect(blue).not.toHaveProperty('gtin')
  })

  it('has of each attribute what Google publishes of it', async () => {
    expect(googleFaults(await google())).toEqual([])
  })

  it('keeps to the limits that Google publishes, whatever was typed', async () => {
    for (const item of await google()) {
      const one = (name: string) => item[name]?.[0] ?? ''
      const plain = (name: string) => one(name).replaceAll(/&\w+;/g, '&')
      expect(one('id').length).toBeLessThanOrEqual(50)
      expect(Array.from(plain('title')).length).toBeLessThanOrEqual(150)
      expect(Array.from(plain('description')).length).toBeLessThanOrEqual(5000)
      for (const name of ['title', 'description', 'brand', 'google_product_category'])
        expect(one(name)).not.toBe('')
      for (const name of ['link', 'image_link'])
        expect(one(name)).toMatch(/^https:\/\/bartan\.example\//)
      expect(one('availability')).toMatch(/^(?:in_stock|out_of_stock)$/)
      expect(one('condition')).toBe('new')
      for (const price of item['price'] ?? []) expect(price).toMatch(/^\d+\.\d\d INR$/)
      expect(item['gtin'] === undefined).toBe(one('identifier_exists') === 'no')
      expect(item['country']).toEqual(['IN'])
    }
    const xml = String((await shop.get(GOOGLE)).body)
    expect(xml).toContain('&lt;/g:title&gt;&lt;item&gt;&amp;')
    expect(xml).not.toContain('\u0007')
  })

  it('says the price that the page says, soon after it is changed', async () => {
    const id = await shop.saveProduct({ sku: asSku('REPRICED'), price: 120 })
    const admin = await shop.saveUser({ role: 'admin' })
    await shop.as(admin).put(`/api/products/${id}`, { price: 135, originalPrice: null })
    expect((await shop.get(`/api/products/${id}`)).body.price).toBe(135)
    expect(await priceOf('REPRICED')).toBe('135.00 INR')
    await shop.as(admin).put(`/api/products/${id}`, { restricted: 'infant_food' })
    expect(await priceOf('REPRICED')).toBeUndefined()
    await shop.as(admin).del(`/api/products/${id}`)
  })
})

const inGoogle = async () => (await google()).find((item) => item['id']?.[0] === 'IN-SALE')
const inMeta = async () => (await meta()).find((item) => item['id'] === 'IN-SALE')

it('both tell the prices of a sale, and when they hold where it ends', async () => {
  const admin = await shop.saveUser({ role: 'admin' })
  const id = await shop.saveProduct({ sku: asSku('IN-SALE'), price: 450, brand: 'Saleable' })
  await shop.as(admin).put(`/api/products/${id}`, { price: 500 })
  const sell = async (more: object) => {
    const from = '2026-01-01T00:00:00.000Z'
    const scope = { brands: ['Saleable'] }
    const offer = { name: 'Diwali', kind: 'sale', active: true, from, scope, percent: 20, ...more }
    const { status, body } = await shop.as(admin).post('/api/admin/offers', offer)
    expect(status).toBe(201)
    return body._id
  }
  const endless = await sell({})
  expect(await inGoogle()).toMatchObject({
    // The second price is that of shipping.
    price: ['500.00 INR', expect.any(String)],
    sale_price: ['400.00 INR'],
  })
  expect(await inGoogle()).not.toHaveProperty('sale_price_effective_date')
  await shop.as(admin).del(`/api/admin/offers/${endless}`)
  const ending = await sell({ to: '2099-02-01T18:30:00.000Z' })
  expect(await inGoogle()).toMatchObject({
    sale_price: ['400.00 INR'],
    sale_price_effective_date: ['2026-01-01T00:00Z/2099-02-01T18:30Z'],
  })
  expect(await inMeta()).toMatchObject({
    price: '500.00 INR',
    sale_price: '400.00 INR',
    sale_price_effective_date: '2026-01-01T00:00+00:00/2099-02-01T18:30+00:00',
  })
  await shop.as(admin).del(`/api/admin/offers/${ending}`)
  expect(await inMeta()).toMatchObject({
    price: '500.00 INR',
    sale_price: '',
    sale_price_effective_date: '',
  })
  await shop.as(admin).del(`/api/products/${id}`)
})

describe('the feed for Meta', () => {
  it('has of each field what Meta publishes of it', async () => {
    expect(metaFaults(await meta())).toEqual([])
  })

  it('has the same items, with where goods come from', async () => {
    const rows = await meta()
    expect(rows.map(({ id }) => id)).toEqual((await google()).map(({ id }) => id?.[0]))
    const imported = rows.find(({ link }) => link?.endsWith(tawa))
    expect(imported).toMatchObject({
      availability: 'in stock',
      price: '250.00 INR',
      sale_price: '',
      origin_country: 'Germany',
      manufacturer_info: 'Omax, 1 Ring Road, Berlin',
      importer_name: 'Omax India',
      importer_address: '12 Lanka Road, Varanasi',
    })
    const red = rows.find(({ id }) => id === 'V-18 L-Red')
    expect(red).toMatchObject({
      item_group_id: bottle,
      price: '500.00 INR',
      sale_price: '399.00 INR',
      origin_country: '',
      importer_name: '',
      importer_address: '',
    })
  })
})

describe.each([GOOGLE, META])('%s', (path) => {
  it('is kept by the CDN as long as the catalog, under its own address alone', async () => {
    const { headers } = await shop.get(path)
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=50')
    expect((await shop.get(`${path}?x=1`)).headers.get('cache-control')).toBe('no-store')
    const again = await shop.get(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('follows the settings', async () => {
    const admin = await shop.saveUser({ role: 'admin' })
    const { body: before } = await shop.as(admin).get('/api/admin/settings')
    const categories = before.categories.map((one: { name: string }) => ({
      ...one,
      ...(one.name === CATEGORIES[0] && { googleCategory: 'Home & Garden > Cookware' }),
    }))
    const pinRules = [{ prefix: '74', serviceable: true, days: 6, fee: 90, freeFrom: 5000 }]
    await saveSettings(shop.as(admin), { categories, pinRules })
    const feed = String((await shop.get(path)).body)
    expect(feed).toContain('Cookware')
    expect(feed.match(/\b90\.00 INR/g)).toHaveLength(3)
    await saveSettings(shop.as(admin), { categories: before.categories, pinRules: [] })
    expect(String((await shop.get(path)).body)).not.toContain('Cookware')
  })
})

const skus = (page: { products: { sku: string }[] }) => page.products.map(({ sku }) => sku)

it('tells whoever keeps the products what the feeds lack', async () => {
  const keeper = shop.as(await shop.saveUser({ role: 'catalogue' }))
  const { body } = await keeper.get('/api/admin/feeds')
  expect(body).toMatchObject({ items: 3, counts: { picture: 1, restricted: 1, gtin: 2, mrp: 1 } })
  expect(skus((await keeper.get('/api/admin/feeds?lacks=picture')).body)).toEqual(['PICTURELESS'])
  expect(skus((await keeper.get('/api/admin/feeds?limit=1&page=2')).body)).toHaveLength(1)
  expect((await keeper.get('/api/admin/feeds?lacks=x')).status).toBe(400)
})
