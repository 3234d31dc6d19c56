import { CATEGORIES } from '@bartan/contract/products/rules'
import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import { refusal } from '#testing/refusal.ts'
import { startShop } from '#testing/start-test-shop.ts'

const [KITCHEN, BATHROOM] = CATEGORIES
const { shop, admin } = await startShop()
let count = 0
const bottle = (more: object = {}) => ({
  name: `Bottle ${++count}`,
  description: 'Keeps water cold.',
  price: 499.5,
  category: KITCHEN,
  brand: 'Cello',
  sizes: 'Small, Large',
  ...more,
})

const create = (more?: object) => shop.as(admin).post('/api/products', bottle(more))
const change = (id: string, body: object) => shop.as(admin).put(`/api/products/${id}`, body)
const remove = (id: string) => shop.as(admin).del(`/api/products/${id}`)
const listed = async (): Promise<{ _id: string }[]> => (await shop.get('/api/products')).body

const traceOf = async (id: string) => {
  const { docs } = await shop.database.audit.where('target._id', '==', id).get()
  return docs.map((entry) => entry.data())
}

const ledgerOf = async (id: string) => {
  const { docs } = await shop.database.stockMovements.where('productId', '==', id).get()
  return docs.map((entry) => entry.data())
}

describe('creating a product', () => {
  it('answers it, and the very next list shows it', async () => {
    await listed()
    const { status, body } = await create({ colors: ['Red', 'Blue'], collections: 'Summer' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: `Bottle ${count}`,
      price: 499.5,
      sizes: ['Small', 'Large'],
      colors: ['Red', 'Blue'],
      collection: 'Summer',
      countInStock: 0,
      images: [],
    })
    expect(body).not.toHaveProperty('skuKey')
    expect((await listed())[0]).toEqual(body)
    expect((await shop.get(`/api/products/${body._id}`)).body).toEqual(body)
  })

  it('takes a name and a description in Hindi, which lists and carts tell of as they should', async () => {
    const hindi = { nameHi: ' बोतल ', descriptionHi: 'पानी "ठंडा" रखे।', countInStock: 3 }
    const { body } = await create({ ...hindi, sizes: '' })
    expect(body).toMatchObject({ nameHi: 'बोतल', descriptionHi: hindi.descriptionHi })
    const { descriptionHi: _hindi, descriptionIn: _description, ...rest } = body
    expect((await listed())[0]).toEqual(rest)
    const line = { productId: body._id, quantity: 1, guestId: 'guest_1763625600000_hindi' }
    const { body: cart } = await shop.post('/api/cart', line)
    expect(cart.products[0]).toMatchObject({ name: body.name, nameHi: 'बोतल' })
    const suggested = await shop.get(`/api/products/suggest?q=${body.name}`)
    expect(suggested.body[0]).toMatchObject({ _id: body._id, nameHi: 'बोतल' })
  })

  it('stores paise, and the server’s time', async () => {
    const { body } = await create({ price: 19.99, originalPrice: 25.5 })
    const stored = await shop.readProduct(body._id)
    expect(stored).toMatchObject({ price: 1999, originalPrice: 2550, sold: 0, deletedAt: null })
    expect(stored.updatedAt.toDate().toISOString()).toBe(body.updatedAt)
    expect(body).toMatchObject({ price: 19.99, originalPrice: 25.5 })
  })

  it.each([{}, { sku: '' }, { sku: ' ' }])('makes up the SKU of %o', async (more) => {
    expect((await create({ category: BATHROOM, ...more })).body.sku).toMatch(/^BAT-[0-9A-Z]{8}$/)
  })

  it('refuses a SKU in use, also in other letters, and stores nothing', async () => {
    await create({ sku: 'Ab-1 x' })
    const before = (await shop.database.products.count().get()).data().count
    expect(await create({ sku: ' AB-1  X ' })).toMatchObject(refusal(409, 'sku_taken', 'sku'))
    expect((await shop.database.products.count().get()).data().count).toBe(before)
  })

  it('of one SKU by many at once succeeds once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => create({ sku: 'RUSH' })))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'sku_taken')).toHaveLength(7)
    expect((await shop.database.products.where('sku', '==', 'RUSH').get()).docs).toHaveLength(1)
  })

  it('opens its stock in the ledger, and leaves a trace', async () => {
    const { body } = await create({ countInStock: 12 })
    expect(await ledgerOf(body._id)).toMatchObject([
      { quantity: 12, reason: 'opening', by: admin._id },
    ])
    expect(await traceOf(body._id)).toMatchObject([
      {
        action: 'product.created',
        by: { _id: admin._id, name: 'Owner' },
        target: { name: body.name },
        changes: { price: { from: null, to: 49950 }, countInStock: { from: null, to: 12 } },
      },
    ])
  })
})

