import { CATEGORIES } from '@bartan/contract/products/rules'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { DEFAULT_LANGUAGE, factsOf, pathIn, type Language } from '@bartan/contract/shop/languages'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { openPage, faultsIn, headOf, scripts, structured } from './testing/read-document.ts'

const [KITCHEN, BATHROOM] = CATEGORIES
const inKitchen = new URLSearchParams({ category: KITCHEN }).toString()

// Renders with what `npm run build` left in web/dist.

const HOSTILE = '</script><script>alert(1)</script> "Kadhai" & \'Tawa\' <!-- \u2028 ]]> $& ${name}'
let bottle = ''
let hostile = ''

// Long enough that even a slow machine does not refresh the catalog while reads are being counted.
const shop = await startTestShop()
bottle = await shop.saveProduct({
  name: 'Steel Bottle',
  nameIn: { hi: 'स्टील की बोतल', ta: 'ஸ்டீல் பாட்டில்' },
  descriptionIn: { hi: 'पानी दिन भर ठंडा।' },
  price: 349.5,
  collection: 'Everyday',
})
hostile = await shop.saveProduct({
  name: HOSTILE,
  nameIn: { hi: HOSTILE },
  description: HOSTILE,
  descriptionIn: { hi: HOSTILE },
  brand: HOSTILE,
  countInStock: 0,
  images: [{ url: '/images/upload/v1/products/x.webp', altText: HOSTILE }],
})
await shop.shop.catalog.current()
// The first page loads the renderer.
await shop.get('/')

const open = (path: string, headers?: Record<string, string>) => openPage(shop, path, headers)

describe('a product', () => {
  it('is read without scripts: name, price and description, in both languages', async () => {
    const english = await open(`/product/${bottle}`)
    expect(english.status).toBe(200)
    expect(english.html).toContain('>Steel Bottle</h1>')
    expect(english.html).toContain('₹349.50')
    expect(english.html).toContain('Keeps water cool all day.')
    const hindi = await open(`/hi/product/${bottle}`)
    expect(hindi.html).toContain('>स्टील की बोतल</h1>')
    expect(hindi.html).toContain('₹349.50')
    expect(hindi.html).toContain('पानी दिन भर ठंडा।')
  })

  it('is called by the first text where the language of the page has none', async () => {
    const tamil = await open(`/ta/product/${bottle}`)
    expect(tamil.html).toContain('>ஸ்டீல் பாட்டில்</h1>')
    expect(headOf(tamil.html)).toMatchObject({
      title: `ஸ்டீல் பாட்டில் · ${SHOP.name}`,
      description: 'Keeps water cool all day.',
    })
    expect(structured(tamil.html)[0]).toMatchObject({ name: 'ஸ்டீல் பாட்டில்' })
    const marathi = await open(`/mr/product/${bottle}`)
    expect(headOf(marathi.html).title).toBe(`Steel Bottle · ${SHOP.name}`)
  })

  it('says in its head what it is, and where it is in each language', async () => {
    const path = `/product/${bottle}`
    const addressIn = (code: Language) => `https://bartan.example${pathIn(code, path)}`
    const alternates = [
      ...DEFAULT_SETTINGS.languages.map((code) => `${factsOf(code).locale} ${addressIn(code)}`),
      `x-default ${addressIn(DEFAULT_SETTINGS.languages[0] ?? DEFAULT_LANGUAGE)}`,
    ]
    expect(headOf((await open(`${path}?utm_source=whatsapp`)).html)).toEqual({
      lang: 'en-IN',
      title: `Steel Bottle · ${SHOP.name}`,
      description: 'Keeps water cool all day.',
      canonical: `https://bartan.example${path}`,
      robots: '',
      image: expect.stringMatching(
        new RegExp(`^https://bartan.example/images/share/product/${bottle}\\.jpg\\?v=\\w+$`),
      ),
      alternates,
    })
    expect(headOf((await open(`/hi${path}`)).html)).toMatchObject({
      lang: 'hi-IN',
      title: `स्टील की बोतल · ${SHOP.name}`,
      canonical: `https://bartan.example/hi${path}`,
      alternates,
    })
  })

  it('tells search engines its price and stock, in a form that they accept', async () => {
    const data = structured((await open(`/product/${bottle}`)).html)
    expect(data).toMatchObject([
      {
        '@type': 'Product',
        name: 'Steel Bottle',
        image: [
          'https://bartan.example/images/upload/v1/products/red.webp',
          'https://bartan.example/images/upload/v1/products/blue.webp',
        ],
        offers: {
          price: '349.50',
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
        },
      },
      { '@type': 'BreadcrumbList', itemListElement: { length: 3 } },
    ])
    expect(await faultsIn(data)).toEqual([])
    const [soldOut] = structured((await open(`/product/${hostile}`)).html)
    expect(soldOut).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  })
})

describe('names that would break out', () => {
  it.each(['/', '/hi', '/collections/all', '/hi/collections/all', '/product/hostile'])(
    'stay names on %s',
    async (address) => {
      const { html } = await open(address.replace('hostile', hostile))
      expect(html).not.toContain('<script>alert(1)')
      expect(html).not.toContain('\u2028 ]]> $& ${name}</script')
      for (const type of ['application/ld+json', 'application/json'])
        for (const text of scripts(html, type)) {
          expect(() => JSON.parse(text)).not.toThrow()
          expect(text).not.toMatch(/[<\u2028\u2029]/)
        }
    },
  )

  it('reach title, description and data whole', async () => {
    const { html } = await open(`/product/${hostile}`)
    expect(headOf(html).title).toBe(`${HOSTILE} · ${SHOP.name}`)
    expect(headOf(html).description).toBe(HOSTILE.replaceAll(/\s+/g, ' '))
    expect(structured(html)[0]?.['name']).toBe(HOSTILE)
  })

  it('have no way in by the address, or by the host', async () => {
    const search = encodeURIComponent('"></title><script>alert(1)</script>')
    const { html } = await open(`/collections/all?search=${search}&category=${search}`)
    expect(html).not.toContain('<script>alert(1)')
    const forged = await open('/', { 'x-forwarded-host': 'evil.example/"><script>' })
    expect(forged.html).not.toContain('evil.example')
  })
})

