import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'

const [KITCHEN] = CATEGORIES
const { shop, admin } = await startShop()
let count = 0
const newSku = () => `V-${++count}`

const tiffin = (more: object) => ({
  name: `Tiffin ${++count}`,
  description: 'Keeps lunch warm.',
  category: KITCHEN,
  brand: 'Cello',
  ...more,
})

const create = (more: object) => shop.as(admin).post('/api/products', tiffin(more))
const change = (id: string, body: object) => shop.as(admin).put(`/api/products/${id}`, body)

const one = (sku: string, size = 'S') => ({ size, sku, countInStock: 1, price: 50 })

describe('SKUs', () => {
  it('are unique over products and variants', async () => {
    const [own, variant] = [newSku(), newSku()]
    const { body } = await create({ variants: [one(variant)], sku: own })
    const taken = { status: 409, body: { code: 'sku_taken' } }
    const plain = { price: 5, sizes: [] }
    expect(await create({ ...plain, sku: variant.toLowerCase() })).toMatchObject(taken)
    expect(await create({ variants: [one(newSku()), one(own, 'M')] })).toMatchObject({
      ...taken,
      body: { fields: { 'variants.1.sku': expect.stringContaining(own) } },
    })
    expect(await create({ variants: [one(variant)] })).toMatchObject(taken)
    const twice = newSku()
    expect(await create({ variants: [one(twice), one(twice, 'M')] })).toMatchObject(taken)
    expect(await create({ sku: twice, variants: [one(twice)] })).toMatchObject(taken)
    const { body: other } = await create({ variants: [one(twice)] })
    expect(await change(other._id, { variants: [one(variant)] })).toMatchObject(taken)
    expect(await change(other._id, { sku: variant })).toMatchObject(taken)
    // What is deleted or renamed frees its SKUs.
    await change(other._id, { variants: [one(newSku())] })
    expect((await create({ ...plain, sku: twice })).status).toBe(201)
    await shop.as(admin).del(`/api/products/${body._id}`)
    expect((await create({ variants: [one(variant), one(own, 'M')] })).status).toBe(201)
  })

  it('go to one of many who want them at the same time', async () => {
    const sku = newSku()
    const wishes = Array.from({ length: 8 }, (_, at) =>
      at % 2 === 0
        ? create({ sku, price: 5, sizes: [] })
        : create({ variants: [one(newSku()), one(sku, 'M')] }),
    )
    const statuses = (await Promise.all(wishes)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
  })
})
