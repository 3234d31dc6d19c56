import { randomUUID } from 'node:crypto'
import { afterAll, expect, it, vi } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { placeOrder } from '#testing/orders.ts'
import { startDesk } from './testing/start-desk.ts'

/** A commit that the database has carried out, although its answer never arrived: repeated, it is no refusal. */

const { shop, admin, asha, productId } = await startDesk()
afterAll(() => shop.stop())

const UNAVAILABLE = Object.assign(new Error('The connection was lost'), { code: 14 })

/** The next transaction is committed, and fails all the same. */
const loseAnswer = (): void => {
  const { firestore } = shop.database
  const run = firestore.runTransaction.bind(firestore)
  vi.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (job, options) => {
    await run(job, options)
    throw UNAVAILABLE
  })
}

const checkOut = () =>
  shop.as(asha).post('/api/checkout', {
    checkoutItems: [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
    shippingAddress: anAddress(),
    paymentMethod: 'COD',
  })

const unitsMovedBy = async (orderId: string) => {
  const moved = await shop.database.stockMovements.where('orderId', '==', orderId).get()
  return moved.docs.map((movement) => movement.data().quantity).sort((one, other) => one - other)
}

const deliveredOrder = async () => {
  const { _id } = await placeOrder(shop, asha, [{ productId, quantity: 2 }])
  await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
  return _id
}

const askBack = (_id: string) =>
  shop.as(asha).post(`/api/orders/${_id}/return`, {
    lines: [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
    reason: 'Too small',
  })

it('opens one checkout', async () => {
  const { firestore } = shop.database
  const batch = firestore.batch.bind(firestore)
  vi.spyOn(firestore, 'batch').mockImplementationOnce(() => {
    const writes = batch()
    const commit = writes.commit.bind(writes)
    return Object.assign(writes, {
      commit: async () => {
        await commit()
        throw UNAVAILABLE
      },
    })
  })
  const before = (await shop.database.checkouts.count().get()).data().count
  const { status, body } = await checkOut()
  expect(status).toBe(201)
  expect((await shop.database.checkouts.count().get()).data().count).toBe(before + 1)
  expect((await shop.database.checkouts.doc(body._id).get()).exists).toBe(true)
})

it('places one order', async () => {
  const { body: checkout } = await checkOut()
  loseAnswer()
  const path = `/api/checkout/${checkout._id}/finalize`
  const { status, body } = await shop.as(asha).post(path, { isCOD: true })
  expect(status).toBe(200)
  expect(await unitsMovedBy(body._id)).toEqual([-1])
})

it('places one phone order', async () => {
  loseAnswer()
  const { status, body } = await shop.as(admin).post('/api/admin/orders', {
    key: randomUUID(),
    customer: { name: 'Mina Das', phone: shop.newPhone() },
    orderItems: [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
    shippingAddress: anAddress(),
  })
  expect(status).toBe(201)
  expect(await unitsMovedBy(body._id)).toEqual([-1])
})

it('cancels once', async () => {
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  loseAnswer()
  const { status, body } = await shop.as(asha).post(`/api/orders/${_id}/cancel`)
  expect([status, body.status]).toEqual([200, 'Cancelled'])
  expect(await unitsMovedBy(_id)).toEqual([-1, 1])
})

it('sets a status once, though it is not any more what the change was based on', async () => {
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  loseAnswer()
  const change = { status: 'Cancelled', from: 'Processing' }
  const { status, body } = await shop.as(admin).put(`/api/admin/orders/${_id}`, change)
  expect([status, body.status, body.statusHistory?.length]).toEqual([200, 'Cancelled', 2])
  expect(await unitsMovedBy(_id)).toEqual([-1, 1])
})

it.each([{ stockChange: 5 }, { countInStock: 15, countInStockWas: 10 }])(
  'changes a stock once: %j',
  async (change) => {
    const id = await shop.saveProduct({ countInStock: 10 })
    loseAnswer()
    const { status, body } = await shop.as(admin).put(`/api/products/${id}`, change)
    expect([status, body.countInStock]).toEqual([200, 15])
    expect((await shop.readProduct(id)).countInStock).toBe(15)
    const { body: trail } = await shop.as(admin).get(`/api/admin/audit?target=${id}`)
    expect(trail).toHaveLength(1)
  },
)

it('creates one product', async () => {
  const before = (await shop.database.products.count().get()).data().count
  const sku = `LOST-${randomUUID().slice(0, 8)}`
  const { body: known } = await shop.as(admin).get(`/api/admin/products/${productId}`)
  const { _id, createdAt: _created, updatedAt: _updated, ...fields } = known
  loseAnswer()
  expect((await shop.as(admin).post('/api/products', { ...fields, sku })).status).toBe(201)
  expect((await shop.database.products.count().get()).data().count).toBe(before + 1)
})

it('deletes, and answers as the first time', async () => {
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  loseAnswer()
  const path = `/api/admin/orders/${_id}`
  expect((await shop.as(admin).del(path)).status).toBe(200)
  expect(await unitsMovedBy(_id)).toEqual([-1, 1])
  const { body: trail } = await shop.as(admin).get(`/api/admin/audit?target=${_id}`)
  expect(trail).toMatchObject([{ action: 'order.deleted' }])
  expect((await shop.as(admin).del(path)).status).toBe(404)
})

it('does not call another’s deletion its own', async () => {
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  const { firestore, orders } = shop.database
  const run = firestore.runTransaction.bind(firestore)
  vi.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (job, options) => {
    const attempt = run(async (transaction) => {
      await job(transaction)
      throw UNAVAILABLE
    }, options)
    await attempt.catch(() => undefined)
    await orders.doc(_id).delete()
    throw UNAVAILABLE
  })
  expect((await shop.as(admin).del(`/api/admin/orders/${_id}`)).status).toBe(404)
})

it('takes a return once, and its decision', async () => {
  const _id = await deliveredOrder()
  loseAnswer()
  const asked = await askBack(_id)
  expect([asked.status, asked.body.returns?.length]).toEqual([200, 1])
  loseAnswer()
  const path = `/api/admin/orders/${_id}/return`
  const decided = await shop.as(admin).put(path, { decision: 'accepted' })
  expect(decided).toMatchObject({ status: 200, body: { returns: [{ state: 'accepted' }] } })
  expect(await unitsMovedBy(_id)).toEqual([-2, 1])
  expect((await shop.as(admin).put(path, { decision: 'accepted' })).status).toBe(409)
})
