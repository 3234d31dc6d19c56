import type { CallName } from '@bartan/contract/api'
import { requestOf } from '@bartan/contract/testing/permission-requests'
import { PERMISSIONS } from '@bartan/contract/testing/permission-table'
import { expect, it } from 'vitest'
import { placeOrder, saveOrders } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

/**
 * Before a rollback, and while old and new instances serve beside each other, this release meets values that only a later
 * one knows.
 */
const NEWER = 'known-tomorrow'
const { shop, admin, asha: customer } = await startShop()
const { database } = shop
const productId = await shop.saveProduct({ name: 'Steel Tawa' })
const stranger = await shop.saveProduct({ name: 'Steel Kadhai' })
await database.products.doc(stranger).set({ state: NEWER } as never, { merge: true })
const known = await placeOrder(shop, customer, [{ productId }])
const held = await placeOrder(shop, customer, [{ productId }])
const at = database.timestamp(new Date())
const by = { _id: admin._id, name: admin.name, role: 'admin' }
const write = (path: string, data: object) =>
  database.firestore.doc(path).set(data, { merge: true })
await write(`orders/${held._id}`, {
  status: NEWER,
  statusHistory: [
    { status: 'Processing', at, by },
    { status: NEWER, at, by },
  ],
  confirmation: { state: NEWER, attempts: 1, at },
})
const [returned = ''] = await saveOrders(shop, customer, [{ status: 'Delivered' }])
await write(`orders/${returned}`, {
  returns: [{ state: NEWER, reason: 'Broken', lines: [], requestedAt: at, decidedAt: null }],
})
const clerk = await shop.saveUser()
await write(`users/${clerk._id}`, { role: NEWER })
const [entry] = (await database.audit.limit(1).get()).docs
if (entry) await entry.ref.set({ action: NEWER } as never, { merge: true })
const complaint = { orderNumber: known.number, name: 'Asha', phone: customer.phone, text: 'Late' }
const grievance = (await shop.post('/api/grievances', complaint)).body.number
await write(`grievances/${grievance}`, { state: NEWER })
await shop.shop.catalog.productsChanged([stranger])
const ids = { held: held._id, known: known._id, userId: clerk._id }

it.each((Object.keys(PERMISSIONS) as CallName[]).filter((name) => name.startsWith('GET ')))(
  '%s answers',
  async (name) => {
    const belongings = { userId: customer._id, orderId: ids.held, checkoutId: 'none' }
    const { path } = requestOf(name, belongings)
    for (const who of [admin, customer])
      expect((await shop.as(who).get(path)).status, `${path} by ${who.role}`).toBeLessThan(500)
  },
)

it('leaves such an order out of lists, and shows it as far as it goes', async () => {
  const mine = (await shop.as(customer).get('/api/orders/my-orders')).body
  const listed = mine.map(({ _id }: { _id: string }) => _id)
  expect(listed).toContain(ids.known)
  expect(listed).not.toContain(ids.held)
  const desk = (await shop.as(admin).get('/api/admin/orders')).body
  expect(desk.map(({ _id }: { _id: string }) => _id)).toContain(ids.known)
  for (const who of [customer, admin]) {
    const { status, body } = await shop.as(who).get(`/api/orders/${ids.held}`)
    expect(status).toBe(200)
    expect(body.status).toBe('Processing')
    expect(body.orderItems).toHaveLength(1)
  }
})

it('changes nothing of what it does not know', async () => {
  const path = `/api/admin/orders/${ids.held}`
  expect((await shop.as(admin).put(path, { status: 'Shipped' })).status).toBe(409)
  const stored = await shop.database.orders.doc(ids.held).get()
  expect(stored.get('status')).toBe(NEWER)
})

it('a role that it does not know has no rights', async () => {
  const { token } = await shop.saveUser()
  const me = (await shop.as({ token }).get('/api/users/profile')).body
  await shop.database.firestore.doc(`users/${me._id}`).set({ role: NEWER }, { merge: true })
  expect((await shop.as({ token }).get('/api/admin/orders')).status).toBe(403)
  expect((await shop.as({ token }).get('/api/users/profile')).status).toBe(200)
})

it('is logged, and counted on the status page', async () => {
  await shop.as(admin).get('/api/admin/orders')
  const { instance } = (await shop.as(admin).get('/api/admin/status')).body
  expect(instance.unreadable).toContain(ids.held)
  const logged = shop.log.entries.filter(({ message }) => message.includes('does not fit'))
  expect(logged.map(({ details }) => details.id)).toContain(ids.held)
})
