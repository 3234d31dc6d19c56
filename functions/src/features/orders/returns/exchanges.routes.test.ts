import { describe, expect, it } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { ledgerOf } from '#testing/ledger-of.ts'
import { placeOrder, beginCheckout } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
await register(shop, admin, 'unregistered')
const asha = await shop.saveUser()
const SMALL = { size: 'Small', color: 'Red' }
const LARGE = { size: 'Large', color: 'Red' }

/** A product with two sizes of a stock each, whose prices differ. */
const aPot = (more: object = {}) =>
  shop.as(admin).post('/api/products', {
    name: 'Pot',
    description: 'Cooks.',
    category: 'Kitchen',
    brand: 'Omax',
    variants: [
      { ...SMALL, countInStock: 5, price: 400 },
      { ...LARGE, countInStock: 1, price: 450 },
    ],
    ...more,
  })

const potId = async () => {
  const { status, body } = await aPot()
  expect(status).toBe(201)
  return String(body._id)
}

const desk = () => shop.as(admin)
const pathOf = ({ _id }: { _id: string }) => `/api/admin/orders/${_id}`
const stockOf = async (id: string) =>
  (await shop.readProduct(id)).variants?.map(({ countInStock }) => countInStock)
const orderOf = async (number: string) => (await desk().get(`/api/orders/${number}`)).body

const delivered = async (lines: Parameters<typeof placeOrder>[2]) => {
  const order = await placeOrder(shop, asha, lines)
  await desk().put(pathOf(order), { status: 'Delivered' })
  return order
}

const asked = async (lines: { productId: string; quantity: number }[]) => {
  const order = await delivered(lines)
  const wanted = lines.map(({ productId, quantity }) => ({ productId, ...SMALL, quantity }))
  await desk().post(`${pathOf(order)}/return`, { lines: wanted, reason: 'defective' })
  return {
    order,
    decide: (body: object) => desk().put(`${pathOf(order)}/return`, body),
  }
}

it('an admin who notes a return for a customer does it by the customer’s rules, and on the audit trail', async () => {
  const pot = await potId()
  const order = await placeOrder(shop, asha, [{ productId: pot, ...SMALL }])
  const body = { lines: [{ productId: pot, ...SMALL, quantity: 1 }], reason: 'not_wanted' }
  const early = await desk().post(`${pathOf(order)}/return`, body)
  expect(early).toMatchObject({ status: 409, body: { reason: 'return_not_delivered' } })
  await desk().put(pathOf(order), { status: 'Delivered' })
  const { status, body: reply } = await desk().post(`${pathOf(order)}/return`, body)
  expect([status, reply.returns]).toMatchObject([
    200,
    [{ state: 'requested', reason: 'not_wanted', requestedBy: { name: 'Owner' } }],
  ])
  const own = (await shop.as(asha).get(`/api/orders/${order._id}`)).body
  expect(own.returns).toMatchObject([{ requestedBy: { name: '', role: 'admin' } }])
  const twice = await desk().post(`${pathOf(order)}/return`, body)
  expect(twice).toMatchObject({ status: 409, body: { reason: 'return_already_asked' } })
  const { body: audit } = await desk().get(`/api/admin/audit?target=${order._id}`)
  expect(audit[0]).toMatchObject({ action: 'order.return_requested', by: { name: 'Owner' } })
})

