import { dayOf } from '@bartan/contract/shared/shop-day'
import { asPhone } from '@bartan/contract/users/rules'
import { describe, expect, it, vi } from 'vitest'
import { ledgerOf as readLedger } from '#testing/ledger-of.ts'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'

const { shop, admin, asha } = await startShop()

const pathOf = ({ _id }: { _id: string }) => `/api/admin/orders/${_id}`
const setStatus = (order: { _id: string }, status: string) =>
  shop.as(admin).put(pathOf(order), { status })

const ledgerOf = (productId: string) => readLedger(shop, productId)

describe('the list of orders', () => {
  it('has all orders, newest first, filtered and paged', async () => {
    const own = await startTestShop()
    // In the last minutes before midnight, the orders would be of two days.
    own.clock.toNext({ minutes: 24 * 60 })
    const [owner, ravi, mina] = await Promise.all([
      own.saveUser({ role: 'admin' }),
      own.saveUser({ phone: asPhone('6111111111') }),
      own.saveUser({ phone: asPhone('6122222222') }),
    ])
    const productId = await own.saveProduct({ countInStock: 100 })
    const placed = []
    for (const who of [ravi, mina, ravi]) {
      placed.push(await placeOrder(own, who, [{ productId }]))
      own.clock.pass({ minutes: 1 })
    }
    const [first, second, third] = placed.map(({ _id }) => _id)
    await own.as(owner).put(`/api/admin/orders/${second}`, { status: 'Shipped' })
    const list = async (query: string) => {
      const { status, body, headers } = await own.as(owner).get(`/api/admin/orders${query}`)
      expect({ status, body }).toMatchObject({ status: 200 })
      return [body.map(({ _id }: { _id: string }) => _id), Number(headers.get('X-Total-Count'))]
    }
    const today = dayOf(own.clock.now())
    expect(await list('')).toEqual([[third, second, first], 3])
    expect(await list('?limit=2')).toEqual([[third, second], 3])
    expect(await list('?limit=2&page=2')).toEqual([[first], 3])
    expect(await list('?status=Shipped')).toEqual([[second], 1])
    expect(await list('?phone=6111111111')).toEqual([[third, first], 2])
    expect(await list('?phone=6111111111&status=Processing')).toEqual([[third, first], 2])
    expect(await list('?phone=61')).toEqual([[third, second, first], 3])
    expect(await list('?phone=612')).toEqual([[second], 1])
    expect(await list('?phone=612&status=Processing')).toEqual([[], 0])
    expect(await list(`?phone=612&from=${today}`)).toEqual([[second], 1])
    expect(await list(`?user=${mina._id}`)).toEqual([[second], 1])
    expect(await list(`?user=${mina._id}&status=Shipped&phone=6`)).toEqual([[second], 1])
    expect(await list(`?from=${today}&to=${today}`)).toEqual([[third, second, first], 3])
    expect(await list(`?status=Shipped&from=${today}&to=${today}`)).toEqual([[second], 1])
    expect(await list('?to=2020-01-01')).toEqual([[], 0])
    expect(await list(`?status=Processing&from=2099-01-01`)).toEqual([[], 0])
  })

  it.each(['status=Lost', 'from=yesterday', 'to=2026-13-01', 'limit=0', 'limit=1001', 'page=0'])(
    'refuses ?%s by name',
    async (query) => {
      const { status, body } = await shop.as(admin).get(`/api/admin/orders?${query}`)
      expect(status).toBe(400)
      expect(Object.keys(body.fields)).toEqual([query.split('=')[0]])
    },
  )
})

