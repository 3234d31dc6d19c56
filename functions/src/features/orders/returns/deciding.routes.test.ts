import { describe, expect, it } from 'vitest'
import { ledgerOf } from '#testing/ledger-of.ts'
import { placeOrder } from '#testing/orders.ts'
import { invalid } from '#testing/refusal.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { createTiffin } from '#testing/tiffin.ts'

const { shop, admin, asha } = await startShop()
const RED = { size: '1 L', color: 'Red' }
const CHOICE = { size: 'Small', color: 'Red' }

/** A delivered order of three of one product and one of another, of which two and one are to come back. */
const asked = async (products: object[] = [{ countInStock: 5 }, { countInStock: 5 }]) => {
  const [pot = '', lid = ''] = await Promise.all(products.map((one) => shop.saveProduct(one)))
  const { _id } = await placeOrder(shop, asha, [
    { productId: pot, quantity: 3 },
    { productId: lid },
  ])
  await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
  const ask = (...units: [string, number][]) =>
    shop.as(asha).post(`/api/orders/${_id}/return`, {
      lines: units.map(([productId, quantity]) => ({ productId, ...CHOICE, quantity })),
      reason: 'defective',
    })
  await ask([pot, 2], [lid, 1])
  return {
    pot,
    lid,
    path: `/api/orders/${_id}`,
    ask,
    decide: (body: object) => shop.as(admin).put(`/api/admin/orders/${_id}/return`, body),
    pay: (body: object, who = admin) => shop.as(who).post(`/api/admin/orders/${_id}/refund`, body),
  }
}

describe('units of an accepted return', () => {
  it('go back to stock or are recorded as damaged, line by line, for the same refund', async () => {
    const { pot, lid, path, decide } = await asked()
    const lines = [{ productId: pot, ...CHOICE, restock: false }]
    const { status, body } = await decide({ decision: 'accepted', lines })
    expect([status, body.returns[0].refund]).toEqual([200, 300])
    expect(body.returns[0].lines).toEqual([
      { productId: pot, ...CHOICE, quantity: 2, restock: false },
      { productId: lid, ...CHOICE, quantity: 1 },
    ])
    expect((await shop.as(asha).get(path)).body.refunded).toBe(300)
    expect(await ledgerOf(shop, pot)).toEqual({
      countInStock: 2,
      sold: 1,
      moved: -3,
      reasons: ['damaged', 'order', 'return'],
    })
    expect(await ledgerOf(shop, lid)).toMatchObject({ countInStock: 5, sold: 0, moved: 0 })
  })

  it('of variants are recorded at their variant', async () => {
    const { _id: productId } = await createTiffin(shop, admin)
    const { docs: opening } = await shop.database.stockMovements
      .where('productId', '==', productId)
      .get()
    const { _id } = await placeOrder(shop, asha, [{ productId, ...RED, quantity: 2 }])
    await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
    const lines = [{ productId, ...RED, quantity: 1 }]
    await shop.as(asha).post(`/api/orders/${_id}/return`, { lines, reason: 'defective' })
    await shop.as(admin).put(`/api/admin/orders/${_id}/return`, {
      decision: 'accepted',
      lines: [{ productId, ...RED, restock: false }],
    })
    const { docs } = await shop.database.stockMovements.where('productId', '==', productId).get()
    const before = new Set(opening.map(({ id }) => id))
    const moves = docs.filter(({ id }) => !before.has(id)).map((move) => move.data())
    expect(
      moves.map(({ reason, quantity, variant }) => `${reason} ${quantity} ${variant?.size}`).sort(),
    ).toEqual(['damaged -1 1 L', 'order -2 1 L', 'return 1 1 L'])
  })

  it('must be of the return', async () => {
    const { pot, decide } = await asked()
    const wrong = [{ productId: pot, size: 'Large', color: 'Red', restock: false }]
    expect(await decide({ decision: 'accepted', lines: wrong })).toMatchObject(invalid('lines.0'))
    expect((await ledgerOf(shop, pot)).countInStock).toBe(2)
    const unclear = [{ productId: pot, ...CHOICE, restock: 'perhaps' }]
    expect((await decide({ decision: 'accepted', lines: unclear })).status).toBe(400)
  })
})

