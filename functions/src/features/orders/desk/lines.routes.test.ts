import { beforeEach, describe, expect, it } from 'vitest'
import { ledgerOf } from '#testing/ledger-of.ts'
import { placeOrder } from '#testing/orders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const email = 'asha@example.com'
const asha = await shop.saveUser({ email, confirmedEmail: email })
await saveSettings(shop.as(admin), { shipping: { freeFrom: 299, fee: 50 } })
const CHOICE = { size: 'Small', color: 'Red' }
const lineOf = (productId: string, quantity: number) => ({ productId, ...CHOICE, quantity })

let pot: string
let lid: string
let id: string
beforeEach(async () => {
  pot = await shop.saveProduct({ name: 'Pot', price: 100, countInStock: 10 })
  lid = await shop.saveProduct({ name: 'Lid', price: 45, countInStock: 10 })
  id = (await placeOrder(shop, asha, [{ productId: pot, quantity: 2 }]))._id
})

const change = (lines: object[], who = admin) =>
  shop.as(who).put(`/api/admin/orders/${id}/lines`, { lines })
const set = (body: object) => shop.as(admin).put(`/api/admin/orders/${id}`, body)
const stockOf = async (productId: string) => (await shop.readProduct(productId)).countInStock

const mails = async () => {
  const { docs } = await shop.database.mail.get()
  return docs.filter((mail) => mail.id.startsWith(`order-${id}-changed`)).length
}

