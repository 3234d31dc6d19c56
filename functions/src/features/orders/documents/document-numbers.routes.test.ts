import { expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

// The settings are read again every few seconds, which would count as a read of the call in that moment.
const { shop, admin } = await startShop()
await register(shop, admin, 'unregistered')
const productId = await shop.saveProduct({ countInStock: 100, hsn: '7323', gstRate: 18 })

const placed = async () => placeOrder(shop, await shop.saveUser(), [{ productId }])

const setStatus = (order: { _id: string }, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${order._id}`, { status })

const sequences = async (series: string) => {
  const { docs } = await shop.database.taxDocuments.where('series', '==', series).get()
  return docs.map((one) => one.data().sequence).sort((a, b) => a - b)
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it('are consecutive, though forty are drawn at once', async () => {
  const before = (await sequences('R')).length
  const orders = await Promise.all(Array.from({ length: 40 }, placed))
  const replies = await Promise.all(orders.map((order) => setStatus(order, 'Shipped')))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await sequences('R')).toEqual(upTo(before + 40))
})

it('are consecutive, though two orders leave in one parcel', async () => {
  const asha = await shop.saveUser()
  const ids: string[] = []
  for (let i = 0; i < 2; i++) ids.push((await placeOrder(shop, asha, [{ productId }]))._id)
  const before = await sequences('R')
  const parcel = { ids, courier: 'DTDC', awb: 'T1' }
  const { status, body } = await shop.as(admin).post('/api/admin/orders/parcel', parcel)
  expect([status, body.message]).toEqual([200, undefined])
  expect(await sequences('R')).toEqual([...before, before.length + 1, before.length + 2])
})

it('are consecutive, though two instances draw them', async () => {
  const before = (await sequences('R')).length
  const orders = await Promise.all(Array.from({ length: 8 }, placed))
  // Without the queue that calls of one instance wait in.
  const { database } = shop
  const inTurn = database.inTurn
  Object.assign(database, { inTurn: (_keys: unknown, job: () => unknown) => job() })
  const replies = await Promise.all(orders.map((order) => setStatus(order, 'Shipped')))
  Object.assign(database, { inTurn })
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await sequences('R')).toEqual(upTo(before + 8))
})

it('leave no gap where a change is undone in the middle', async () => {
  const order = await placed()
  const before = await sequences('R')
  const { firestore } = shop.database
  const run = firestore.runTransaction.bind(firestore)
  firestore.runTransaction = async (job, options) => {
    firestore.runTransaction = run
    return run(async (transaction) => {
      await job(transaction)
      throw new Error('The process was killed')
    }, options)
  }
  expect((await setStatus(order, 'Shipped')).status).toBe(500)
  expect(await sequences('R')).toEqual(before)
  await setStatus(order, 'Shipped')
  expect(await sequences('R')).toEqual(upTo(before.length + 1))
})

// The document and its number; and the day's and the month's sums, which now know the tax that it tells.
it('cost four writes and a read of each product more than shipping again, which reads the document', async () => {
  const [first, second] = [await placed(), await placed()]
  await setStatus(first, 'Shipped')
  await setStatus(first, 'Processing')
  const again = await usageOf(shop, () => setStatus(first, 'Shipped'))
  const withDocument = await usageOf(shop, () => setStatus(second, 'Shipped'))
  expect({
    reads: withDocument.reads - again.reads,
    writes: withDocument.writes - again.writes,
  }).toEqual({ reads: 1, writes: 4 })
})
