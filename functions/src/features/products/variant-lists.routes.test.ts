import type { Product } from '@bartan/contract/products/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'
import { createTiffin } from '#testing/tiffin.ts'
import { readsOf } from '#testing/usage-of.ts'

/** 1 L in Red 249 and Blue 259, 3 L in Red 449. */
const { shop, admin } = await startShop()
const tiffin = await createTiffin(shop, admin)
for (const [name, price] of [
  ['Mug', 100],
  ['Pot', 300],
  ['Kadhai', 500],
] as const)
  await shop.saveProduct({ name, price, sizes: ['3 L', '1 L'], colors: ['Blue', 'Green'] })

const names = async (query: string): Promise<string[]> =>
  (await shop.get(`/api/products?${query}`)).body.map(({ name }: Product) => name).sort()
const facets = async (query: string) => (await shop.get(`/api/products/facets?${query}`)).body
const order = async (sortBy: string) =>
  (await shop.get(`/api/products?sortBy=${sortBy}`)).body.map(({ price }: Product) => price)
const counts = (values: { value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]))
const found = async (query: string): Promise<string[]> =>
  (await shop.as(admin).get(`/api/admin/products?${query}`)).body.map(({ name }: Product) => name)
const finds = async (query: string) => (await names(query)).includes(tiffin.name)

describe('a list with variants', () => {
  it('is sorted by the lowest price', async () => {
    expect(await order('priceAsc')).toEqual([100, 249, 300, 500])
    expect(await order('priceDesc')).toEqual([500, 300, 249, 100])
  })

  it.each([
    ['minPrice=250&maxPrice=259', true],
    ['minPrice=260&maxPrice=448', false],
    ['minPrice=449&maxPrice=449', true],
    ['maxPrice=249', true],
    ['maxPrice=248', false],
    ['minPrice=450', false],
  ])('by %s finds it: %s', async (query, isFound) => {
    expect(await finds(query)).toBe(isFound)
  })

  it.each([
    ['color=red&size=3 L', true],
    ['color=Blue&size=1 L', true],
    ['color=Blue&size=3 L', false],
    ['color=Blue,Red&size=3 L', true],
    ['color=Green', false],
  ])('by %s finds it, if it comes so: %s', async (query, isFound) => {
    expect(await finds(query)).toBe(isFound)
  })

  it('counts what comes together', async () => {
    expect(counts((await facets('size=3 L')).color)).toEqual({ Red: 1, Blue: 3, Green: 3 })
    expect(counts((await facets('color=Blue')).size)).toEqual({ '1 L': 4, '3 L': 3 })
    expect((await facets('')).price).toEqual({ min: 100, max: 500 })
    expect((await facets('color=Red')).price).toEqual({ min: 249, max: 449 })
  })

  it('goes by prices that can be bought, or by all where none can', async () => {
    const setStock = (stock: number[]) =>
      shop.as(admin).put(`/api/products/${tiffin._id}`, {
        variants: tiffin.variants.map((one, at) => ({ ...one, countInStock: stock[at] ?? 0 })),
      })
    await setStock([0, 1, 0])
    expect([await finds('maxPrice=255'), await finds('maxPrice=260')]).toEqual([false, true])
    expect((await facets('color=Red')).price).toEqual({ min: 249, max: 449 })
    expect(await finds('color=Red')).toBe(true)
    await setStock([0, 0, 0])
    expect([await finds('maxPrice=255'), await finds('minPrice=449')]).toEqual([true, true])
    await setStock(tiffin.variants.map(({ countInStock }) => countInStock))
  })

  it('reads nothing', async () => {
    const lists = async () => {
      await finds('color=Blue&size=1 L&minPrice=200')
      await facets('color=Blue&size=1 L')
      await shop.get(`/api/products/${tiffin._id}`)
    }
    await lists()
    expect(await readsOf(shop, lists)).toBe(0)
  })
})

type Matched = { name: string; match?: object }

const ofBrand = async (query: string): Promise<Matched[]> =>
  (await shop.get(`/api/products?brand=Handi&${query}`)).body
const matched = async (query: string) =>
  (await ofBrand(query)).map(({ name, match }) => [name, match])