describe('a return that is exchanged', () => {
  it('for another size brings it at what was paid and the difference today', async () => {
    const pot = await potId()
    const { order, decide } = await asked([{ productId: pot, quantity: 1 }])
    const lines = [{ productId: pot, ...SMALL, restock: false, for: { size: 'Large' } }]
    const { status, body } = await decide({ decision: 'exchanged', lines })
    expect(status).toBe(200)
    expect(body.returns).toMatchObject([
      { state: 'accepted', refund: 0, exchange: { number: expect.any(String), amount: 400 } },
    ])
    expect(body).not.toHaveProperty('refund')
    expect(body.refunded).toBe(400)
    expect(body.documents.map(({ kind }: { kind: string }) => kind)).toContain('credit_note')
    const placed = await orderOf(body.returns[0].exchange.number)
    expect(placed).toMatchObject({
      exchangeOf: order.number,
      status: 'Processing',
      user: { _id: asha._id },
      shippingAddress: order.shippingAddress,
      orderItems: [{ productId: pot, ...LARGE, quantity: 1, price: 450 }],
      itemsPrice: 450,
      shippingPrice: 0,
      totalPrice: 450,
      toCollect: 50,
      confirmation: { state: 'confirmed' },
      advances: [{ amount: 400, via: 'exchange' }],
    })
    expect(await stockOf(pot)).toEqual([4, 0])
    expect((await ledgerOf(shop, pot)).reasons).toEqual(
      expect.arrayContaining(['damaged', 'order', 'return']),
    )
    expect((await shop.as(asha).get('/api/orders/my-orders')).body[0].number).toBe(placed.number)
  })

  it('for what costs more leaves the difference to collect, for what costs less a refund', async () => {
    const pot = await potId()
    const [dear, cheap] = await Promise.all([
      shop.saveProduct({ price: 520 }),
      shop.saveProduct({ price: 349.5 }),
    ])
    const first = await asked([{ productId: pot, quantity: 1 }])
    const wanted = (productId: string) => ({
      decision: 'exchanged',
      lines: [{ productId: pot, ...SMALL, restock: true, for: { productId } }],
    })
    const more = (await first.decide(wanted(dear))).body
    expect(await orderOf(more.returns[0].exchange.number)).toMatchObject({
      totalPrice: 520,
      toCollect: 120,
      advances: [{ amount: 400 }],
    })
    expect(more).not.toHaveProperty('refund')
    const second = await asked([{ productId: pot, quantity: 1 }])
    const less = (await second.decide(wanted(cheap))).body
    expect(await orderOf(less.returns[0].exchange.number)).toMatchObject({
      totalPrice: 349.5,
      toCollect: 0,
    })
    expect(less).toMatchObject({
      refund: { amount: 50.5, state: 'due' },
      returns: [{ refund: 50.5, refundState: 'due' }],
    })
    const paid = await desk().post(`${pathOf(second.order)}/refund`, { via: 'upi' })
    expect(paid.body.refund).toEqual({ amount: 50.5, state: 'paid' })
  })

  it('nets its lines; one for which nothing is wanted is paid back', async () => {
    const [pot, lid, jug] = await Promise.all([
      shop.saveProduct({ price: 300 }),
      shop.saveProduct({ price: 100 }),
      shop.saveProduct({ price: 250 }),
    ])
    const { decide } = await asked([
      { productId: pot, quantity: 1 },
      { productId: lid, quantity: 2 },
    ])
    const { body } = await decide({
      decision: 'exchanged',
      lines: [{ productId: pot, ...SMALL, restock: true, for: { productId: jug } }],
    })
    expect(body.refund).toEqual({ amount: 250, state: 'due' })
    expect(body.refunded).toBe(500)
    expect((await shop.readProduct(lid)).countInStock).toBe(10)
  })

  it('keeps what was paid after a discount, to the paisa', async () => {
    const pot = await shop.saveProduct({ price: 100 })
    const couponCode = await aCoupon(shop)
    const ravi = await shop.saveUser()
    const checkout = await beginCheckout(
      shop.as(ravi),
      [{ productId: pot, ...SMALL, quantity: 3 }],
      { couponCode },
    )
    expect(checkout.body.discount).toBe(30)
    const finalize = `/api/checkout/${checkout.body._id}/finalize`
    const { body: order } = await shop.as(ravi).post(finalize, { isCOD: true })
    // In whole rupees, which do not part into three.
    const { orders } = shop.database
    const [line] = (await orders.doc(order._id).get()).data()?.lines ?? []
    const paid = { discount: 2500, totalPrice: 27_500 + 5000 }
    await orders.doc(order._id).update({ ...paid, lines: [{ ...line, discount: 2500 }] })
    await desk().put(pathOf(order), { status: 'Delivered' })
    const lines = [{ productId: pot, ...SMALL, quantity: 3 }]
    await desk().post(`${pathOf(order)}/return`, { lines, reason: 'defective' })
    const { body } = await desk().put(`${pathOf(order)}/return`, {
      decision: 'exchanged',
      lines: [{ productId: pot, ...SMALL, restock: true, for: {} }],
    })
    const { number, amount } = body.returns[0].exchange
    expect([amount, body.refund]).toEqual([275, undefined])
    const placed = await orderOf(number)
    // An odd paisa stands on the line that it is of.
    const orderItems = [{ price: 91.67, discount: 0.01 }]
    expect(placed).toMatchObject({ totalPrice: 275, toCollect: 0, discount: 0.01, orderItems })
    await desk().put(pathOf(placed), { status: 'Shipped' })
    const [{ number: receipt }] = (await desk().get(`/api/orders/${number}/documents`)).body
    const path = `/api/orders/${number}/documents/${encodeURIComponent(receipt)}`
    expect((await desk().get(path)).body.totals.total).toBe(275)
  })

  it('of what is not there is nothing at all', async () => {
    const pot = await potId()
    const { order, decide } = await asked([{ productId: pot, quantity: 2 }])
    const before = await ledgerOf(shop, pot)
    const lines = [{ productId: pot, ...SMALL, restock: true, for: { size: 'Large' } }]
    expect(await decide({ decision: 'exchanged', lines })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', lines: [{ productId: pot, ...LARGE, available: 1 }] },
    })
    expect(await ledgerOf(shop, pot)).toEqual(before)
    const { body } = await desk().get(`/api/orders/${order._id}`)
    expect(body.returns).toMatchObject([{ state: 'requested' }])
  })

  it('may be served by what comes back with it', async () => {
    const pot = await shop.saveProduct({ countInStock: 2 })
    const { decide } = await asked([{ productId: pot, quantity: 2 }])
    const of = (restock: boolean) => ({
      decision: 'exchanged',
      lines: [{ productId: pot, ...SMALL, restock, for: { size: 'Large' } }],
    })
    expect((await decide(of(false))).status).toBe(409)
    expect((await decide(of(true))).status).toBe(200)
    expect(await ledgerOf(shop, pot)).toMatchObject({ countInStock: 0, sold: 2, moved: -2 })
  })

  it('is placed once, however often it is decided', async () => {
    const pot = await potId()
    const { decide } = await asked([{ productId: pot, quantity: 1 }])
    const lines = [{ productId: pot, ...SMALL, restock: true, for: {} }]
    const replies = await Promise.all([1, 2].map(() => decide({ decision: 'exchanged', lines })))
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409'])
    expect(await stockOf(pot)).toEqual([4, 1])
  })

  it('says what for, and of what', async () => {
    const pot = await potId()
    const { decide } = await asked([{ productId: pot, quantity: 1 }])
    const line = { productId: pot, ...SMALL, restock: true }
    const faults = async (body: object) => {
      const { status, body: reply } = await decide(body)
      return [status, Object.keys(reply.fields ?? {})[0]]
    }
    expect(await faults({ decision: 'exchanged', lines: [line] })).toEqual([400, 'lines'])
    expect(await faults({ decision: 'exchanged' })).toEqual([400, 'lines'])
    expect(await faults({ decision: 'swapped' })).toEqual([400, 'decision'])
    const accepted = { decision: 'accepted', lines: [{ ...line, for: {} }] }
    expect(await faults(accepted)).toEqual([400, 'lines.0.for'])
    const size = { decision: 'exchanged', lines: [{ ...line, for: { size: 'Huge' } }] }
    expect((await decide(size)).status).toBe(400)
    const none = { decision: 'exchanged', lines: [{ ...line, for: { productId: 'none' } }] }
    expect((await decide(none)).status).toBe(404)
    expect((await decide({ decision: 'accepted' })).status).toBe(200)
  })
})
