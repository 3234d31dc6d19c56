import { CATEGORIES } from '@bartan/contract/products/rules'
import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
const admin = shop.as(await shop.saveUser({ role: 'admin' }))

const BODY = { name: 'Handi', description: 'Round', category: CATEGORIES[0], brand: 'Prakash' }

const create = (more: object) => admin.post('/api/products', { ...BODY, ...more })
const change = (id: string, body: object) => admin.put(`/api/products/${id}`, body)

const refusedAt = (field: string) => ({
  status: 400,
  body: { fields: { [field]: expect.any(String) } },
})

it('a price above the stored maximum retail price is refused', async () => {
  const { body } = await create({ price: 100, mrp: 120, sizes: [] })
  expect(await change(body._id, { price: 121 })).toMatchObject(refusedAt('mrp'))
  expect((await change(body._id, { name: 'Another name' })).status).toBe(200)
})

/** A small one for ₹90, and a large one. */
const variants = (price: number, more: object = {}) => [
  { size: '1 L', countInStock: 1, price: 90 },
  { size: '3 L', countInStock: 1, price, ...more },
]

it('a variant without a maximum retail price of its own is held to its product’s', async () => {
  expect(await create({ mrp: 120, variants: variants(150) })).toMatchObject(
    refusedAt('variants.1.mrp'),
  )
  const { status, body } = await create({ mrp: 120, variants: variants(120) })
  expect(status).toBe(201)
  expect(await change(body._id, { variants: variants(121) })).toMatchObject(
    refusedAt('variants.1.mrp'),
  )
  expect(await change(body._id, { mrp: 119 })).toMatchObject(refusedAt('mrp'))
  const own = variants(150, { mrp: 160 })
  expect((await change(body._id, { variants: own })).status).toBe(200)
  expect((await change(body._id, { mrp: 100 })).status).toBe(200)
  // A variant's own stays where a change doesn't name it.
  expect((await change(body._id, { mrp: 110, variants: variants(155) })).status).toBe(200)
  expect(await change(body._id, { mrp: 110, variants: variants(161) })).toMatchObject(
    refusedAt('variants.1.mrp'),
  )
})

it('a product that gives up its variants is held to its own', async () => {
  const own = [{ size: '1 L', countInStock: 1, price: 150, mrp: 160 }]
  const { body } = await create({ mrp: 120, variants: own })
  expect(await change(body._id, { variants: null })).toMatchObject(refusedAt('mrp'))
  expect(await change(body._id, { variants: null, price: 121 })).toMatchObject(refusedAt('mrp'))
  expect((await change(body._id, { variants: null, mrp: 160 })).status).toBe(200)
})
