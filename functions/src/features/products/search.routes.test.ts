import { asSku } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it, vi } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { ProductSearch } from './search/product-search.ts'

const shop = await startTestShop()
await shop.saveProduct({
  name: 'Steel Bottle',
  price: 450,
  sku: asSku('CEL-BTL-901'),
  colors: ['Blue'],
})
await shop.saveProduct({
  name: 'Fridge Bottle',
  price: 99,
  sku: asSku('CEL-BTL-910'),
  colors: ['Pink'],
})
await shop.saveProduct({
  name: 'Steel Bucket',
  price: 300,
  sku: asSku('PRK-BKT-1'),
  colors: ['Red'],
})
await shop.shop.catalog.current()

const search = async (text: string, more = '', path = '') => {
  const name = path === '/suggest' ? 'q' : 'search'
  const { body, headers } = await shop.get(
    `/api/products${path}?${name}=${encodeURIComponent(text)}${more}`,
  )
  return { body, price: headers.get('X-Search-Price') }
}
const names = (body: { name: string }[]) => body.map(({ name }) => name)

describe('a price in the words of a search', () => {
  it.each([
    ['bottle under 500', 'max=500', ['Fridge Bottle', 'Steel Bottle']],
    ['bottle below ₹200', 'max=200', ['Fridge Bottle']],
    ['100 se kam', 'max=100', ['Fridge Bottle']],
    ['above 300', 'min=300', ['Steel Bottle', 'Steel Bucket']],
    ['200-400', 'min=200&max=400', ['Steel Bucket']],
    ['₹450 तक की बोतल', 'max=450', ['Fridge Bottle', 'Steel Bottle']],
    ['bottle 500 ml', null, ['Fridge Bottle', 'Steel Bottle']],
    ['bottle', null, ['Fridge Bottle', 'Steel Bottle']],
  ])('%s', async (text, price, wanted) => {
    const found = await search(text)
    expect(found.price).toBe(price)
    expect(names(found.body).toSorted()).toEqual(wanted)
    expect((await search(text, '', '/facets')).price).toBe(price)
    expect((await search(text, '', '/suggest')).price).toBe(price)
  })

  it('holds beside minPrice and maxPrice', async () => {
    const found = await search('under 500', '&minPrice=200&maxPrice=320')
    expect([names(found.body), found.price]).toEqual([['Steel Bucket'], 'max=500'])
    expect(names((await search('under 310', '&maxPrice=900&sortBy=priceDesc')).body)).toEqual([
      'Steel Bucket',
      'Fridge Bottle',
    ])
  })

  it('counts in facets, but not in the range of prices', async () => {
    expect((await search('bottle under 200', '', '/facets')).body).toMatchObject({
      total: 1,
      color: [{ value: 'Pink', count: 1 }],
      price: { min: 99, max: 450 },
    })
  })

  it('stays in the nearest spelling, and can be what leaves nothing', async () => {
    expect((await search('btle under 200', '', '/facets')).body).toMatchObject({
      didYouMean: 'bottle under 200',
    })
    expect((await search('bucket under 200', '', '/facets')).body).toMatchObject({
      total: 0,
      narrowest: 'price',
    })
  })

  it('bounds suggestions', async () => {
    expect(names((await search('bottle under 200', '', '/suggest')).body)).toEqual([
      'Fridge Bottle',
    ])
    expect(names((await search('under 200', '', '/suggest')).body)).toEqual([])
  })
})

it('is read in the list of admins as well', async () => {
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  const { body } = await admin.get('/api/admin/products?search=bottle under 200')
  expect(names(body)).toEqual(['Fridge Bottle'])
})

describe('a code', () => {
  it.each([
    ['CEL-BTL-901', ['Steel Bottle']],
    ['cel btl 901', ['Steel Bottle']],
    ['celbtl90', ['Steel Bottle']],
    ['CEL-BTL', ['Steel Bottle', 'Fridge Bottle']],
    ['prk-b', ['Steel Bucket']],
  ])('%s', async (text, wanted) => {
    for (const path of ['', '/suggest'])
      expect(names((await search(text, '', path)).body).slice(0, wanted.length)).toEqual(wanted)
  })

  it('that is whole finds nothing else', async () => {
    expect(names((await search('CEL-BTL-901')).body)).toEqual(['Steel Bottle'])
  })

  it('is forgotten with its product and follows a change', async () => {
    const admin = shop.as(await shop.saveUser({ role: 'admin' }))
    const _id = await shop.saveProduct({ name: 'Mug', sku: asSku('OLD-77') })
    await admin.put(`/api/products/${_id}`, { sku: 'NEW-77' })
    expect(names((await search('new-77')).body)).toEqual(['Mug'])
    expect(names((await search('old-77')).body)).toEqual([])
    await admin.del(`/api/products/${_id}`)
    expect(names((await search('new-77')).body)).toEqual([])
  })
})

it.each(['neeli bottle', 'nila botal', 'नीली बोतल', 'blue bottle'])('%s is blue', async (text) => {
  expect(names((await search(text)).body)).toEqual(['Steel Bottle'])
})

it('a variant is found by its SKU and by the number under its bar code', async () => {
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  await admin.post('/api/products', {
    name: 'Tiffin',
    description: 'For lunch.',
    category: CATEGORIES[0],
    brand: 'Omax',
    price: 300,
    variants: [
      { size: '1 L', countInStock: 1, sku: 'TFN-1L', gtin: '8901234567894' },
      { size: '3 L', countInStock: 1, sku: 'TFN-3L' },
    ],
  })
  for (const code of ['tfn-3l', 'TFN3', '8901234567894', '890123456', '08901234567894'])
    expect([code, names((await search(code)).body)[0]]).toEqual([code, 'Tiffin'])
})

it('a list, its filters and a product are answered before any word is indexed', async () => {
  const indexed = vi.spyOn(ProductSearch.prototype, 'add')
  const fresh = await startTestShop()
  const bottle = await fresh.saveProduct({ name: 'Steel Bottle' })
  for (const path of ['?category=Kitchen&minPrice=1', '/facets?color=Red', `/${bottle}`])
    expect((await fresh.get(`/api/products${path}`)).status).toBe(200)
  expect(indexed).not.toHaveBeenCalled()
  expect((await fresh.get('/api/products?search=bottle')).body).toHaveLength(1)
  expect(indexed).toHaveBeenCalledOnce()
  indexed.mockRestore()
})
