import { beforeEach, describe, expect, it } from 'vitest'
import { ledgerOf } from '#testing/ledger-of.ts'
import { placeOrder } from '#testing/orders.ts'
import { invalid } from '#testing/refusal.ts'
import { register } from '#testing/register.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
await register(shop, admin, 'unregistered')
const packer = await shop.saveUser({ role: 'packer', name: 'Pinky' })
const asha = await shop.saveUser()
const CHOICE = { size: 'Small', color: 'Red' }
const REFUSED = { status: 'Cancelled', cancelReason: 'refused' }
let pot: string
let lid: string
let id: string
beforeEach(async () => {
  pot = await shop.saveProduct({ countInStock: 10 })
  lid = await shop.saveProduct({ countInStock: 10 })
  id = (await placeOrder(shop, asha, [{ productId: pot, quantity: 3 }, { productId: lid }]))._id
})

const set = (body: object) => shop.as(admin).put(`/api/admin/orders/${id}`, body)
const receive = (body: object = {}, who = packer) =>
  shop.as(who).post(`/api/admin/orders/${id}/received`, body)
const read = async () => (await shop.as(admin).get(`/api/orders/${id}`)).body
const stock = async () => [await ledgerOf(shop, pot), await ledgerOf(shop, lid)]
const counts = async () => (await shop.as(packer).get('/api/admin/orders/counts')).body.comingBack
const listed = async (query = 'comingBack=true') => {
  const { body } = await shop.as(packer).get(`/api/admin/orders?limit=100&${query}`)
  return body.map(({ _id }: { _id: string }) => _id) as string[]
}

const refuse = async () => {
  await set({ status: 'Shipped' })
  return set(REFUSED)
}

