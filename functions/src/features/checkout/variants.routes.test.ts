import { randomUUID } from 'node:crypto'
import { asSku } from '@bartan/contract/products/product-id'
import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { createTiffin, stockOfVariants } from '#testing/tiffin.ts'
import { usageOf } from '#testing/usage-of.ts'

const { shop, admin, asha } = await startShop()
const RED = { size: '1 L', color: 'Red' }
const LARGE = { size: '3 L', color: 'Red' }

const checkOut = (lines: object[], who = asha) =>
  beginCheckout(
    shop.as(who),
    lines.map((line) => ({ quantity: 1, ...line })),
  )
const finalize = ({ _id }: { _id: string }, who = asha) =>
  shop.as(who).post(`/api/checkout/${_id}/finalize`, { isCOD: true })
const change = (id: string, body: object) => shop.as(admin).put(`/api/products/${id}`, body)

describe('an order of variants', () => {
  it('has the price and SKU of each, and takes its stock alone', async () => {
    const { _id: productId, variants } = await createTiffin(shop, admin)
    const lines = [
      { productId, ...RED, quantity: 2, price: 249 },
      { productId, ...LARGE, price: 449 },
    ]
    const { status, body } = await checkOut(lines)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      checkoutItems: [
        { ...lines[0], sku: variants[0]?.sku },
        { ...lines[1], sku: variants[2]?.sku, quantity: 1 },
      ],
      itemsPrice: 947,
    })
    const order = await finalize(body)
    expect(order.body.orderItems).toEqual(body.checkoutItems)
    expect(await stockOfVariants(shop, productId)).toEqual({
      '1 L Red': 1,
      '1 L Blue': 2,
      '3 L Red': 0,
    })
    expect((await shop.get(`/api/products/${productId}`)).body).toMatchObject({
      countInStock: 3,
      variants: [{ countInStock: 1 }, { countInStock: 2 }, { countInStock: 0 }],
    })
    // Later changes leave it what it was.
    await change(productId, { variants: null })
    expect((await shop.as(asha).get(`/api/orders/${order.body._id}`)).body).toEqual(order.body)
  })

  it('bears the SKU of a product without variants, too', async () => {
    const productId = await shop.saveProduct({ sku: asSku('PLAIN-1') })
    const { body } = await checkOut([{ productId, size: 'Small', color: 'Red' }])
    expect((await finalize(body)).body.orderItems).toMatchObject([{ sku: 'PLAIN-1' }])
  })

  it('is refused at another price, for another choice, or beyond its stock', async () => {
    const { _id: productId } = await createTiffin(shop, admin)
    expect(await checkOut([{ productId, ...LARGE, price: 249 }])).toMatchObject({
      status: 409,
      body: { code: 'price_changed', lines: [{ ...LARGE, priceWas: 249, price: 449 }] },
    })
    expect(await checkOut([{ productId, size: '3 L', color: 'Blue' }])).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
    const lines = [
      { productId, ...RED, quantity: 3 },
      { productId, ...LARGE, quantity: 2 },
    ]
    const { status, body } = await checkOut(lines)
    expect([status, body.code]).toEqual([409, 'out_of_stock'])
    expect(body.lines).toMatchObject([{ productId, ...LARGE, quantity: 2, available: 1 }])
  })

  it('is not placed once one of them is gone; the answer names it', async () => {
    const { _id: productId, variants } = await createTiffin(shop, admin)
    const { body } = await checkOut([
      { productId, ...RED },
      { productId, ...LARGE },
    ])
    await change(productId, { variants: variants.slice(0, 2) })
    const refused = await finalize(body)
    expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock'])
    expect(refused.body.lines).toMatchObject([{ productId, ...LARGE, available: 0 }])
    expect(await stockOfVariants(shop, productId)).toEqual({ '1 L Red': 3, '1 L Blue': 2 })
  })

  it('is placed once for the last one, however many want it', async () => {
    const { _id: productId } = await createTiffin(shop, admin)
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => shop.saveUser()))
    const open = await Promise.all(shoppers.map((who) => checkOut([{ productId, ...LARGE }], who)))
    const placed = await Promise.all(
      open.map(({ body }, at) => finalize(body, shoppers[at] ?? asha)),
    )
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(placed.filter(({ status }) => status === 409)).toHaveLength(5)
    expect((await shop.readProduct(productId)).countInStock).toBe(5)
  })

  it('costs what one of products without variants costs', async () => {
    const { _id: variant } = await createTiffin(shop, admin)
    const plain = await shop.saveProduct()
    const ordering = async (line: object) => {
      const who = await shop.saveUser()
      return usageOf(shop, async () => {
        expect((await finalize((await checkOut([line], who)).body, who)).status).toBe(200)
      })
    }
    const usual = await ordering({ productId: plain, size: 'Small', color: 'Red' })
    expect(await ordering({ productId: variant, ...RED })).toEqual(usual)
  })
})

it('an order by phone sells the variant that was asked for', async () => {
  const { _id: productId, variants } = await createTiffin(shop, admin)
  const call = (choice: object) =>
    shop.as(admin).post('/api/admin/orders', {
      key: randomUUID(),
      customer: { name: 'Mina Das', phone: shop.newPhone() },
      orderItems: [{ productId, quantity: 1, ...choice }],
      shippingAddress: anAddress(),
    })
  expect(await call(LARGE)).toMatchObject({
    status: 201,
    body: { orderItems: [{ ...LARGE, price: 449, sku: variants[2]?.sku }] },
  })
  expect((await call(LARGE)).body.code).toBe('out_of_stock')
  expect((await call({ size: '3 L', color: 'Blue' })).status).toBe(400)
  expect(await stockOfVariants(shop, productId)).toMatchObject({ '1 L Red': 3, '3 L Red': 0 })
})
