import { dayOf } from '@bartan/contract/shared/shop-day'
import type { DocumentReference } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { entriesOf } from '#domain/orders/order-account.ts'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'
import type { OrderDocument } from '../order-documents.ts'
import { bringOrdersUpToDate } from './0012-bring-orders-up-to-date.ts'

/** Orders as the release before the account left them. */

const { shop, admin, asha } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const productId = await shop.saveProduct({ price: 500, countInStock: 100 })

const as = () => shop.as(admin)
const pathOf = (id: string) => `/api/admin/orders/${id}`
const documentOf = async (id: string) =>
  (await shop.database.orders.doc(id).get()).data() as OrderDocument

/** The order with the fields of that release alone, and a few that it could have. */
const aged = async (id: string, change: Partial<OrderDocument> = {}) => {
  const { account: _account, accountBasis: _basis, isShort: _short, ...old } = await documentOf(id)
  const stored = { ...old, ...change, schemaVersion: 7 }
  await shop.database.firestore.collection('orders').doc(id).set(stored)
  return stored as OrderDocument
}

const migrated = async (id: string) => {
  const { firestore, increment, noField, serverTime } = shop.database
  return firestore.runTransaction(async (transaction) => {
    const document = await transaction.get(firestore.collection('orders').doc(id))
    const read = async (one: DocumentReference) => (await transaction.get(one)).data()
    const work = { merge: () => undefined, read } as never
    const values = { firestore, increment, noField, serverTime }
    return bringOrdersUpToDate.up({ document: document as never, work, ...values })
  })
}

const placed = async () => (await placeOrder(shop, asha, [{ productId }]))._id
const figuresOf = async (id: string) => {
  const { charged, received, moved, paidBack, refundDue } = (
    await as().get(`${pathOf(id)}/account`)
  ).body
  return { charged, received, moved, paidBack, refundDue }
}
const line = { size: 'Small', color: 'Red', quantity: 1 }

it('marks which orders have an open return', async () => {
  const id = await placed()
  await as().put(pathOf(id), { status: 'Delivered' })
  await as().post(`${pathOf(id)}/return`, { lines: [{ productId, ...line }], reason: 'late' })
  const { openReturn: _open, ...old } = await aged(id)
  await shop.database.firestore.collection('orders').doc(id).set(old)
  expect(await migrated(id)).toMatchObject({ openReturn: true })
  await as().put(`${pathOf(id)}/return`, { decision: 'declined' })
  const { openReturn: _closed, ...declined } = await documentOf(id)
  await shop.database.firestore.collection('orders').doc(id).set(declined)
  expect(await migrated(id)).toMatchObject({ openReturn: false })
})

describe('the account of an order of the release before', () => {
  it('comes to the same as the one that was kept', async () => {
    const id = await placed()
    await as().post(`${pathOf(id)}/advance`, { amount: 200, via: 'upi', reference: 'U1' })
    await as().put(pathOf(id), { status: 'Delivered' })
    await as().post(`${pathOf(id)}/return`, { lines: [{ productId, ...line }], reason: 'late' })
    await as().put(`${pathOf(id)}/return`, { decision: 'accepted' })
    await as().post(`${pathOf(id)}/refund`, { via: 'cash' })
    const kept = await figuresOf(id)
    await aged(id)
    expect(await figuresOf(id)).toEqual(kept)
    expect(kept).toEqual({ charged: 0, received: 500, moved: 0, paidBack: 500, refundDue: 0 })
    const change = await migrated(id)
    expect(change).toMatchObject({ account: expect.any(Array) })
    expect(change).not.toHaveProperty('notes')
  })

  it('that paid the same money twice says so on the order', async () => {
    const id = await placed()
    await as().post(`${pathOf(id)}/advance`, { amount: 500, via: 'upi' })
    await as().put(pathOf(id), { status: 'Delivered' })
    await as().post(`${pathOf(id)}/return`, { lines: [{ productId, ...line }], reason: 'late' })
    await as().put(`${pathOf(id)}/return`, { decision: 'accepted' })
    await as().post(`${pathOf(id)}/refund`, { via: 'cash' })
    await aged(id, { status: 'Cancelled', isDelivered: false, isPaid: false, refundDue: true })
    expect(await figuresOf(id)).toMatchObject({ received: 500, paidBack: 500, refundDue: 0 })
    expect(await migrated(id)).toMatchObject({
      refundDue: false,
      notes: [{ text: expect.stringMatching(/was ₹500\.00, is ₹0\.00, because goods/) }],
    })
  })

  it('is owed no more by a courier who handed over all cash of its day by hand', async () => {
    const day = dayOf(shop.clock.now())
    const delivered = async (courier: string, amount: number) => {
      const id = await placed()
      await as().put(`${pathOf(id)}/shipment`, { courier, awb: `A${id}` })
      await as().put(pathOf(id), { status: 'Delivered' })
      const { owed } = await documentOf(id)
      await as().post('/api/admin/cash/handovers', { day, courier, amount })
      await aged(id, { owed: owed ?? null, isHandedOver: false })
      return migrated(id)
    }
    expect(await delivered('Ekart', 500)).toMatchObject({
      isHandedOver: true,
      owed: { state: 'paid', day, courier: 'ekart' },
    })
    expect(await delivered('DTDC', 499)).not.toHaveProperty('owed')
  })

  it('follows what that release changes while both serve, or after a rollback', async () => {
    const id = await placed()
    const { firestore, timestamp } = shop.database
    const at = timestamp(shop.clock.now())
    const by = { _id: 'x', name: 'Owner', role: 'admin' }
    await firestore
      .collection('orders')
      .doc(id)
      .update({ advances: [{ amount: 30_000, via: 'upi', at, by }], advanced: 30_000 })
    expect(await figuresOf(id)).toMatchObject({ charged: 500, received: 300 })
    await as().post(`${pathOf(id)}/notes`, { text: 'Rings twice' })
    expect(await figuresOf(id)).toMatchObject({ received: 300 })
    await as().put(pathOf(id), { status: 'Delivered' })
    expect(await figuresOf(id)).toMatchObject({ charged: 500, received: 500 })
    const { account = [] } = await documentOf(id)
    expect(account.map(({ amount }) => amount)).toEqual([50_000, 30_000, 20_000])
    expect(entriesOf(await documentOf(id))).toEqual(account)
  })
})
