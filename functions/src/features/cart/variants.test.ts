import { describe, expect, it } from 'vitest'
import { newGuestId } from '#testing/builders.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { createTiffin } from '#testing/tiffin.ts'
import { usageOf } from '#testing/usage-of.ts'

const { shop, admin } = await startShop()

const add = (guestId: string, choice: object) =>
  shop.post('/api/cart', { guestId, quantity: 1, ...choice })
const cartOf = async (guestId: string) => (await shop.get(`/api/cart?guestId=${guestId}`)).body
const change = (id: string, body: object) => shop.as(admin).put(`/api/products/${id}`, body)

const RED = { size: '1 L', color: 'Red' }
const BLUE = { size: '1 L', color: 'Blue' }
const LARGE = { size: '3 L', color: 'Red' }

describe('a line of a variant', () => {
  it('has its price, stock, SKU and picture', async () => {
    const { _id: productId, variants } = await createTiffin(shop, admin)
    const guestId = newGuestId()
    await add(guestId, { productId, ...RED, quantity: 2 })
    const { status, body } = await add(guestId, { productId, ...LARGE })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      products: [
        { ...RED, sku: variants[0]?.sku, price: 249, countInStock: 3, available: true },
        { ...LARGE, sku: variants[2]?.sku, price: 449, countInStock: 1, available: true },
      ],
      totalPrice: 2 * 249 + 449,
    })
    expect(body.products[0].image).toContain('red.webp')
    expect(await cartOf(guestId)).toEqual(body)
  })

  it('takes no more than there is of it, whatever there is of the others', async () => {
    const { _id: productId } = await createTiffin(shop, admin)
    const guestId = newGuestId()
    await add(guestId, { productId, ...LARGE })
    expect(await add(guestId, { productId, ...LARGE })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', lines: [{ productId, ...LARGE, available: 1 }] },
    })
    expect((await add(guestId, { productId, ...RED, quantity: 3 })).status).toBe(200)
    const line = { guestId, productId, ...BLUE, quantity: 1 }
    await add(guestId, line)
    expect((await shop.put('/api/cart', { ...line, quantity: 3 })).body.code).toBe('out_of_stock')
    expect((await shop.put('/api/cart', { ...line, quantity: 2 })).status).toBe(200)
  })

  it('is added and changed while there is too little of another variant', async () => {
    const { _id: productId, variants } = await createTiffin(shop, admin)
    const guestId = newGuestId()
    await add(guestId, { productId, ...RED, quantity: 2 })
    await change(productId, { sku: variants[0]?.sku, stockChange: -3 })
    const blue = { guestId, productId, ...BLUE }
    expect((await add(guestId, blue)).status).toBe(200)
    expect((await shop.put('/api/cart', { ...blue, quantity: 2 })).status).toBe(200)
  })

  it.each([
    ['which there is not', { size: '3 L', color: 'Blue' }, ['size', 'color']],
    ['of a size that there is not', { size: '9 L', color: 'Red' }, ['size']],
    ['without a color', { size: '1 L' }, ['color']],
  ])('is refused for a choice %s', async (_, choice, fields) => {
    const { _id: productId, name } = await createTiffin(shop, admin)
    const { status, body } = await add(newGuestId(), { productId, ...choice })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', fields])
    expect(body.message).toContain(name)
  })

  it('stays, unavailable, when the variant is gone, and comes back with it', async () => {
    const { _id: productId, variants } = await createTiffin(shop, admin)
    const guestId = newGuestId()
    await add(guestId, { productId, ...RED })
    await add(guestId, { productId, ...LARGE })
    await change(productId, { variants: variants.slice(0, 2) })
    const { products, totalPrice } = await cartOf(guestId)
    expect(products).toMatchObject([
      { ...RED, available: true },
      { ...LARGE, available: false, countInStock: 0, price: 449 },
    ])
    expect(totalPrice).toBe(249)
    const more = { guestId, productId, ...LARGE, quantity: 2 }
    expect((await shop.put('/api/cart', more)).body.code).toBe('out_of_stock')
    await change(productId, { variants: variants.map((one) => ({ ...one, price: 500 })) })
    expect(await cartOf(guestId)).toMatchObject({
      products: [
        { price: 500, priceWas: 249 },
        { price: 500, priceWas: 449, available: true },
      ],
      totalPrice: 1000,
    })
    await change(productId, { variants: variants.slice(0, 2) })
    const removed = await shop.del(
      `/api/cart?guestId=${guestId}&productId=${productId}&size=3%20L&color=Red`,
    )
    expect(removed.body.products).toHaveLength(1)
  })
})

it('merging adds up to the stock of each variant', async () => {
  const asha = await shop.saveUser()
  const { _id: productId } = await createTiffin(shop, admin)
  const guestId = newGuestId()
  for (const [choice, quantity] of [
    [RED, 2],
    [LARGE, 1],
  ] as const) {
    await add(guestId, { productId, ...choice, quantity })
    const own = { userId: asha._id, productId, ...choice, quantity }
    await shop.as(asha).post('/api/cart', own)
  }
  expect((await shop.as(asha).post('/api/cart/merge', { guestId })).body.products).toMatchObject([
    { ...RED, quantity: 3 },
    { ...LARGE, quantity: 1 },
  ])
})

it('a variant costs as much to add as a product without: two reads and a write', async () => {
  const { _id: productId } = await createTiffin(shop, admin)
  const plain = await shop.saveProduct()
  const adding = (choice: object) => usageOf(shop, () => add(newGuestId(), choice))
  await cartOf(newGuestId())
  const costs = { reads: 2, writes: 1, deletes: 0 }
  expect(await adding({ productId: plain, size: 'Small', color: 'Red' })).toEqual(costs)
  expect(await adding({ productId, ...RED })).toEqual(costs)
})
