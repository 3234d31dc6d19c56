import { expect, it } from 'vitest'
import { browserOf } from '#testing/browser.ts'
import { register } from '#testing/register.ts'
import { startInstance } from '#testing/start-instance.ts'
import { startDesk, type Desk } from '../testing/start-desk.ts'

const ORDERS = 16

/**
 * Sends the call to an instance of its own, which dies once some orders have got their status, and before the last: that one
 * is locked until then.
 */
const killDuring = async ({ shop, admin }: Desk, body: { ids: string[]; status: string }) => {
  const { orders, firestore } = shop.database
  const instance = await startInstance(shop.shop.config.projectId)
  const changed = orders.where('status', '==', body.status).limit(1)
  const answer = await firestore.runTransaction(async (transaction) => {
    await transaction.get(orders.doc(body.ids.at(-1) ?? ''))
    const answering = browserOf(instance.url, admin.token)
      .post('/api/admin/orders/bulk', body)
      .then(
        () => 'told',
        () => 'lost',
      )
    while ((await changed.get()).empty);
    await instance.kill()
    return answering
  })
  expect(answer).toBe('lost')
}

type Outcome = { done: string[]; refused: { id: string; code: string }[] }

/** The same call again, and again for those that the killed instance has left locked for a while. */
const repeat = async ({ shop, admin }: Desk, body: object): Promise<Outcome> => {
  const done = new Set<string>()
  for (;;) {
    const reply = await shop.as(admin).post('/api/admin/orders/bulk', body)
    if (reply.status !== 200) continue
    const outcome: Outcome = reply.body
    for (const id of outcome.done) done.add(id)
    if (!outcome.refused.some(({ code }) => code === 'unavailable'))
      return { ...outcome, done: [...done] }
  }
}

const documentsOf = async ({ shop }: Desk) => {
  const { docs } = await shop.database.taxDocuments.get()
  return docs.map((one) => one.data())
}

it('of a call that was killed in the middle each order is shipped once, however often it is repeated', async () => {
  const desk = await startDesk()
  await register(desk.shop, desk.admin, 'unregistered')
  const ids = await desk.placedMany(ORDERS)
  const body = { ids, status: 'Shipped', from: 'Processing', courier: 'Delhivery' }
  await killDuring(desk, body)

  const { done, refused } = await repeat(desk, body)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['changed_meanwhile']))
  expect(new Set([...done, ...refused.map(({ id }) => id)])).toEqual(new Set(ids))
  expect((await repeat(desk, body)).done).toEqual([])

  for (const id of ids) {
    const { statusHistory, shipment } = await desk.orderOf(id)
    expect(statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      'Processing',
      'Shipped',
    ])
    expect(shipment.courier).toBe('Delhivery')
  }
  const documents = await documentsOf(desk)
  expect(documents.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted())
  expect(documents.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(
    ids.map((_, place) => place + 1),
  )
  await desk.shop.stop()
}, 120_000)

it('of a call that was killed in the middle each order’s units come back once', async () => {
  const desk = await startDesk()
  const { shop, productId } = desk
  const stock = async () => (await shop.get(`/api/products/${productId}`)).body.countInStock
  const before = await stock()
  const ids = await desk.placedMany(ORDERS)
  expect(await stock()).toBe(before - ORDERS)
  const body = { ids, status: 'Cancelled' }
  await killDuring(desk, body)

  const { done, refused } = await repeat(desk, body)
  expect([new Set(done), refused]).toEqual([new Set(ids), []])
  const document = await shop.database.products.doc(productId).get()
  expect(document.data()?.countInStock).toBe(before)
  const { docs } = await shop.database.stockMovements.where('productId', '==', productId).get()
  const returned = docs.map((one) => one.data()).filter(({ reason }) => reason === 'cancellation')
  const orders = returned.map(({ orderId }) => String(orderId))
  expect(orders.toSorted()).toEqual(ids.toSorted())
  await desk.shop.stop()
}, 120_000)