describe('the lines of an order', () => {
  it('are replaced: old ones keep their price, new ones have today’s, stock and totals follow', async () => {
    await shop.as(admin).put(`/api/products/${pot}`, { price: 150 })
    await shop.as(admin).put(`/api/products/${lid}`, { price: 40 })
    const { status, body } = await change([lineOf(pot, 1), lineOf(lid, 2)])
    expect([status, body]).toMatchObject([
      200,
      {
        orderItems: [
          { productId: pot, quantity: 1, price: 100 },
          { productId: lid, quantity: 2, price: 40 },
        ],
        itemsPrice: 180,
        shippingPrice: 50,
        totalPrice: 230,
        toCollect: 230,
      },
    ])
    expect(await ledgerOf(shop, pot)).toMatchObject({ countInStock: 9, sold: 1, moved: -1 })
    expect(await ledgerOf(shop, lid)).toMatchObject({ countInStock: 8, sold: 2, moved: -2 })
    expect((await shop.as(asha).get(`/api/orders/${id}`)).body.totalPrice).toBe(230)
    const found = await shop.as(admin).get(`/api/admin/orders?q=${body.number} lid`)
    expect(found.body).toHaveLength(1)
    const { body: audit } = await shop.as(admin).get(`/api/admin/audit?target=${id}`)
    expect(audit[0]).toMatchObject({
      action: 'order.lines_changed',
      changes: { items: { from: 2, to: 3 }, totalPrice: { from: 250, to: 230 } },
    })
  })

  it('are changed as they were seen: of two admins at once, one is told of the other', async () => {
    const seen = [lineOf(pot, 2)]
    const based = (lines: object[], was: object[] = seen) =>
      shop.as(admin).put(`/api/admin/orders/${id}/lines`, { lines, was: { lines: was } })
    const replies = await Promise.all([
      based([lineOf(pot, 3)]),
      based([lineOf(pot, 2), lineOf(lid, 1)]),
    ])
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409'])
    const { orderItems } = (await shop.as(admin).get(`/api/orders/${id}`)).body
    const now = orderItems.map((line: { productId: string; quantity: number }) =>
      lineOf(line.productId, line.quantity),
    )
    expect(replies.find(({ status }) => status === 409)).toMatchObject({
      body: { code: 'changed_meanwhile', current: { lines: now } },
    })
    // What is so already changes nothing, and what was seen now is taken.
    expect((await based(now)).status).toBe(200)
    expect((await based([lineOf(lid, 4)], now.toReversed())).status).toBe(200)
    expect(await mails()).toBe(2)
  })

  it('have delivery reckoned anew, which never becomes dearer', async () => {
    expect((await change([lineOf(pot, 3)])).body).toMatchObject({
      shippingPrice: 0,
      totalPrice: 300,
    })
    expect((await change([lineOf(pot, 1)])).body).toMatchObject({
      shippingPrice: 0,
      totalPrice: 100,
    })
  })

  it('are told to the customer, each change once', async () => {
    await change([lineOf(pot, 1)])
    await change([lineOf(pot, 1)])
    expect(await mails()).toBe(1)
    const { body } = await change([lineOf(pot, 3)])
    expect(await mails()).toBe(2)
    expect(body.messages.at(-1)).toMatchObject({ kind: 'changed', via: 'mail' })
  })

  it('that are not there are named, and nothing is changed', async () => {
    await shop.as(admin).put(`/api/products/${lid}`, { countInStock: 1 })
    expect(await change([lineOf(pot, 1), lineOf(lid, 2)])).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', lines: [{ productId: lid, quantity: 2, available: 1 }] },
    })
    expect(await stockOf(pot)).toBe(8)
    expect((await change([lineOf(pot, 11)])).status).toBe(409)
    expect((await change([lineOf(pot, 10)])).status).toBe(200)
    expect(await stockOf(pot)).toBe(0)
  })

  it('of a deleted product may stay or go, and not grow', async () => {
    await shop.as(admin).del(`/api/products/${pot}`)
    expect((await change([lineOf(pot, 3)])).status).toBe(409)
    expect((await change([lineOf(pot, 2), lineOf(lid, 1)])).status).toBe(200)
    expect((await change([lineOf(lid, 1)])).status).toBe(200)
    expect((await change([lineOf('none', 1)])).status).toBe(404)
  })

  it('below what was paid ahead leave the rest to be paid back', async () => {
    const path = `/api/admin/orders/${id}/advance`
    await shop.as(admin).post(path, { amount: 200, via: 'upi' })
    expect((await change([lineOf(pot, 1)])).body).toMatchObject({
      totalPrice: 150,
      toCollect: 0,
      refund: { amount: 50, state: 'due' },
    })
    await shop.as(admin).post(`/api/admin/orders/${id}/refund`, { via: 'upi' })
    expect((await change([lineOf(pot, 2)])).body).toMatchObject({
      totalPrice: 250,
      toCollect: 100,
      refund: { amount: 50, state: 'paid' },
    })
  })

  it('are changed by admins, while it is Processing', async () => {
    const packer = await shop.saveUser({ role: 'packer' })
    for (const who of [asha, packer]) expect((await change([lineOf(pot, 1)], who)).status).toBe(403)
    for (const status of ['Shipped', 'Delivered', 'Cancelled']) {
      await set({ status })
      expect(await change([lineOf(pot, 1)])).toMatchObject({
        status: 409,
        body: { code: 'order_locked', current: { status } },
      })
    }
  })

  it.each([
    [[], 'lines'],
    [[{ productId: 'x', quantity: 0 }], 'lines.0.quantity'],
    [[{ quantity: 1 }], 'lines.0.productId'],
  ])('%j are refused by name', async (lines, field) => {
    const { status, body } = await change(lines)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  it('of one size more are of a size that there is', async () => {
    expect(
      (await change([{ productId: lid, size: 'Huge', color: 'Red', quantity: 1 }])).status,
    ).toBe(400)
  })

  it('come back as they are when it is cancelled', async () => {
    await change([lineOf(pot, 1), lineOf(lid, 2)])
    await set({ status: 'Cancelled' })
    expect(await ledgerOf(shop, pot)).toMatchObject({ countInStock: 10, sold: 0, moved: 0 })
    expect(await ledgerOf(shop, lid)).toMatchObject({ countInStock: 10, sold: 0, moved: 0 })
  })

  it('that two change at once are of one of them', async () => {
    const replies = await Promise.all([1, 3, 4].map((units) => change([lineOf(pot, units)])))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const { body } = await shop.as(admin).get(`/api/orders/${id}`)
    expect(await stockOf(pot)).toBe(10 - body.orderItems[0].quantity)
  })
})
