import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { placeOrder, saveOrders, beginCheckout } from '#testing/orders.ts'
import { startTestShop, type Account, type TestShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'
import { bringOrdersUpToDate } from './0012-bring-orders-up-to-date.ts'
import type { Migration } from './migration.ts'
import { MIGRATIONS } from './migrations.ts'
import { runMigrations } from './run-migrations.ts'

/** What orders that can be told on the phone will need: a number each, unique. */
const numberOrders = (numberOf: () => string): Migration => ({
  name: '0009-number-orders',
  what: 'orders get a number',
  collection: 'orders',
  version: 9,
  up: async ({ document, firestore, work }) => {
    for (;;) {
      const number = numberOf()
      const taken = firestore.collection('orderNumbers').doc(number)
      if ((await work.read(taken)) !== undefined) continue
      work.create(taken, { orderId: document.id })
      return { number }
    }
  },
  verify: ({ number }) => typeof number === 'string',
})

const anyNumber = () => String(Math.floor(Math.random() * 1e9))

const say = () => {}

const switchedOff = () => Promise.reject(new Error('the machine is switched off'))

let shop: TestShop
let asha: Account

beforeEach(async () => {
  shop = await startTestShop()
  asha = await shop.saveUser()
})

const saveOldOrders = async (count: number): Promise<string[]> => {
  const ids = await saveOrders(
    shop,
    asha,
    Array.from({ length: count }, () => ({})),
  )
  return ids.sort()
}

const ordersOf = async (): Promise<Record<string, unknown>[]> => {
  const { docs } = await shop.database.firestore.collection('orders').get()
  return docs.map((order) => ({ id: order.id, ...order.data() }))
}

const migrate = (...migrations: Migration[]) => runMigrations(shop.database, { migrations, say })

const doneAt = async (name: string) =>
  (await shop.database.migrations.doc(name).get()).data()?.doneAt

it('gives each of many orders a number of its own, and passes over them when it is done', async () => {
  await saveOldOrders(230)
  const migration = numberOrders(anyNumber)
  await migrate(migration)
  const orders = await ordersOf()
  expect(new Set(orders.map(({ number }) => number)).size).toBe(230)
  expect(new Set(orders.map(({ schemaVersion }) => schemaVersion))).toEqual(new Set([9]))
  expect(await doneAt(migration.name)).toBeTruthy()
  const { reads, writes } = await usageOf(shop, () => migrate(migration))
  expect({ reads: reads < 5, writes }).toEqual({ reads: true, writes: 0 })
})

it('goes on where it was broken off', async () => {
  const ids = await saveOldOrders(130)
  const seen: string[] = []
  const migration = numberOrders(anyNumber)
  const broken: Migration = {
    ...migration,
    up: (found) => {
      seen.push(found.document.id)
      if (seen.length > 70) throw new Error('the machine is switched off')
      return migration.up(found)
    },
  }
  await expect(migrate(broken)).rejects.toThrow(/0009-number-orders: orders\/.*switched off/)
  const numbered = (await ordersOf()).filter(({ number }) => number !== undefined)
  // The second page failed as a whole.
  expect(numbered.map(({ id }) => String(id)).sort()).toEqual(ids.slice(0, 50))

  const again: string[] = []
  await migrate({
    ...migration,
    up: (found) => {
      again.push(found.document.id)
      return migration.up(found)
    },
  })
  expect(again.sort()).toEqual(ids.slice(50))
})

it('keeps what this version has noted on an order that the one before it has placed', async () => {
  const [id] = await saveOldOrders(1)
  const order = shop.database.firestore.doc(`orders/${id}`)
  const confirmation = { state: 'unreachable', attempts: 2 }
  await order.update({ confirmation, schemaVersion: 3 })
  await migrate(bringOrdersUpToDate)
  expect((await order.get()).data()).toMatchObject({ confirmation, schemaVersion: 8 })
})

it('is done once when two run at a time', async () => {
  await saveOldOrders(120)
  const migration = numberOrders(anyNumber)
  await Promise.all([migrate(migration), migrate(migration)])
  expect((await shop.database.firestore.collection('orderNumbers').get()).size).toBe(120)
})

it('loses nothing that a running version writes, and finds what it writes behind its back', async () => {
  const ids = await saveOldOrders(120)
  const { firestore } = shop.database
  const migration = numberOrders(anyNumber)
  const over = new AbortController()
  const live = async () => {
    for (let count = 0; !over.signal.aborted; count++) {
      const id = ids[count % ids.length] ?? ''
      await firestore.doc(`orders/${id}`).update({ seen: count })
      // Without a version, as the versions before this one do, and in front of what is already done.
      if (count === 3) await firestore.doc('orders/-written-late').set({ lines: [], seen: 0 })
      await turn()
    }
  }
  const writer = live()
  await migrate(migration).finally(() => over.abort())
  await writer
  const orders = await ordersOf()
  expect(orders).toHaveLength(121)
  for (const order of orders) expect(order).toMatchObject({ number: expect.any(String) })
  expect(orders.filter(({ seen }) => seen !== undefined).length).toBeGreaterThan(1)
  for (const id of ids)
    expect((await firestore.doc(`orders/${id}`).get()).data()?.['user']).toBeDefined()
})

it('draws again where two orders of a page drew the same number', async () => {
  await saveOldOrders(3)
  const numbers = ['7', '7', '8', '7', '8', '9']
  await migrate(numberOrders(() => numbers.shift() ?? anyNumber()))
  expect((await ordersOf()).map(({ number }) => String(number)).sort()).toEqual(['7', '8', '9'])
})

it('says what it left undone', async () => {
  const [id = ''] = await saveOldOrders(1)
  const migration = { ...numberOrders(anyNumber), verify: () => false }
  await expect(migrate(migration)).rejects.toThrow(`orders/${id}`)
  expect(await doneAt(migration.name)).toBeNull()
})

it('is looked for again once an earlier version, which does not know it, was deployed', async () => {
  const migration = numberOrders(anyNumber)
  await migrate(migration)
  await migrate()
  await saveOldOrders(1)
  await migrate(migration)
  expect(await ordersOf()).toMatchObject([{ number: expect.any(String) }])
})

it.each(['', 'and this one once more'])(
  'is not noted as done where an earlier version is deployed while it runs %s',
  async (onceMore) => {
    const migration = numberOrders(anyNumber)
    const run = (beforeFirst: () => Promise<void>) =>
      runMigrations(shop.database, { migrations: [migration], say, beforeFirst })
    const meanwhile = async () => {
      await migrate()
      if (!onceMore) return
      await expect(run(switchedOff)).rejects.toThrow('switched off')
    }
    await expect(run(meanwhile)).rejects.toThrow('another version was deployed')
    expect(await doneAt(migration.name)).toBeFalsy()
    await saveOldOrders(1)
    await migrate(migration)
    expect(await ordersOf()).toMatchObject([{ number: expect.any(String) }])
  },
)

it('lets customers review what they bought before orders listed their products', async () => {
  const productId = await shop.saveProduct()
  const checkout = await beginCheckout(shop.as(asha), [
    { productId, size: 'Small', color: 'Red', quantity: 1 },
  ])
  const path = `/api/checkout/${checkout.body._id}/finalize`
  const { body: order } = await shop.as(asha).post(path, { isCOD: true })
  const {
    productIds: _none,
    schemaVersion: _either,
    ...old
  } = {
    ...(await shop.database.firestore.doc(`orders/${order._id}`).get()).data(),
    status: 'Delivered',
  } as Record<string, unknown>
  await shop.database.firestore.doc(`orders/${order._id}`).set(old)

  const review = () =>
    shop.as(asha).post(`/api/products/${productId}/reviews`, { stars: 5, text: 'Good' })
  expect(await review()).toMatchObject({ status: 403 })
  await migrate(...MIGRATIONS)
  expect(await review()).toMatchObject({ status: 201 })
})

it('counts orders in the sums of their day and month, once', async () => {
  const { orders, cashDays, parcelMonths } = shop.database
  await saveOrders(shop, asha, [{ status: 'Shipped' }, { status: 'Delivered' }])
  await migrate(...MIGRATIONS)
  await orders.doc((await saveOldOrders(1))[0] ?? '').update({ isTallied: true })
  await migrate(...MIGRATIONS)
  const [day, month] = [await cashDays.get(), await parcelMonths.get()]
  expect(day.docs.map((document) => [document.id, document.data().couriers])).toEqual([
    ['2026-01-05', { 'courier ': { toCollect: 15_000, collected: 15_000 } }],
  ])
  expect(month.docs.map((document) => document.data().all)).toEqual([{ delivered: 1 }])
})

it('counts no practice order in any sum', async () => {
  const [id = ''] = await saveOrders(shop, asha, [{ status: 'Delivered' }])
  await shop.database.orders.doc(id).update({ isPractice: true })
  await migrate(...MIGRATIONS)
  const { cashDays, parcelMonths, orderTotals, orderRows } = shop.database
  for (const sums of [cashDays, parcelMonths, orderTotals, orderRows])
    expect((await sums.get()).docs.map((document) => document.data())).toEqual([])
})

it('counts the stars of products that were reviewed before they kept them', async () => {
  const productId = await shop.saveProduct()
  const unrated = await shop.saveProduct()
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  await shop.database.orders.doc(_id).update({ status: 'Delivered' })
  const path = `/api/products/${productId}`
  const review = await shop.as(asha).post(`${path}/reviews`, { stars: 4 })
  expect(review.status).toBe(201)
  const { products } = shop.database
  const { starCounts: _new, ...old } = (await products.doc(productId).get()).data() ?? {}
  await shop.database.firestore.collection('products').doc(productId).set(old)
  await shop.shop.catalog.productsChanged([productId])
  expect((await shop.get(path)).body).not.toHaveProperty('starCounts')
  await migrate(...MIGRATIONS)
  await shop.shop.catalog.productsChanged([productId])
  expect((await shop.get(path)).body).toMatchObject({
    rating: { average: 4, count: 1 },
    starCounts: [0, 0, 0, 1, 0],
  })
  expect((await products.doc(unrated).get()).data()).not.toHaveProperty('starCounts')
})

it('moves requests for sold-out products to where they are looked for', async () => {
  const { firestore } = shop.database
  const old = { productId: 'a', email: 'ravi@example.com', language: 'en' }
  await firestore.doc('restockRequests/one').set(old)
  await firestore.doc('restockRequests/two').set(old)
  await firestore.doc('backInStockRequests/two').set({ ...old, language: 'hi' })
  await migrate(...MIGRATIONS)
  expect((await firestore.collection('restockRequests').get()).size).toBe(0)
  expect((await firestore.doc('backInStockRequests/one').get()).data()).toMatchObject(old)
  expect((await firestore.doc('backInStockRequests/two').get()).data()).toMatchObject({
    language: 'hi',
  })
})