describe('a parcel that was refused at the door', () => {
  it('is coming back: in no stock, counted and listed until it is received', async () => {
    const others = await counts()
    expect((await refuse()).body).toMatchObject({ status: 'Cancelled', comingBack: true })
    expect(await stock()).toMatchObject([
      { countInStock: 7, moved: -3 },
      { countInStock: 9, moved: -1 },
    ])
    expect(await counts()).toBe(others + 1)
    expect(await listed()).toContain(id)
    expect(await listed('comingBack=false')).not.toContain(id)
    const { status, body } = await receive()
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('comingBack')
    expect(body.received).toMatchObject({
      by: { name: 'Pinky', role: 'packer' },
      lines: [
        { productId: pot, ...CHOICE, quantity: 3, restock: true },
        { productId: lid, ...CHOICE, quantity: 1, restock: true },
      ],
    })
    expect(await stock()).toEqual([
      { countInStock: 10, sold: 0, moved: 0, reasons: ['cancellation', 'order'] },
      { countInStock: 10, sold: 0, moved: 0, reasons: ['cancellation', 'order'] },
    ])
    expect(await counts()).toBe(others)
    expect(await listed()).not.toContain(id)
    const { body: audit } = await shop.as(admin).get(`/api/admin/audit?target=${id}`)
    expect(audit[0]).toMatchObject({ action: 'order.parcel_received', by: { name: 'Pinky' } })
  })

  it('comes back in part: what is damaged is in the ledger, and in no stock', async () => {
    await refuse()
    const { status } = await receive({ lines: [{ productId: pot, ...CHOICE, restock: false }] })
    expect(status).toBe(200)
    expect(await stock()).toMatchObject([
      { countInStock: 7, sold: 0, reasons: ['cancellation', 'damaged', 'order'] },
      { countInStock: 10, sold: 0 },
    ])
  })

  it('is received once, by whom ever and at once too', async () => {
    await refuse()
    const replies = await Promise.all([receive(), receive(), receive({}, admin)])
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['200', '409', '409'])
    expect(await receive()).toMatchObject({
      status: 409,
      body: { code: 'conflict', reason: 'not_coming_back' },
    })
    expect((await stock())[0]).toMatchObject({ countInStock: 10, moved: 0 })
  })

  it('has nothing in it that was not sent', async () => {
    await refuse()
    const stranger = { productId: pot, size: 'Large', color: 'Red', restock: true }
    expect(await receive({ lines: [stranger] })).toMatchObject(invalid('lines.0'))
    const unclear = { productId: pot, ...CHOICE, restock: 'perhaps' }
    expect((await receive({ lines: [unclear] })).status).toBe(400)
    expect((await read()).comingBack).toBe(true)
  })

  it('taken up again before it is received takes no stock, and is not coming back any more', async () => {
    await refuse()
    expect((await set({ status: 'Processing' })).body).not.toHaveProperty('comingBack')
    expect((await stock())[0]).toMatchObject({ countInStock: 7, moved: -3 })
    expect((await receive()).status).toBe(409)
    await set({ status: 'Cancelled' })
    expect((await stock())[0]).toMatchObject({ countInStock: 10, moved: 0 })
  })

  it('can be refused, and received, a second time', async () => {
    await refuse()
    await receive()
    await refuse()
    expect(await read()).toMatchObject({ comingBack: true })
    expect(await read()).not.toHaveProperty('received')
    expect((await stock())[0]).toMatchObject({ countInStock: 7 })
    expect((await receive()).status).toBe(200)
    expect((await stock())[0]).toMatchObject({ countInStock: 10, moved: 0 })
  })

  it('is credited at the door already', async () => {
    await refuse()
    const { body } = await shop.as(admin).get(`/api/orders/${id}/documents`)
    expect(body.map(({ kind }: { kind: string }) => kind)).toEqual(['receipt', 'credit_note'])
  })

  it('is in hand where it is said what became of its units', async () => {
    await set({ status: 'Shipped' })
    expect((await set({ ...REFUSED, restock: false })).body).not.toHaveProperty('comingBack')
    expect((await stock())[0]).toMatchObject({ countInStock: 7, sold: 0 })
  })

  it('says nothing of its units before it is there', async () => {
    await refuse()
    for (const restock of [true, false])
      expect(await set({ ...REFUSED, restock })).toMatchObject({
        status: 409,
        body: { reason: 'parcel_not_received' },
      })
  })

  it('gives its units back when its order is deleted', async () => {
    await refuse()
    await shop.as(admin).del(`/api/admin/orders/${id}`)
    expect(await stock()).toMatchObject([
      { countInStock: 10, moved: 0 },
      { countInStock: 10, moved: 0 },
    ])
  })

  it('of an earlier version counts as received', async () => {
    await refuse()
    await receive()
    const { orders } = shop.database
    const { isComingBack: _is, received: _lines, ...old } = (await orders.doc(id).get()).data()!
    await orders.doc(id).set(old)
    expect(await read()).not.toHaveProperty('comingBack')
    expect((await receive()).status).toBe(409)
    await set({ status: 'Processing' })
    expect((await stock())[0]).toMatchObject({ countInStock: 7, moved: -3 })
  })
})

describe('an order', () => {
  it.each([
    ['that never left the shop', REFUSED],
    ['that was cancelled for another reason', { status: 'Cancelled', cancelReason: 'address' }],
  ])('%s gives its units back at once', async (_, body) => {
    if (body !== REFUSED) await set({ status: 'Shipped' })
    await set(body)
    expect((await stock())[0]).toMatchObject({ countInStock: 10, moved: 0 })
    expect((await receive()).status).toBe(409)
  })

  it('is received by the shop’s own people alone', async () => {
    await refuse()
    expect((await receive({}, asha)).status).toBe(403)
    expect((await shop.post(`/api/admin/orders/${id}/received`, {})).status).toBe(401)
    expect((await shop.as(packer).post('/api/admin/orders/none/received', {})).status).toBe(404)
  })
})

it('costs reads of the account, the order and each product, three for the catalog to follow, and six writes', async () => {
  await refuse()
  const { reads, writes } = await usageOf(shop, () => receive())
  expect({ reads, writes }).toEqual({ reads: 7, writes: 6 })
})