it('the home page has the shop and its search, newest products, and the image of its first screen', async () => {
  const { html } = await open('/')
  expect(headOf(html)).toMatchObject({
    title: `${SHOP.name} · ${SHOP.tagline}`,
    canonical: 'https://bartan.example/',
  })
  expect(html).toContain(TEXTS.newArrivals)
  expect(html).toContain('>Steel Bottle<')
  const first = DEFAULT_SETTINGS.home.hero.picture.replace('scene:', '/scenes/')
  const preloads = html.match(/<link rel="preload" as="image"[^>]*/g)?.join() ?? ''
  expect(preloads).toContain(`imagesrcset="${first}`)
  const data = structured(html)
  expect(data).toMatchObject([
    { '@type': 'OnlineStore', name: SHOP.name },
    {
      '@type': 'WebSite',
      potentialAction: {
        target: {
          urlTemplate: 'https://bartan.example/collections/all?search={search_term_string}',
        },
      },
    },
  ])
  expect(await faultsIn(data)).toEqual([])
})

describe('a collection', () => {
  it('lists its products, says by what it is filtered, and leaves that out of its address', async () => {
    const { html } = await open(`/collections/all?${inKitchen}&brand=Prakash&utm_source=x`)
    expect(headOf(html)).toMatchObject({
      title: `${KITCHEN}, Prakash · ${SHOP.name}`,
      canonical: `https://bartan.example/collections/all?${inKitchen}`,
      robots: '',
    })
    expect(html).toContain('>Steel Bottle<')
    expect(await faultsIn(structured(html))).toEqual([])
  })

  it('is not for search engines where it is a search, or empty', async () => {
    for (const query of ['search=bottle', `category=${encodeURIComponent(BATHROOM)}`])
      expect(headOf((await open(`/collections/all?${query}`)).html).robots).toBe('noindex')
  })
})

describe('what is not there', () => {
  it('is an empty list for a collection, which is found by a name with a space', async () => {
    const id = await shop.saveProduct({ name: 'Thali', collection: 'Steel & More' })
    await shop.shop.catalog.productsChanged([id])
    const { status, html } = await open('/collections/Steel%20%26%20More')
    expect(status).toBe(200)
    expect(html).toContain('>Thali<')
    expect(headOf(html).canonical).toBe('https://bartan.example/collections/Steel%20%26%20More')
    expect((await open('/collections/nowhere')).html).toContain(`>${TEXTS.noProducts}</h1>`)
  })

  it.each(['/product/nothing', '/hi/product/nothing', '/collections/nowhere', '/hi/collections/x'])(
    '%s is 404, helps, and is cached by nobody',
    async (path) => {
      const { status, headers, html } = await open(path)
      expect(status).toBe(404)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headOf(html).robots).toBe('noindex')
      expect(html).toContain('/collections/all"')
    },
  )

  it.each(['/product/nothing', '/no-such-page'])(
    '%s stays 404 for who has it already, and is sent compressed',
    async (path) => {
      const { headers } = await open(path)
      expect(headers.get('content-encoding')).toBe('gzip')
      const known = { 'if-none-match': headers.get('etag') ?? '' }
      expect((await shop.get(path, { headers: known })).status).toBe(404)
    },
  )
})

it.each([
  ['/shipping', 'Shipping'],
  ['/hi/shipping', 'डिलीवरी'],
])('a page of information is read without scripts: %s', async (path, title) => {
  const { html } = await open(path)
  expect(html).toContain(`>${title}</h1>`)
  expect(headOf(html).title).toContain(title)
})

describe('a page', () => {
  it('is cached by the CDN for as long as the catalog replies, and 304 where nothing changed', async () => {
    const first = await open(`/product/${bottle}`)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=50')
    const etag = first.headers.get('etag') ?? ''
    expect(await open(`/product/${bottle}`, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      html: '',
    })
    const other = await shop.saveProduct({ name: 'Late Lota', category: BATHROOM })
    await shop.shop.catalog.productsChanged([other])
    // A product that has nothing to do with the page.
    expect((await open(`/product/${bottle}`, { 'if-none-match': etag })).status).toBe(304)
    const list = await open('/collections/all')
    expect(list.html).toContain('>Late Lota<')
  })

  it('costs no read of a document, whatever it shows', async () => {
    const { projectId } = shop.shop.config
    const usage = async () => {
      const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`
      const reply = await fetch(`${firestore}/emulator/v1/projects/${projectId}/usage`)
      return ((await reply.json()) as { total: { reads: number } }).total.reads
    }
    await shop.shop.catalog.current()
    const before = await usage()
    for (const path of ['/', '/hi', '/collections/all?color=Red', `/hi/product/${bottle}`])
      expect((await open(path)).status).toBe(200)
    expect(await usage()).toBe(before)
  })

  it.each(['//', '///', '/product/x//'])('is not found at %s', async (path) => {
    expect((await openPage(shop, path)).status).toBe(404)
  })

  it('leaves the policies for documents to Hosting', async () => {
    const { headers } = await open('/')
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  })
})