describe('a change of status', () => {
  it('to Delivered pays and delivers; leaving it takes that back', async () => {
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    const delivered = await setStatus(order, 'Delivered')
    expect(delivered).toMatchObject({
      status: 200,
      body: { _id: order._id, status: 'Delivered', isDelivered: true, isPaid: true },
    })
    expect(Date.parse(delivered.body.deliveredAt)).not.toBeNaN()
    expect(delivered.body.paidAt).toBe(delivered.body.deliveredAt)
    const back = await setStatus(order, 'Shipped')
    expect(back.body).toMatchObject({ status: 'Shipped', isDelivered: false, isPaid: false })
    expect(back.body).not.toHaveProperty('deliveredAt')
    expect(back.body).not.toHaveProperty('paidAt')
    const { body: told } = await shop.as(asha).get(`/api/orders/${order._id}`)
    expect(told).toMatchObject({ status: 'Shipped', isDelivered: false, isPaid: false })
    expect(told).not.toHaveProperty('deliveredAt')
  })

  it('is stored with its time and who made it', async () => {
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    await setStatus(order, 'Shipped')
    expect((await setStatus(order, 'Delivered')).body.statusHistory).toMatchObject([
      { status: 'Processing', by: { _id: asha._id, role: 'customer' } },
      { status: 'Shipped', by: { _id: admin._id, name: 'Owner', role: 'admin' } },
      { status: 'Delivered', by: { _id: admin._id } },
    ])
  })

  it('to the same status changes nothing, twice', async () => {
    const productId = await shop.saveProduct({ countInStock: 10 })
    const order = await placeOrder(shop, asha, [{ productId }])
    expect(await setStatus(order, 'Processing')).toMatchObject({ status: 200, body: order })
    expect((await setStatus(order, 'Cancelled')).body.statusHistory).toHaveLength(2)
    expect((await setStatus(order, 'Cancelled')).body.statusHistory).toHaveLength(2)
    expect((await ledgerOf(productId)).countInStock).toBe(10)
  })

  it('to Cancelled returns the stock, and back takes it again', async () => {
    const productId = await shop.saveProduct({ countInStock: 10, sold: 3 })
    const order = await placeOrder(shop, asha, [
      { productId, quantity: 2 },
      { productId, quantity: 1, color: 'Blue' },
    ])
    expect(await ledgerOf(productId)).toMatchObject({ countInStock: 7, sold: 6 })
    await setStatus(order, 'Cancelled')
    expect(await ledgerOf(productId)).toMatchObject({ countInStock: 10, sold: 3, moved: 0 })
    await setStatus(order, 'Shipped')
    expect(await ledgerOf(productId)).toEqual({
      countInStock: 7,
      sold: 6,
      moved: -3,
      reasons: ['cancellation', 'order', 'reinstatement'],
    })
  })

  it('from Cancelled is refused where the stock is gone, naming what is left', async () => {
    const productId = await shop.saveProduct({ countInStock: 2 })
    const order = await placeOrder(shop, asha, [{ productId, quantity: 2 }])
    await setStatus(order, 'Cancelled')
    await placeOrder(shop, asha, [{ productId, quantity: 1 }])
    expect(await setStatus(order, 'Processing')).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', lines: [{ productId, quantity: 2, available: 1 }] },
    })
    expect((await shop.as(asha).get(`/api/orders/${order._id}`)).body.status).toBe('Cancelled')
    expect((await ledgerOf(productId)).countInStock).toBe(1)
  })

  it('from Cancelled is refused where the product was deleted', async () => {
    const productId = await shop.saveProduct()
    const order = await placeOrder(shop, asha, [{ productId }])
    await setStatus(order, 'Cancelled')
    await shop.database.products.doc(productId).update({ deletedAt: shop.database.serverTime })
    expect((await setStatus(order, 'Shipped')).body.code).toBe('out_of_stock')
  })

  it('of many orders of one product at once keeps its ledger right', async () => {
    const productId = await shop.saveProduct({ countInStock: 20 })
    const orders = []
    for (let i = 0; i < 6; i++)
      orders.push(await placeOrder(shop, asha, [{ productId, quantity: 2 }]))
    const replies = await Promise.all([
      ...orders.slice(0, 4).map((order) => setStatus(order, 'Cancelled')),
      ...orders.slice(4).map((order) => setStatus(order, 'Delivered')),
    ])
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await ledgerOf(productId)).toMatchObject({ countInStock: 16, sold: 4, moved: -4 })
  })

  it('leaves a trace in the audit', async () => {
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    await setStatus(order, 'Delivered')
    const entries = await shop.database.audit.where('target._id', '==', order._id).get()
    expect(entries.docs.map((entry) => entry.data())).toMatchObject([
      {
        action: 'order.status_changed',
        by: { _id: admin._id, name: 'Owner' },
        changes: {
          status: { from: 'Processing', to: 'Delivered' },
          isPaid: { from: false, to: true },
          isDelivered: { from: false, to: true },
        },
      },
    ])
  })

  it('is refused to customers, for unknown orders and unknown statuses', async () => {
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    expect((await shop.as(asha).put(pathOf(order), { status: 'Delivered' })).status).toBe(403)
    for (const _id of ['nothing', '__x__', 'a%2Fb', '..%2F'])
      expect((await setStatus({ _id }, 'Shipped')).status).toBe(404)
    expect(await setStatus(order, 'Lost')).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { status: expect.stringContaining('Processing') } },
    })
  })
})

describe('deleting an order', () => {
  it.each(['Processing', 'Shipped'])('returns the stock of a %s one', async (status) => {
    const productId = await shop.saveProduct({ countInStock: 5 })
    const order = await placeOrder(shop, asha, [{ productId, quantity: 2 }])
    await setStatus(order, status)
    expect((await shop.as(admin).del(pathOf(order))).status).toBe(200)
    expect(await ledgerOf(productId)).toMatchObject({ countInStock: 5, sold: 0, moved: 0 })
    expect((await shop.as(asha).get(`/api/orders/${order._id}`)).status).toBe(404)
    expect((await shop.as(admin).del(pathOf(order))).status).toBe(404)
  })

  it.each([
    ['Delivered', 3],
    ['Cancelled', 5],
  ])('leaves the stock of a %s one as it is', async (status, countInStock) => {
    const productId = await shop.saveProduct({ countInStock: 5 })
    const order = await placeOrder(shop, asha, [{ productId, quantity: 2 }])
    await setStatus(order, status)
    expect((await shop.as(admin).del(pathOf(order))).status).toBe(200)
    expect((await ledgerOf(productId)).countInStock).toBe(countInStock)
  })
})

it('an order that another has deleted while the answer to a deletion was lost is not found', async () => {
  const lost = Object.assign(new Error('The connection was lost'), { code: 14 })
  const { _id } = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
  const { firestore, orders } = shop.database
  const run = firestore.runTransaction.bind(firestore)
  vi.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (job, options) => {
    const attempt = run(async (transaction) => {
      await job(transaction)
      throw lost
    }, options)
    await attempt.catch(() => undefined)
    await orders.doc(_id).delete()
    throw lost
  })
  expect((await shop.as(admin).del(`/api/admin/orders/${_id}`)).status).toBe(404)
})
