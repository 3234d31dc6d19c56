import { adminProductSchema } from '@bartan/contract/products/admin-schema'
import { asSku } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'

const [KITCHEN, BATHROOM] = CATEGORIES
const { shop, admin } = await startShop()
const products = [
  { name: 'Bottle 10', price: 300, countInStock: 50, sold: 5, sku: asSku('BOT-10') },
  { name: 'bottle 9', price: 100, countInStock: 0, sold: 9, sku: asSku('BOT-9') },
  { name: 'Mug', price: 200, countInStock: 3, sold: 0, sku: asSku('MUG-1'), category: BATHROOM },
]
for (const product of products) await shop.saveProduct(product)

const list = async (query = ''): Promise<[string[], number]> => {
  const { status, body, headers } = await shop.as(admin).get(`/api/admin/products${query}`)
  expect({ status, body }).toMatchObject({ status: 200 })
  const names: string[] = body.map(({ name }: { name: string }) => name)
  return [names, Number(headers.get('X-Total-Count'))]
}

describe('the admin’s list of products', () => {
  it('has every product, newest first, with its sales', async () => {
    const { body } = await shop.as(admin).get('/api/admin/products')
    expect(body.map(({ name, sold }: { name: string; sold: number }) => [name, sold])).toEqual([
      ['Mug', 0],
      ['bottle 9', 9],
      ['Bottle 10', 5],
    ])
    for (const product of body) expect(adminProductSchema.parse(product)).toEqual(product)
  })

  it('is found by words and by SKU', async () => {
    expect((await list('?search=mug'))[0]).toEqual(['Mug'])
    expect((await list('?search=bot-1'))[0][0]).toBe('Bottle 10')
    expect(await list(`?search=mug-1&category=${encodeURIComponent(KITCHEN)}`)).toEqual([[], 0])
    expect((await list('?search=bottle&sortBy=priceDesc'))[0]).toEqual(['Bottle 10', 'bottle 9'])
  })

  it('is filtered by category and stock', async () => {
    expect(await list(`?category=${encodeURIComponent(BATHROOM)}`)).toEqual([['Mug'], 1])
    expect(await list('?stock=out')).toEqual([['bottle 9'], 1])
    expect(await list('?stock=low')).toEqual([['Mug', 'bottle 9'], 2])
    expect(await list('?stock=in')).toEqual([['Bottle 10'], 1])
  })

  it.each([
    ['priceAsc', ['bottle 9', 'Mug', 'Bottle 10']],
    ['popularity', ['bottle 9', 'Bottle 10', 'Mug']],
    ['nameAsc', ['bottle 9', 'Bottle 10', 'Mug']],
    ['stockAsc', ['bottle 9', 'Mug', 'Bottle 10']],
    ['stockDesc', ['Bottle 10', 'Mug', 'bottle 9']],
  ])('is sorted by %s', async (sortBy, names) => {
    expect(await list(`?sortBy=${sortBy}`)).toEqual([names, 3])
  })

  it('is paged', async () => {
    expect(await list('?limit=2&page=1&sortBy=nameAsc')).toEqual([['bottle 9', 'Bottle 10'], 3])
    expect(await list('?limit=2&page=2&sortBy=nameAsc')).toEqual([['Mug'], 3])
    expect(await list('?limit=2&page=3')).toEqual([[], 3])
  })

  it('refuses what it does not know, by name', async () => {
    const { status, body } = await shop.as(admin).get('/api/admin/products?stock=plenty')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['stock']])
  })
})

describe('a product, opened to be edited', () => {
  it('is what the database has, which no cache may keep', async () => {
    const id = await shop.saveProduct({ name: 'Tawa', descriptionHi: 'रोटी के लिए' })
    await shop.get(`/api/products/${id}`)
    await shop.database.products.doc(id).update({ name: 'Big Tawa' })
    const reply = await shop.as(admin).get(`/api/admin/products/${id}`)
    expect(reply).toMatchObject({
      status: 200,
      body: { _id: id, name: 'Big Tawa', descriptionHi: 'रोटी के लिए' },
    })
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('is not found once it is deleted', async () => {
    const id = await shop.saveProduct({ name: 'Old Tawa' })
    await shop.as(admin).del(`/api/products/${id}`)
    expect((await shop.as(admin).get(`/api/admin/products/${id}`)).status).toBe(404)
  })
})
