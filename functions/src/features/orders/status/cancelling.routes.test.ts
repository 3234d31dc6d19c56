import { describe, expect, it } from 'vitest'
import { ledgerOf } from '#testing/ledger-of.ts'
import { placeOrder } from '#testing/orders.ts'
import { type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
const email = 'asha@example.com'
const asha = await shop.saveUser({ email, confirmedEmail: email })

const cancel = (order: { _id: string }, who: Account = asha) =>
  shop.as(who).post(`/api/orders/${order._id}/cancel`)

const setStatus = (order: { _id: string }, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${order._id}`, { status })

describe('a customer who cancels', () => {
  it('gets the order cancelled, its stock back, and the change with time and name', async () => {
    const productId = await shop.saveProduct({ countInStock: 5 })
    const order = await placeOrder(shop, asha, [{ productId, quantity: 2 }])
    const { status, body } = await cancel(order)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _id: order._id,
      status: 'Cancelled',
      isPaid: false,
      isDelivered: false,
      statusHistory: [
        { status: 'Processing' },
        { status: 'Cancelled', by: { _id: asha._id, name: asha.name, role: 'customer' } },
      ],
    })
    expect((await shop.as(asha).get(`/api/orders/${order._id}`)).body).toEqual(body)
    expect(await ledgerOf(shop, productId)).toEqual({
      countInStock: 5,
      sold: 0,
      moved: 0,
      reasons: ['cancellation', 'order'],
    })
  })

  it('gets the stock back once, however often it is asked and whoever asks with them', async () => {
    const productId = await shop.saveProduct({ countInStock: 5 })
    const order = await placeOrder(shop, asha, [{ productId, quantity: 2 }])
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => cancel(order)),
      setStatus(order, 'Cancelled'),
    ])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await ledgerOf(shop, productId)).countInStock).toBe(5)
    expect((await cancel(order)).body.statusHistory).toHaveLength(2)
  })

  it.each(['Shipped', 'Delivered'])('is too late once it is %s', async (status) => {
    const productId = await shop.saveProduct({ countInStock: 5 })
    const order = await placeOrder(shop, asha, [{ productId }])
    await setStatus(order, status)
    expect(await cancel(order)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await ledgerOf(shop, productId)).countInStock).toBe(4)
  })

  it('wins against the admin who ships it, or loses, but never half', async () => {
    const productId = await shop.saveProduct({ countInStock: 20 })
    const orders = []
    for (let count = 0; count < 4; count++)
      orders.push(await placeOrder(shop, asha, [{ productId }]))
    await Promise.all(orders.flatMap((order) => [cancel(order), setStatus(order, 'Shipped')]))
    const after = await Promise.all(
      orders.map(async ({ _id }) => (await shop.as(asha).get(`/api/orders/${_id}`)).body),
    )
    const away = after.filter(({ status }) => status === 'Shipped').length
    expect(await ledgerOf(shop, productId)).toMatchObject({ countInStock: 20 - away, sold: away })
  })
})

const mailOf = async ({ _id }: { _id: string }) => {
  const { docs } = await shop.database.mail.get()
  return docs
    .filter(({ id }) => id.startsWith(`order-${_id}-`))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((document) => document.data())
}

describe('mail', () => {
  it('tells a customer with an address that it is placed, shipped, delivered, cancelled', async () => {
    const productId = await shop.saveProduct()
    const order = await placeOrder(shop, asha, [{ productId }])
    for (const status of ['Shipped', 'Shipped', 'Delivered', 'Cancelled', 'Processing'])
      await setStatus(order, status)
    const mail = await mailOf(order)
    expect(mail.map(({ to }) => to)).toEqual(Array.from({ length: 4 }, () => ['asha@example.com']))
    expect(mail.map(({ message }) => message.subject.split(' ').at(-1))).toEqual([
      'placed',
      'shipped',
      'delivered',
      'cancelled',
    ])
    expect(Object.keys(mail[0]?.message ?? {}).sort()).toEqual(['html', 'subject', 'text'])
  })

  it('is not written for a customer without one', async () => {
    const ravi = await shop.saveUser()
    const order = await placeOrder(shop, ravi, [{ productId: await shop.saveProduct() }])
    await cancel(order, ravi)
    expect(await mailOf(order)).toEqual([])
  })
})
