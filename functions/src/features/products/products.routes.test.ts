import { CATEGORIES } from '@bartan/contract/products/rules'
import { productSchema } from '@bartan/contract/products/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { WINDOW } from './testing/shop-window.ts'

const [KITCHEN, BATHROOM, KIDS] = CATEGORIES
const inQuery = (...categories: string[]) =>
  `category=${categories.map(encodeURIComponent).join('%2C')}`
const BATHROOM_AND_KIDS = ['Kids Plate', 'Kids Cup', 'Soap Dish', 'Bath Bucket']

const idOf = new Map<string, string>()
const shop = await startTestShop()
// One after the other, so that each is newer than the one before.
for (const product of WINDOW) idOf.set(product.name!, await shop.saveProduct(product))
await shop.shop.catalog.current()

const get = (path: string, headers?: Record<string, string>) =>
  shop.get(`/api/products${path}`, headers && { headers })
const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name)
const listed = async (query: string) => names(await get(`?${query}`))

const NEWEST = WINDOW.map(({ name }) => name!).reverse()

describe('GET /api/products', () => {
  it('lists all products, the newest first, as the contract has them and with nothing more', async () => {
    const reply = await get('')
    expect(reply.status).toBe(200)
    expect(names(reply)).toEqual(NEWEST)
    for (const product of reply.body) expect(productSchema.strict().parse(product)).toEqual(product)
    expect(reply.body[6]).toMatchObject({ _id: idOf.get('Plastic Bottle'), price: 99.5 })
  })

  it.each<[query: string, names: string[]]>([
    [inQuery(BATHROOM), ['Soap Dish', 'Bath Bucket']],
    [inQuery(BATHROOM.toLowerCase(), KIDS.toUpperCase()), BATHROOM_AND_KIDS],
    [`${inQuery(BATHROOM)}&${inQuery(KIDS)}`, BATHROOM_AND_KIDS],
    ['category=Garden', []],
    ['color=green,pink', ['Kids Cup', 'Plastic Bottle']],
    [`color=Blue&${inQuery(KITCHEN)}`, ['Dinner Plate', 'Steel Bottle']],
    [`size=Large&brand=Royal&${inQuery(KITCHEN)}`, ['Dinner Plate']],
    ['material=Iron, Plastic', ['Soap Dish', 'Iron Tawa', 'Plastic Bottle']],
    ['brand=cello', ['Plastic Bottle', 'Steel Bottle']],
    ['collection=monsoon', ['Bath Bucket']],
    ['collection=none,monsoon', ['Bath Bucket']],
    ['collection=all', NEWEST],
    ['minPrice=250', ['Bath Bucket', 'Iron Tawa', 'Steel Bottle']],
    ['maxPrice=80', ['Kids Plate', 'Kids Cup', 'Soap Dish']],
    ['minPrice=99.5&maxPrice=120', ['Dinner Plate', 'Plastic Bottle']],
    ['minPrice=500&maxPrice=100', []],
    ['sortBy=priceAsc&limit=4', ['Soap Dish', 'Kids Plate', 'Kids Cup', 'Plastic Bottle']],
    ['sortBy=priceDesc&limit=2', ['Iron Tawa', 'Bath Bucket']],
    ['sortBy=popularity&limit=3', ['Dinner Plate', 'Kids Cup', 'Steel Bottle']],
    ['sortBy=default&limit=1', ['Kids Plate']],
    ['limit=3&page=2', NEWEST.slice(3, 6)],
    ['limit=3&page=9', []],
    ['search=stel botle', ['Steel Bottle']],
    ['search=bottle&sortBy=priceAsc', ['Plastic Bottle', 'Steel Bottle']],
    ['search=bottle&material=Steel', ['Steel Bottle']],
    ['search=dishwasher %26 safe', ['Kids Plate']],
    ['search=thali', ['Dinner Plate', 'Kids Plate']],
    ['search=%26', []],
    ['search=nothing like this', []],
    ['category=&color=&search=&minPrice=&sortBy=&limit=&page=', NEWEST],
    ['unknown=1', NEWEST],
  ])('%s', async (query, expected) => {
    expect(await listed(query)).toEqual(expected)
  })

  it('tells of all pages in its headers', async () => {
    const { headers } = await get(`?limit=3&page=2&${inQuery(KITCHEN, BATHROOM)}&sortBy=priceAsc`)
    const sorted = new URLSearchParams({ category: [BATHROOM, KITCHEN].toSorted().join(',') })
    const query = `${sorted.toString()}&limit=3&sortBy=priceAsc`
    expect(headers.get('x-total-count')).toBe('6')
    expect(headers.get('link')).toBe(
      [
        `</api/products?${query}&page=1>; rel="first"`,
        `</api/products?${query}&page=1>; rel="prev"`,
        `</api/products?${query}&page=2>; rel="last"`,
      ].join(', '),
    )
  })

  it('links lead through every product once', async () => {
    const found = []
    let next: string | undefined = '/api/products?limit=3'
    while (next) {
      const reply: Awaited<ReturnType<typeof shop.get>> = await shop.get(next)
      found.push(...names(reply))
      next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1]
    }
    expect(found).toEqual(NEWEST)
  })

  it('is cached by the CDN and answers 304 while nothing has changed', async () => {
    const { headers } = await get(`?${inQuery(KIDS)}`)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/)
    const etag = headers.get('etag')!
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await get(`?${inQuery(KIDS)}`, { 'if-none-match': etag })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect(again.headers.get('x-total-count')).toBe('2')
    expect((await get(`?${inQuery(KIDS.toLowerCase())}`)).headers.get('etag')).toBe(etag)
    expect((await get(`?${inQuery(BATHROOM)}`, { 'if-none-match': etag })).status).toBe(200)
  })

  it('answers HEAD as GET, without the body', async () => {
    const reply = await shop.head('/api/products?limit=1')
    expect(reply).toMatchObject({ status: 200, body: '' })
    expect(reply.headers.get('x-total-count')).toBe('8')
  })
})

