import { shippingPaise } from '@bartan/contract/pricing/shipping'
import { toRupees, paise } from '@bartan/contract/shared/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { anAddress } from '#testing/builders.ts'
import { ledgerOf } from '#testing/ledger-of.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { register } from '#testing/register.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

let shop: TestShop
let admin: Account
beforeAll(async () => {
  shop = await startTestShop()
  admin = await shop.saveUser({ role: 'admin', name: 'Owner' })
  await register(shop, admin, 'unregistered')
})
afterAll(() => shop.stop())

/** Of what is ordered here. */
const FEE = toRupees(shippingPaise(paise(390_00)))

const CHOICE = { size: 'Small', color: 'Red' }
const lineOf = (productId: string, quantity: number) => ({ productId, ...CHOICE, quantity })

/** An order of three pots of 100 and two lids of 45, for a customer of its own. */
const placed = async ({ withCoupon = false } = {}) => {
  const asha = await shop.saveUser()
  const [pot, lid] = await Promise.all([
    shop.saveProduct({ name: 'Pot', price: 100, countInStock: 10 }),
    shop.saveProduct({ name: 'Lid', price: 45, countInStock: 10 }),
  ])
  const couponCode = withCoupon ? await aCoupon(shop) : undefined
  const checkout = await shop.as(asha).post('/api/checkout', {
    checkoutItems: [lineOf(pot, 3), lineOf(lid, 2)],
    shippingAddress: anAddress(),
    paymentMethod: 'COD',
    ...(couponCode && { couponCode }),
  })
  const finalize = `/api/checkout/${checkout.body._id}/finalize`
  const { body: order } = await shop.as(asha).post(finalize, { isCOD: true })
  const path = `/api/admin/orders/${order._id}`
  return {
    asha,
    pot,
    lid,
    order,
    set: (body: object) => shop.as(admin).put(path, body),
    keep: (lines: object[], who = admin) => shop.as(who).put(`${path}/items`, { lines }),
    read: async () => (await shop.as(asha).get(`/api/orders/${order._id}`)).body,
  }
}

describe('items taken out of an order', () => {
  it('lower what it comes to, are back in stock, and are told to the customer', async () => {
    const { pot, lid, order, keep, read } = await placed()
    expect(order).toMatchObject({ itemsPrice: 390, shippingPrice: FEE, totalPrice: 390 + FEE })
    const { status, body } = await keep([lineOf(pot, 2)])
    expect([status, body.orderItems.length]).toEqual([200, 1])
    expect(await read()).toMatchObject({
      orderItems: [{ productId: pot, quantity: 2, price: 100 }],
      itemsPrice: 200,
      // As for what was ordered: an order with fewer items does not cost more.
      shippingPrice: FEE,
      totalPrice: 200 + FEE,
      reductions: [
        {
          by: { name: '', role: 'admin' },
          lines: [
            { productId: pot, name: 'Pot', quantity: 1 },
            { productId: lid, name: 'Lid', quantity: 2 },
          ],
          totalBefore: 390 + FEE,
          totalAfter: 200 + FEE,
        },
      ],
    })
    expect(await ledgerOf(shop, pot)).toMatchObject({ countInStock: 8, sold: 2, moved: -2 })
    expect(await ledgerOf(shop, lid)).toMatchObject({ countInStock: 10, sold: 0, moved: 0 })
    const { body: audit } = await shop.as(admin).get(`/api/admin/audit?target=${order._id}`)
    expect(audit[0]).toMatchObject({
      action: 'order.items_reduced',
      changes: { items: { from: 5, to: 2 }, totalPrice: { from: 390 + FEE, to: 200 + FEE } },
    })
  })

  it('take their share of the discount with them, in whole rupees', async () => {
    const { pot, lid, order, keep } = await placed({ withCoupon: true })
    expect(order).toMatchObject({ itemsPrice: 390, discount: 39, totalPrice: 351 + FEE })
    const { body } = await keep([lineOf(pot, 1), lineOf(lid, 1)])
    expect(body).toMatchObject({ itemsPrice: 145, discount: 15, totalPrice: 130 + FEE })
  })

  it('leave the discount to what it was on', async () => {
    const asha = await shop.saveUser()
    const [pot, bottle] = await Promise.all([
      shop.saveProduct({ price: 100, countInStock: 10 }),
      shop.saveProduct({ price: 200, countInStock: 10, restricted: 'infant_food' }),
    ])
    const { body: checkout } = await shop.as(asha).post('/api/checkout', {
      checkoutItems: [lineOf(pot, 2), lineOf(bottle, 1)],
      shippingAddress: anAddress(),
      paymentMethod: 'COD',
      couponCode: await aCoupon(shop),
    })
    const { body: order } = await shop
      .as(asha)
      .post(`/api/checkout/${checkout._id}/finalize`, { isCOD: true })
    expect(order.orderItems).toMatchObject([{ discount: 20 }, { discount: 0 }])
    const { body } = await shop.as(admin).put(`/api/admin/orders/${order._id}/items`, {
      lines: [lineOf(pot, 1), lineOf(bottle, 1)],
    })
    expect([body.discount, body.orderItems]).toMatchObject([
      10,
      [{ discount: 10 }, { discount: 0 }],
    ])
  })

  it('are not looked for any more, and come back once, however often and by whom it is asked', async () => {
    const { pot, lid, order, keep, set } = await placed()
    const replies = await Promise.all([1, 2, 3].map(() => keep([lineOf(pot, 1), lineOf(lid, 0)])))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies.at(-1)?.body.reductions).toHaveLength(1)
    expect((await ledgerOf(shop, pot)).countInStock).toBe(9)
    const found = await shop.as(admin).get(`/api/admin/orders?q=${order.number} lid`)
    expect(found.body).toEqual([])
    await set({ status: 'Cancelled' })
    expect((await ledgerOf(shop, pot)).countInStock).toBe(10)
    expect((await ledgerOf(shop, lid)).countInStock).toBe(10)
  })
})

