import { describe, expect, it, vi } from 'vitest'
import { ledgerOf } from '#testing/ledger-of.ts'
import { placeOrder } from '#testing/orders.ts'
import { invalid, refusal } from '#testing/refusal.ts'
import { startTestShop, type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin, asha } = await startShop()

const setStatus = (order: { _id: string }, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${order._id}`, { status })

const delivered = async (productId: string, quantity = 1) => {
  const order = await placeOrder(shop, asha, [{ productId, quantity }])
  return (await setStatus(order, 'Delivered')).body
}

const lineOf = (productId: string, quantity = 1) => ({
  productId,
  size: 'Small',
  color: 'Red',
  quantity,
})

const askBack = (order: { _id: string }, lines: object[], who: Account = asha) =>
  shop.as(who).post(`/api/orders/${order._id}/return`, { lines, reason: 'Too small' })

const decide = (order: { _id: string }, decision: string) =>
  shop.as(admin).put(`/api/admin/orders/${order._id}/return`, { decision })

describe('a customer who wants to give something back', () => {
  it('asks for it, and the order says so', async () => {
    const productId = await shop.saveProduct()
    const order = await delivered(productId, 3)
    const { status, body } = await askBack(order, [lineOf(productId, 2)])
    expect(status).toBe(200)
    expect(body.returns).toEqual([
      {
        lines: [lineOf(productId, 2)],
        reason: 'Too small',
        state: 'requested',
        requestedAt: expect.any(String),
      },
    ])
    expect((await shop.as(asha).get(`/api/orders/${order._id}`)).body).toEqual(body)
    expect((await ledgerOf(shop, productId)).countInStock).toBe(7)
  })

  it('says what is wanted instead, which its decision keeps', async () => {
    const productId = await shop.saveProduct()
    const order = await delivered(productId)
    const wanted = { ...lineOf(productId), for: { size: 'Small', color: 'Red' } }
    const none = { ...wanted, for: { size: 'Large', color: 'Mauve' } }
    const refused = await askBack(order, [none])
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['lines.0.for']])
    expect((await askBack(order, [wanted])).body.returns[0].lines).toEqual([wanted])
    expect((await decide(order, 'accepted')).body.returns[0].lines).toMatchObject([wanted])
    const other = await delivered(productId)
    expect(await askBack(other, [{ ...wanted, for: { size: 7 } }])).toMatchObject(
      invalid('lines.0.for.size'),
    )
  })

  it('has three days from delivery', async () => {
    const own = await startTestShop()
    const [owner, ravi] = [await own.saveUser({ role: 'admin' }), await own.saveUser()]
    const productId = await own.saveProduct()
    const order = await placeOrder(own, ravi, [{ productId, quantity: 2 }])
    const ask = () =>
      own
        .as(ravi)
        .post(`/api/orders/${order._id}/return`, { lines: [lineOf(productId)], reason: 'x' })
    expect(await ask()).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'Only a delivered order can be returned' },
    })
    await own.as(owner).put(`/api/admin/orders/${order._id}`, { status: 'Delivered' })
    own.clock.pass({ minutes: 3 * 24 * 60 + 1 })
    expect(await ask()).toMatchObject({
      status: 409,
      body: { message: 'The 3 days for a return are over' },
    })
    own.clock.pass({ minutes: -60 })
    expect((await ask()).status).toBe(200)
  })

  it('can not give back what is not eligible, was not bought, or is back already', async () => {
    const [kept, productId] = [
      await shop.saveProduct({ name: 'Toothbrush', returnable: false }),
      await shop.saveProduct(),
    ]
    const placed = await placeOrder(shop, asha, [{ productId: kept }, { productId, quantity: 2 }])
    const order = (await setStatus(placed, 'Delivered')).body
    expect(order.orderItems).toMatchObject([{ returnable: false }, { productId }])
    expect(await askBack(order, [lineOf(kept)])).toMatchObject({
      status: 409,
      body: { message: "Toothbrush can't be returned" },
    })
    expect((await askBack(order, [{ ...lineOf(productId), size: 'Large' }])).status).toBe(400)
    expect((await askBack(order, [])).body).toMatchObject({ code: 'invalid_input' })
    expect((await askBack(order, [lineOf(productId, 3)])).status).toBe(409)
    // Two entries of one line count together.
    expect((await askBack(order, [lineOf(productId), lineOf(productId, 2)])).status).toBe(409)
    await askBack(order, [lineOf(productId)])
    expect((await askBack(order, [lineOf(productId)])).status).toBe(409)
    await decide(order, 'accepted')
    expect((await askBack(order, [lineOf(productId, 2)])).status).toBe(409)
    expect((await askBack(order, [lineOf(productId, 1)])).status).toBe(200)
  })

  it('has one of two different requests of one moment taken, and the other refused', async () => {
    const own = await startTestShop()
    const [owner, ravi] = [await own.saveUser({ role: 'admin' }), await own.saveUser()]
    const productId = await own.saveProduct()
    const { _id } = await placeOrder(own, ravi, [{ productId, quantity: 3 }])
    await own.as(owner).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
    vi.spyOn(own.clock, 'now').mockReturnValue(own.clock.now())
    const ask = (quantity: number) =>
      own
        .as(ravi)
        .post(`/api/orders/${_id}/return`, { lines: [lineOf(productId, quantity)], reason: 'x' })
    const [one, two] = await Promise.all([ask(1), ask(2)])
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]))
  })
})

describe('an admin who answers', () => {
  it('accepts: the units are in stock and in the ledger, once', async () => {
    const productId = await shop.saveProduct({ countInStock: 5 })
    const order = await delivered(productId, 3)
    await askBack(order, [lineOf(productId, 2)])
    const replies = await Promise.all([
      decide(order, 'accepted'),
      decide(order, 'accepted'),
      decide(order, 'accepted'),
    ])
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409', '409'])
    expect((await shop.as(admin).get(`/api/orders/${order._id}`)).body).toMatchObject({
      status: 'Delivered',
      returns: [{ state: 'accepted', decidedBy: { _id: admin._id, role: 'admin' } }],
    })
    expect(await ledgerOf(shop, productId)).toEqual({
      countInStock: 4,
      sold: 1,
      moved: -1,
      reasons: ['order', 'return'],
    })
    const { body: audit } = await shop.as(admin).get(`/api/admin/audit?target=${order._id}`)
    expect(audit[0]).toMatchObject({
      action: 'order.return_decided',
      changes: { return: { from: 'requested', to: 'accepted' } },
    })
  })

  it('declines: nothing moves, and the customer may ask again', async () => {
    const productId = await shop.saveProduct({ countInStock: 5 })
    const order = await delivered(productId)
    await askBack(order, [lineOf(productId)])
    expect((await decide(order, 'declined')).body.returns).toMatchObject([{ state: 'declined' }])
    expect((await ledgerOf(shop, productId)).countInStock).toBe(4)
    expect((await askBack(order, [lineOf(productId)])).status).toBe(200)
  })

  it('has nothing to answer where nothing was asked', async () => {
    const order = await delivered(await shop.saveProduct())
    expect(await decide(order, 'accepted')).toMatchObject(refusal(409, 'conflict'))
    expect((await decide(order, 'perhaps')).status).toBe(400)
    expect((await decide({ _id: 'nothing' }, 'accepted')).status).toBe(404)
    expect((await shop.as(asha).put(`/api/admin/orders/${order._id}/return`)).status).toBe(403)
  })
})