describe('conditions hold for one and the same variant', () => {
  const made: string[] = []
  beforeAll(async () => {
    const { body } = await shop.as(admin).post('/api/products', {
      name: 'Handi Cooker',
      description: 'Whistles.',
      category: tiffin.category,
      brand: 'Handi',
      price: 1649,
      variants: [
        { size: '3 L', sku: 'HC-3', countInStock: 4, price: 1649, originalPrice: 1999 },
        { size: '5 L', sku: 'HC-5', countInStock: 2, price: 2049 },
        { size: '7.5 L', sku: 'HC-7', countInStock: 0, price: 1500 },
      ],
    })
    const pan = { name: 'Cooker Pan', price: 1900, brand: 'Handi', sizes: ['5 L'] }
    made.push(body._id, await shop.saveProduct(pan))
    await shop.shop.catalog.refresh()
  })
  afterAll(async () => {
    for (const id of made) await shop.as(admin).del(`/api/products/${id}`)
  })
  const SMALL = { size: '3 L', sku: 'HC-3', price: 1649, originalPrice: 1999, countInStock: 4 }
  const LARGE = { size: '5 L', sku: 'HC-5', price: 2049, countInStock: 2 }
  const PAN = expect.objectContaining({ size: '5 L', price: 1900 })

  it.each<[string, [string, unknown][]]>([
    ['size=5 L&maxPrice=2000', [['Cooker Pan', PAN]]],
    [
      'size=5 L&sortBy=priceDesc',
      [
        ['Handi Cooker', LARGE],
        ['Cooker Pan', PAN],
      ],
    ],
    ['size=3 L,5 L&maxPrice=1700', [['Handi Cooker', SMALL]]],
    // Sold out: it fits a price only where none in stock fits the rest.
    ['maxPrice=1600', []],
    [
      'size=7.5 L&maxPrice=1600',
      [['Handi Cooker', { size: '7.5 L', sku: 'HC-7', price: 1500, countInStock: 0 }]],
    ],
    ['size=7.5 L&inStock=true', []],
    ['size=5 L&discount=10', []],
    ['discount=10', [['Handi Cooker', SMALL]]],
    ['discount=10&minPrice=1700', []],
  ])('%s', async (query, wanted) => {
    expect(await matched(query)).toEqual(wanted)
    expect((await facets(`brand=Handi&${query}`)).total).toBe(wanted.length)
  })

  it('measures and prices of a search, too; what has the measure comes first, alone with a match', async () => {
    const under = await matched('search=5 litre cooker under 2000&sortBy=priceAsc')
    expect(under).toEqual([
      ['Cooker Pan', expect.objectContaining({ price: 1900 })],
      ['Handi Cooker', undefined],
    ])
    expect(await matched('search=3 litre cooker')).toEqual([
      ['Handi Cooker', SMALL],
      ['Cooker Pan', undefined],
    ])
    const sorted = await matched('search=5 l cooker&sortBy=priceDesc')
    expect(sorted.map(([name]) => name)).toEqual(['Handi Cooker', 'Cooker Pan'])
    const { body } = await shop.get('/api/products/suggest?q=handi cooker 5 litre')
    expect(body[0]).toMatchObject({ name: 'Handi Cooker', match: LARGE })
  })

  it('of what fits them, the color that a search says in any language comes first', async () => {
    const pail = {
      name: 'Bucket Pail',
      description: 'Holds water.',
      category: tiffin.category,
      brand: 'Pails',
      variants: ['Black', 'Red', 'Blue'].map((color, at) => ({
        size: '12 L',
        color,
        countInStock: at === 2 ? 0 : 5,
        price: 200 + at,
      })),
    }
    expect((await shop.as(admin).post('/api/products', pail)).status).toBe(201)
    await shop.saveProduct({ name: 'Red Rose Pail', brand: 'Pails', colors: ['White'], sizes: [] })
    const shown = async (query: string) => {
      const { body } = await shop.get(`/api/products?brand=Pails&${query}`)
      const pails: { name: string; match?: { color?: string } }[] = body
      return Object.fromEntries(pails.map(({ name, match }) => [name, match?.color]))
    }
    for (const query of ['12 litre red pail', 'lal pail 12 l', 'लाल pail 12 l'])
      expect([query, await shown(`search=${query}`)]).toEqual([
        query,
        expect.objectContaining({ 'Bucket Pail': 'Red' }),
      ])
    expect(await shown('search=neela pail under 300')).toMatchObject({ 'Bucket Pail': 'Blue' })
    const red = { 'Bucket Pail': 'Red', 'Red Rose Pail': undefined }
    expect(await shown('search=red pail&minPrice=1')).toEqual(red)
    // Sold out in blue: what is in stock at the price is shown in the color that there is.
    expect(await shown('search=blue pail 12 l&inStock=true')).toEqual({ 'Bucket Pail': 'Black' })
    expect(await shown('search=red pail 12 l&color=Black')).toEqual({ 'Bucket Pail': 'Black' })
    expect(await shown('search=red pail')).toEqual({ ...red, 'Bucket Pail': undefined })
  })

  it('a measure that nothing has at the price is told as left out', async () => {
    for (const path of ['', '/facets']) {
      const asked = `/api/products${path}?search=5 litre cooker under 1700`
      const { headers } = await shop.get(asked)
      expect([path, headers.get('x-search-left-out')]).toEqual([path, '5%20L'])
    }
    expect(await matched('search=5 litre cooker under 1700')).toEqual([['Handi Cooker', undefined]])
  })

  it('without conditions there is no match', async () => {
    expect((await ofBrand('')).every((one) => !('match' in one))).toBe(true)
  })
})

describe('the admin’s list', () => {
  it('finds variants by SKU', async () => {
    const [first] = await found(`search=${tiffin.variants[1]?.sku.toLowerCase()}`)
    expect(first).toBe(tiffin.name)
  })

  it('and the dashboard warn by the scarcest variant', async () => {
    const low = async () => (await shop.as(admin).get('/api/admin/stats')).body.lowStockCount
    const before = await low()
    await shop.as(admin).post('/api/products', {
      name: 'Cooker',
      description: 'Whistles.',
      category: tiffin.category,
      brand: 'Royal',
      price: 900,
      variants: [
        { size: '3 L', countInStock: 50 },
        { size: '5 L', countInStock: 0 },
      ],
    })
    const levels = ['in', 'low', 'out'] as const
    const lists = await Promise.all(levels.map((level) => found(`stock=${level}`)))
    expect(lists.map((list) => list.includes('Cooker'))).toEqual([false, true, true])
    expect(await low()).toBe(before + 1)
  })
})