describe('GET /api/products/facets', () => {
  it('counts each filter with its own setting left out', async () => {
    const { body } = await get(`/facets?${inQuery(KITCHEN)}&color=Red`)
    expect(body).toMatchObject({ total: 2, price: { min: 120, max: 250 } })
    expect(body.category).toEqual([
      { value: KITCHEN, count: 2 },
      { value: KIDS, count: 1 },
    ])
    expect(body.color).toEqual([
      { value: 'Red', count: 2 },
      { value: 'Green', count: 1 },
      { value: 'Blue', count: 2 },
    ])
    expect(body).not.toHaveProperty('narrowest')
  })

  it('takes the parameters of a list, and refuses what that refuses', async () => {
    expect((await get('/facets?minPrice=100&page=3&limit=2&sortBy=priceAsc')).body).toMatchObject({
      total: 4,
      price: { min: 60, max: 1450 },
    })
    expect(await get('/facets?sortBy=random')).toMatchObject({ status: 400 })
  })

  it('offers a way out where nothing is found', async () => {
    expect((await get('/facets?color=Green&brand=Royal')).body).toMatchObject({
      total: 0,
      narrowest: 'color',
    })
    expect((await get('/facets?search=btle')).body).toMatchObject({
      total: 0,
      didYouMean: 'bottle',
      narrowest: 'search',
    })
  })
})

describe('GET /api/products/suggest', () => {
  it('suggests products with what a row of the list needs', async () => {
    expect((await get('/suggest?q=steel bo')).body).toEqual([
      {
        _id: idOf.get('Steel Bottle'),
        name: 'Steel Bottle',
        image: '/images/upload/v1/products/red.webp',
        price: 250,
      },
    ])
    expect((await get('/suggest?q=%26')).body).toEqual([])
  })

  it('needs a q', async () => {
    expect(await get('/suggest')).toMatchObject({ status: 400, body: { message: 'q is required' } })
  })
})

describe('strips and detail', () => {
  it('new arrivals are the eight newest', async () => {
    expect(names(await get('/new-arrivals'))).toEqual(NEWEST)
  })

  it('the best seller is the most sold', async () => {
    expect((await get('/best-seller')).body).toMatchObject({ name: 'Dinner Plate' })
  })

  it('similar products are of the same category and never the product itself', async () => {
    const reply = await get(`/similar/${idOf.get('Plastic Bottle')}`)
    expect(names(reply)).toEqual(['Steel Bottle', 'Dinner Plate', 'Iron Tawa'])
  })

  it('a product is found by its id', async () => {
    const id = idOf.get('Iron Tawa')!
    const reply = await get(`/${id}`)
    expect(reply.body).toMatchObject({
      _id: id,
      name: 'Iron Tawa',
      price: 1450,
      sizes: [],
      colors: [],
    })
    expect((await get(`/${id}`, { 'if-none-match': reply.headers.get('etag')! })).status).toBe(304)
  })

  it.each(['/no-such-product', '/similar/no-such-product'])('%s is a 404', async (path) => {
    const reply = await get(path)
    expect(reply).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: TEXTS.productNotFound },
    })
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })
})

it('an empty shop has empty lists and no best seller', async () => {
  const empty = await startTestShop()
  expect(await empty.get('/api/products')).toMatchObject({ status: 200, body: [] })
  expect((await empty.get('/api/products')).headers.get('link')).toBe(
    '</api/products?page=1>; rel="first", </api/products?page=1>; rel="last"',
  )
  expect((await empty.get('/api/products/facets')).body).toEqual({
    category: [],
    color: [],
    size: [],
    material: [],
    brand: [],
    countryOfOrigin: [],
    price: { min: 0, max: 0 },
    total: 0,
  })
  expect(await empty.get('/api/products/best-seller')).toMatchObject({ status: 404 })
})

it('a warm shop answers without the database', async () => {
  const warm = await startTestShop()
  const id = await warm.saveProduct({ name: 'Steel Bottle' })
  await warm.get('/api/products')
  await warm.database.firestore.terminate()
  const paths = [
    '',
    '?search=botle',
    '/facets',
    '/suggest?q=st',
    '/new-arrivals',
    `/${id}`,
    `/similar/${id}`,
  ]
  for (const path of paths) expect((await warm.get(`/api/products${path}`)).status).toBe(200)
  expect(warm.log.entries).toEqual([])
})
