import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anAddress, chargesOf } from '#testing/builders.ts'
import { invalid, refusal } from '#testing/refusal.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()

const aCall = (productId: string, more: object = {}) => ({
  key: randomUUID(),
  customer: { name: 'Mina Das', phone: shop.newPhone() },
  orderItems: [{ productId, size: 'Small', color: 'Red', quantity: 2 }],
  shippingAddress: anAddress(),
  ...more,
})
type Called = ReturnType<typeof aCall>
const place = (call: object, who: Account = admin) => shop.as(who).post('/api/admin/orders', call)

it('places an order at today’s prices and takes its stock', async () => {
  const productId = await shop.saveProduct({ price: 100, countInStock: 10 })
  const call = aCall(productId)
  const { status, body } = await place(call)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    user: { name: 'Mina Das', phone: call.customer.phone },
    orderItems: [{ productId, price: 100, quantity: 2 }],
    ...chargesOf(200),
    status: 'Processing',
    isPaid: false,
    statusHistory: [{ status: 'Processing', by: { _id: admin._id, role: 'admin' } }],
  })
  expect(await shop.readProduct(productId)).toMatchObject({ countInStock: 8, sold: 2 })
  expect((await shop.as(admin).get('/api/admin/orders')).body[0]).toMatchObject(body)
  const { body: trail } = await shop.as(admin).get(`/api/admin/audit?target=${body._id}`)
  expect(trail).toMatchObject([
    {
      action: 'order.placed',
      changes: { totalPrice: { from: null, to: chargesOf(200).totalPrice } },
    },
  ])
})

it('is among the orders of an account that the admin has asked about, and leaves its cart', async () => {
  const asha = await shop.saveUser()
  const productId = await shop.saveProduct()
  const line = { productId, size: 'Small', color: 'Red', quantity: 1 }
  await shop.as(asha).post('/api/cart', { userId: asha._id, ...line })
  const call = aCall(productId, { userId: asha._id, confirmedCustomer: true })
  const { status, body } = await place(call)
  expect([status, body.user._id]).toEqual([201, asha._id])
  const { body: own } = await shop.as(asha).get('/api/orders/my-orders')
  // Customers aren't told who of the shop did something.
  const by = { _id: '', name: '', role: 'admin' }
  expect(own).toEqual([{ ...body, statusHistory: [{ ...body.statusHistory[0], by }] }])
  expect((await shop.as(asha).get(`/api/cart?userId=${asha._id}`)).body.products).toHaveLength(1)
})

it('sent again, also at once, is one order', async () => {
  const productId = await shop.saveProduct({ countInStock: 10 })
  const call = aCall(productId, { language: 'hi' })
  const replies = await Promise.all([place(call), place(call), place(call)])
  expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1)
  // And in the language that the caller is written to.
  expect(replies[0]?.body.language).toBe('hi')
  expect((await shop.readProduct(productId)).countInStock).toBe(8)
})

it.each([
  ['lines', ({ orderItems: [line] }: Called) => ({ orderItems: [{ ...line, quantity: 3 }] })],
  ['address', () => ({ shippingAddress: { ...anAddress(), address: '12, MG Road' } })],
  ['advance', () => ({ advance: { amount: 50, via: 'upi' } })],
])('sent again with other %s is refused with the number that it has already', async (_, change) => {
  const productId = await shop.saveProduct({ countInStock: 10 })
  const call = aCall(productId, { shippingAddress: anAddress() })
  const { body: first } = await place(call)
  const reply = await place({ ...call, ...change(call) })
  expect(reply).toMatchObject(refusal(409, 'key_reused'))
  expect(reply.body.message).toContain(first.number)
  expect((await shop.readProduct(productId)).countInStock).toBe(8)
  // As it was called, it is still the same, whatever happened to it since.
  const line = { ...call.orderItems[0], quantity: 1 }
  await shop.as(admin).put(`/api/admin/orders/${first._id}/lines`, { lines: [line] })
  expect((await place(call)).body._id).toBe(first._id)
})

it('never sells what is not there', async () => {
  const productId = await shop.saveProduct({ countInStock: 1 })
  expect(await place(aCall(productId))).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', lines: [{ productId, available: 1 }] },
  })
  expect((await place(aCall('nothing'))).status).toBe(404)
  expect((await shop.readProduct(productId)).countInStock).toBe(1)
})

it.each([
  ['customer.phone', { customer: { name: 'Mina', phone: '12' } }],
  ['customer.name', { customer: { name: '', phone: '6111111111' } }],
  ['orderItems', { orderItems: [] }],
  ['shippingAddress.city', { shippingAddress: { ...anAddress(), city: '' } }],
  ['key', { key: 'a/b' }],
  ['confirmedCustomer', { userId: 'u1' }],
  ['confirmedCustomer', { userId: 'u1', confirmedCustomer: false }],
  ['confirmedCustomer', { userId: 'u1', confirmedCustomer: 'true' }],
])('checks %s', async (field, wrong) => {
  const { status, body } = await place(aCall('any', wrong))
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

it('is for no account that there is not', async () => {
  const productId = await shop.saveProduct()
  const call = aCall(productId, { userId: 'nobody', confirmedCustomer: true })
  expect((await place(call)).status).toBe(404)
  expect((await shop.readProduct(productId)).countInStock).toBe(10)
})

it('is made out to a firm that is registered for GST, and not to the shop itself', async () => {
  const productId = await shop.saveProduct()
  const firm = { buyerGstin: '27aapfu0939f1zv', buyerName: 'Poona Kitchens' }
  const { status, body } = await place(aCall(productId, firm))
  expect(status).toBe(201)
  expect(body).toMatchObject({ buyerGstin: '27AAPFU0939F1ZV', buyerName: 'Poona Kitchens' })
  const own = { registration: 'regular', state: 'Maharashtra', gstin: firm.buyerGstin }
  await saveSettings(shop.as(admin), ({ legal }) => ({ legal: { ...legal, ...own } }))
  expect(await place(aCall(productId, firm))).toMatchObject(invalid('buyerGstin'))
})