describe('changing a product', () => {
  it('takes any subset and leaves the rest', async () => {
    const { body: before } = await create({ countInStock: 3, colors: 'Red' })
    const { status, body } = await change(before._id, { countInStock: 8, price: 450 })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, countInStock: 8, price: 450, updatedAt: expect.any(String) })
    expect(body.updatedAt > before.updatedAt).toBe(true)
    expect((await shop.get(`/api/products/${before._id}`)).body).toEqual(body)
    expect(await traceOf(before._id)).toContainEqual(
      expect.objectContaining({
        action: 'product.changed',
        changes: { countInStock: { from: 3, to: 8 }, price: { from: 49950, to: 45000 } },
      }),
    )
    expect(await ledgerOf(before._id)).toContainEqual(
      expect.objectContaining({ quantity: 5, reason: 'adjustment' }),
    )
  })

  it('takes a Hindi text away by an empty one', async () => {
    const { body } = await create({ nameHi: 'बोतल', descriptionHi: 'पानी ठंडा रखे।' })
    const after = await change(body._id, { nameHi: '', descriptionHi: 'ठंडा पानी।' })
    expect(after.body).not.toHaveProperty('nameHi')
    expect(after.body.descriptionHi).toBe('ठंडा पानी।')
    expect(await shop.readProduct(body._id)).not.toHaveProperty('nameHi')
  })

  it('that changes nothing writes nothing', async () => {
    const { body: before } = await create({ countInStock: 3 })
    const { status, body } = await change(before._id, { countInStock: 3, sizes: 'Small,Large' })
    expect(status).toBe(200)
    expect(body).toEqual(before)
    expect(await traceOf(before._id)).toHaveLength(1)
  })

  it('checks the original price against the stored price, and the other way round', async () => {
    const { body } = await create({ price: 100, originalPrice: 150 })
    const refused = { status: 400, body: { fields: { originalPrice: expect.any(String) } } }
    expect(await change(body._id, { price: 151 })).toMatchObject(refused)
    expect(await change(body._id, { originalPrice: 99 })).toMatchObject(refused)
    expect(await change(body._id, { price: 151, originalPrice: 151 })).toMatchObject({
      status: 200,
    })
    const cleared = await change(body._id, { originalPrice: null, price: 500 })
    expect(cleared.status).toBe(200)
    expect(cleared.body).not.toHaveProperty('originalPrice')
  })

  it('moves to a free SKU only', async () => {
    const [{ body: one }, { body: two }] = [await create({ sku: 'ONE' }), await create()]
    expect((await change(two._id, { sku: 'one' })).body.code).toBe('sku_taken')
    expect((await change(one._id, { sku: 'One' })).body.sku).toBe('One')
    expect((await change(one._id, { sku: 'UNO' })).status).toBe(200)
    expect((await change(two._id, { sku: 'one' })).status).toBe(200)
  })

  it('never loses a sale that happens meanwhile', async () => {
    const { body } = await create({ countInStock: 5 })
    await shop.database.products.doc(body._id).update({ sold: 7 })
    await Promise.all([
      change(body._id, { name: 'Other' }),
      shop.database.products.doc(body._id).update({ sold: shop.database.increment(1) }),
      change(body._id, { brand: 'Another' }),
    ])
    expect(await shop.readProduct(body._id)).toMatchObject({
      name: 'Other',
      brand: 'Another',
      sold: 8,
    })
  })

  it('is refused for what is not there, and to customers', async () => {
    const asha = await shop.saveUser()
    const { body } = await create()
    expect(await change('nothing', { price: 5 })).toMatchObject({
      status: 404,
      body: { message: TEXTS.productNotFound },
    })
    const path = `/api/products/${body._id}`
    expect((await shop.as(asha).put(path, { price: 1 })).status).toBe(403)
    expect((await shop.put(path, { price: 1 })).status).toBe(401)
  })

  it('ignores what is no one’s to set', async () => {
    const { body } = await create()
    await change(body._id, { sold: 500, deletedAt: 'now', createdAt: 'x', _id: 'y', price: 7 })
    expect(await shop.readProduct(body._id)).toMatchObject({ sold: 0, deletedAt: null, price: 700 })
  })
})

describe('deleting a product', () => {
  it('takes it out of the very next list, and frees its SKU', async () => {
    const { body } = await create({ sku: 'GONE' })
    expect((await remove(body._id)).status).toBe(200)
    expect((await listed()).map(({ _id }) => _id)).not.toContain(body._id)
    expect((await shop.get(`/api/products/${body._id}`)).status).toBe(404)
    expect((await remove(body._id)).status).toBe(404)
    expect((await change(body._id, { price: 1 })).status).toBe(404)
    expect((await create({ sku: 'GONE' })).status).toBe(201)
  })

  it('leaves a tombstone for other instances, and a trace', async () => {
    const { body } = await create()
    await remove(body._id)
    const { deletedAt, updatedAt } = await shop.readProduct(body._id)
    expect(deletedAt).toEqual(updatedAt)
    expect(await traceOf(body._id)).toContainEqual(
      expect.objectContaining({
        action: 'product.deleted',
        changes: expect.objectContaining({ name: { from: body.name, to: null } }),
      }),
    )
  })
})

it('refuses an admin who is one no more, with the next call', async () => {
  const second = await shop.saveUser({ role: 'admin' })
  expect((await shop.as(second).post('/api/products', bottle())).status).toBe(201)
  await shop.database.users.doc(second._id).update({ role: 'customer' })
  expect((await shop.as(second).post('/api/products', bottle())).status).toBe(403)
})