describe('an order', () => {
  it('takes nothing more by this way, and is not emptied by it', async () => {
    const { pot, lid, keep } = await placed()
    expect(await keep([lineOf(pot, 4)])).toMatchObject({
      status: 409,
      body: { code: 'conflict', reason: 'only_in_order', params: { left: 3, name: 'Pot' } },
    })
    expect(await keep([lineOf(pot, 2), lineOf(pot, 2)])).toMatchObject({ status: 409 })
    for (const lines of [[], [lineOf(lid, 0)]])
      expect(await keep(lines)).toMatchObject({
        status: 400,
        body: { fields: { lines: expect.any(String) } },
      })
    const stranger = await keep([{ ...lineOf(pot, 1), size: 'Large' }])
    expect([stranger.status, Object.keys(stranger.body.fields)]).toEqual([400, ['lines.0']])
    expect((await ledgerOf(shop, pot)).countInStock).toBe(7)
  })

  it('is locked once it is shipped, and for anybody but admins', async () => {
    const { asha, pot, keep, set } = await placed()
    const packer = await shop.saveUser({ role: 'packer' })
    for (const who of [asha, packer]) expect((await keep([lineOf(pot, 1)], who)).status).toBe(403)
    for (const status of ['Shipped', 'Delivered', 'Cancelled']) {
      await set({ status })
      expect(await keep([lineOf(pot, 1)])).toMatchObject({
        status: 409,
        body: { code: 'order_locked', current: { status } },
      })
    }
  })

  it('that was billed before is billed anew, for what is left', async () => {
    const { asha, pot, order, keep, set } = await placed()
    await set({ status: 'Shipped' })
    await set({ status: 'Processing' })
    await keep([lineOf(pot, 3)])
    await set({ status: 'Shipped' })
    const path = `/api/orders/${order._id}/documents`
    const { body: documents } = await shop.as(asha).get(path)
    const totals = await Promise.all(
      documents.map(async ({ number, kind }: { number: string; kind: string }) => {
        const { body } = await shop.as(asha).get(`${path}/${encodeURIComponent(number)}`)
        return [kind, body.totals.total]
      }),
    )
    expect(totals).toEqual([
      ['receipt', 390 + FEE],
      ['credit_note', 390 + FEE],
      ['receipt', 300 + FEE],
    ])
  })

  it('of which something was returned stays as it is', async () => {
    const { asha, pot, order, keep, set } = await placed()
    await set({ status: 'Delivered' })
    const body = { lines: [lineOf(pot, 1)], reason: 'defective' }
    await shop.as(asha).post(`/api/orders/${order._id}/return`, body)
    await set({ status: 'Processing' })
    expect(await keep([lineOf(pot, 2)])).toMatchObject({
      status: 409,
      body: { reason: 'order_has_returns' },
    })
  })
})