describe('a declined return', () => {
  it('tells the customer why', async () => {
    const { path, decide } = await asked()
    const wrong = await decide({ decision: 'accepted', declineReason: 'It was used' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['declineReason']])
    await decide({ decision: 'declined', declineReason: 'It was used' })
    expect((await shop.as(asha).get(path)).body.returns).toMatchObject([
      { state: 'declined', declineReason: 'It was used' },
    ])
  })

  it('has no lines to be put anywhere', async () => {
    const { pot, decide } = await asked()
    const lines = [{ productId: pot, ...CHOICE, restock: true }]
    expect((await decide({ decision: 'declined', lines })).body.fields).toEqual({
      lines: expect.any(String),
    })
  })
})

/** How many orders have one to be paid, by the list and the counts alike. */
const refunds = async () => {
  const list = await shop.as(admin).get('/api/admin/orders?returns=refund_due&limit=100')
  const { body } = await shop.as(admin).get('/api/admin/orders/counts')
  expect([list.status, list.body.length]).toEqual([200, body.refundsDue])
  return list.body.length
}

describe('a refund', () => {
  it('is due until it is paid, is found until then, and is paid once', async () => {
    const others = await refunds()
    const { path, decide, pay } = await asked()
    expect(await pay({ via: 'cash' })).toMatchObject({
      status: 409,
      body: { code: 'nothing_due', reason: 'refund_not_due' },
    })
    const accepted = await decide({ decision: 'accepted' })
    expect(accepted.body.returns).toMatchObject([{ refund: 300, refundState: 'due' }])
    expect(await refunds()).toBe(others + 1)
    expect((await pay({ via: 'card' })).body.fields).toEqual({ via: expect.any(String) })
    expect((await pay({ via: 'cash' }, asha)).status).toBe(403)
    const paid = await pay({ via: 'upi', reference: 'UTR 1' })
    expect(paid).toMatchObject({
      status: 200,
      body: {
        returns: [
          {
            refundState: 'paid',
            refundPaid: { via: 'upi', reference: 'UTR 1', by: { name: 'Owner' } },
          },
        ],
      },
    })
    expect((await shop.as(admin).get(path)).body.returns).toEqual(paid.body.returns)
    expect((await shop.as(asha).get(path)).body.returns).toMatchObject([
      { refundState: 'paid', refundPaid: { via: 'upi', reference: 'UTR 1' } },
    ])
    expect(await refunds()).toBe(others)
    expect((await pay({ via: 'upi', reference: 'UTR 1' })).body).toEqual(paid.body)
    expect((await pay({ via: 'cash' })).status).toBe(409)
    const { body: audit } = await shop.as(admin).get(`/api/admin/audit?target=${paid.body._id}`)
    expect(
      audit.filter(({ action }: { action: string }) => action === 'order.refund_paid'),
    ).toMatchObject([{ changes: { refund: { from: 'due', to: 'paid' } } }])
  })

  it('is paid by one of two who pay at once', async () => {
    const { decide, pay } = await asked()
    await decide({ decision: 'accepted' })
    const replies = await Promise.all([pay({ via: 'cash' }), pay({ via: 'bank' })])
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409'])
  })

  it('of a second return is due by itself', async () => {
    const { pot, ask, decide, pay } = await asked()
    await decide({ decision: 'accepted' })
    const first = await pay({ via: 'cash' })
    await ask([pot, 1])
    await decide({ decision: 'accepted' })
    const { body } = await pay({ via: 'bank', reference: 'N1' })
    expect(body.returns[0]).toEqual(first.body.returns[0])
    expect(body.returns[1]).toMatchObject({ refundState: 'paid', refundPaid: { via: 'bank' } })
  })
})
