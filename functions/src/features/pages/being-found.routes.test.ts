import { imageObject } from '@bartan/contract/images/rules'
import { asSku } from '@bartan/contract/products/product-id'
import { paise } from '@bartan/contract/shared/money'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { imageStoreOf } from '#platform/firebase/image-store.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { faultsIn, headOf, openPage, structured } from './testing/read-document.ts'

// Renders with what `npm run build` left in web/dist.

const COLORS = { red: [200, 30, 30], green: [30, 160, 60], blue: [30, 60, 200] } as const
type Color = keyof typeof COLORS

const save = async (color: Color) => {
  const [r, g, b] = COLORS[color]
  const picture = sharp({
    create: { width: 700, height: 700, channels: 3, background: { r, g, b } },
  })
  const name = { version: '7', publicId: `products/${color}` }
  await imageStoreOf(shop.shop.config).write(
    imageObject(name, 960),
    await picture.webp().toBuffer(),
  )
  return { url: `/images/upload/v7/products/${color}.webp`, altText: color }
}

let product = ''
let variants = ''
const shop = await startTestShop()
const red = await save('red')
const [green, blue] = await Promise.all([save('green'), save('blue')])
product = await shop.saveProduct({
  collection: 'Diwali',
  colors: ['Red', 'Blue'],
  images: [
    { ...red, color: 'Red' },
    { ...blue, color: 'Blue' },
  ],
})
await shop.saveProduct({ collection: 'Diwali', images: [green] })
await shop.saveProduct({ collection: 'Diwali', images: [blue] })
await shop.saveProduct({ collection: 'Diwali', images: [blue], restricted: 'infant_food' })
variants = await shop.saveProduct({
  name: 'Tiffin',
  price: 249,
  sku: asSku('TIF'),
  sizes: ['1 L', '3 L'],
  colors: [],
  mrp: paise(600_00),
  variantSkuKeys: ['TIF-1', 'TIF-3'],
  variants: [
    {
      size: '1 L',
      sku: asSku('TIF-1'),
      countInStock: 3,
      price: paise(249_00),
      gtin: '4006381333931',
    },
    {
      size: '3 L',
      sku: asSku('TIF-3'),
      countInStock: 0,
      price: paise(449_00),
      originalPrice: paise(500_00),
      // With a check digit that is wrong.
      gtin: '4006381333932',
    },
  ],
})

const shareOf = async (page: string): Promise<string> =>
  headOf((await openPage(shop, page)).html).image.replace('https://bartan.example', '')

/** Which colors are at these places of a picture, left to right. */
const colorsIn = async (path: string, places: readonly (readonly [x: number, y: number])[]) => {
  const reply = await fetch(shop.url + path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const picture = sharp(Buffer.from(await reply.arrayBuffer()))
  const { width, height } = await picture.metadata()
  expect([width, height]).toEqual([1200, 630])
  const data = await picture.raw().toBuffer()
  return places.map(([x, y]) => {
    const pixel = [0, 1, 2].map((channel) => data[3 * (y * 1200 + x) + channel] ?? 0)
    return Object.entries(COLORS).find(([, color]) =>
      color.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) < 20),
    )?.[0]
  })
}

it('shows a product in the color that its link names', async () => {
  const path = await shareOf(`/product/${product}`)
  expect(
    await colorsIn(path, [
      [300, 300],
      [900, 50],
    ]),
  ).toEqual(['red', undefined])
  expect(await colorsIn(await shareOf(`/product/${product}?color=Blue`), [[300, 300]])).toEqual([
    'blue',
  ])
})

it('shows the first products of a collection, but none that may not be advertised', async () => {
  const path = await shareOf('/collections/Diwali')
  const shown = await colorsIn(path, [
    [300, 300],
    [900, 100],
    [900, 500],
  ])
  // Newest first.
  expect(shown).toEqual(['blue', 'green', 'red'])
  const restricted = await shop.saveProduct({ images: [red], restricted: 'infant_food' })
  expect(await shareOf(`/product/${restricted}`)).toBe('')
  for (const id of [restricted, 'nothing'])
    expect((await shop.get(`/images/share/product/${id}.jpg`)).status).toBe(404)
})

it('is kept by caches under its own address alone, and has another one for another picture', async () => {
  const path = await shareOf(`/product/${product}`)
  const reply = await fetch(shop.url + path)
  expect(reply.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=86400')
  expect((await fetch(`${shop.url}${path}x`)).headers.get('cache-control')).toBe('no-store')
  const etag = reply.headers.get('etag') ?? ''
  expect((await fetch(shop.url + path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  await admin.put(`/api/products/${product}`, {
    images: [{ url: '/images/upload/v7/products/green.webp', altText: '' }],
  })
  const changed = await shareOf(`/product/${product}`)
  expect(changed).not.toBe(path)
  expect(await colorsIn(changed, [[300, 300]])).toEqual(['green'])
})

const open = (path: string) => openPage(shop, path)

it('tells of each variant by its own price, bar code and picture', async () => {
  const [large] = structured((await open(`/product/${variants}`)).html)
  expect(large).toMatchObject({
    '@type': 'ProductGroup',
    hasVariant: [
      { size: '1 L', gtin: '4006381333931', offers: { price: '249.00' } },
      {
        size: '3 L',
        offers: {
          price: '449.00',
          priceSpecification: [
            { price: '449.00' },
            { priceType: 'https://schema.org/ListPrice', price: '600.00' },
            { priceType: 'https://schema.org/StrikethroughPrice', price: '500.00' },
          ],
          hasMerchantReturnPolicy: { merchantReturnLink: 'https://bartan.example/returns' },
        },
      },
    ],
  })
  expect(large?.['hasVariant']).not.toMatchObject([{}, { gtin: expect.anything() }])
  expect(await faultsIn(structured((await open(`/product/${variants}`)).html))).toEqual([])
})

it('tells search engines what it answers, in the language of its address', async () => {
  for (const path of ['/shipping', '/returns', '/hi/shipping']) {
    const data = structured((await open(path)).html)
    expect(data.map((one) => one['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
    expect(await faultsIn(data)).toEqual([])
  }
  const [, english] = structured((await open('/shipping')).html)
  expect(english).toMatchObject({ mainEntity: [{ name: 'What shipping costs' }, {}, {}] })
  const [, hindi] = structured((await open('/hi/shipping')).html)
  expect(JSON.stringify(hindi)).toMatch(/[\u0900-\u097F]/)
  expect(structured((await open('/about')).html).map((one) => one['@type'])).toEqual([
    'BreadcrumbList',
  ])
})
