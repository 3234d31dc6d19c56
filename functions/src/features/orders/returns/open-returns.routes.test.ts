import type { Order } from '@bartan/contract/orders/schema'
import { asPhone } from '@bartan/contract/users/rules'
import { describe, expect, it } from 'vitest'
import { placeOrder, saveOrders } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

const start = async () => {
  const shop = await startTestShop()
  const [admin, asha] = await Promise.all([
    shop.saveUser({ role: 'admin' }),
    shop.saveUser({ phone: asPhone('6111111111') }),
  ])
  const open = async (query = '') => {
    const path = `/api/admin/orders?returns=open${query}`
    const { status, body } = await shop.as(admin).get(path)
    expect({ status, body }).toMatchObject({ status: 200 })
    const orders: Order[] = body
    return orders.map(({ _id }) => _id)
  }
  const counts = async () => (await shop.as(admin).get('/api/admin/orders/counts')).body
  return { shop, admin, asha, open, counts }
}

describe('orders with an open return', () => {
  it('are found and counted until it is answered', async () => {
    const { shop, admin, asha, open, counts } = await start()
    const productId = await shop.saveProduct()
    const order = await placeOrder(shop, asha, [{ productId }])
    await placeOrder(shop, asha, [{ productId }])
    await shop.as(admin).put(`/api/admin/orders/${order._id}`, { status: 'Delivered' })
    expect([await open(), (await counts()).returnsOpen]).toEqual([[], 0])
    const lines = [{ productId, size: 'Small', color: 'Red', quantity: 1 }]
    await shop.as(asha).post(`/api/orders/${order._id}/return`, { lines, reason: 'Broken' })
    expect([await open(), (await counts()).returnsOpen]).toEqual([[order._id], 1])
    expect(await open('&status=Processing')).toEqual([])
    expect(await open('&status=Delivered,Shipped&phone=61')).toEqual([order._id])
    expect(await open(`&user=${asha._id}`)).toEqual([order._id])
    await shop.as(admin).put(`/api/admin/orders/${order._id}/return`, { decision: 'declined' })
    expect([await open(), (await counts()).returnsOpen]).toEqual([[], 0])
  })

  it('can be asked for by value only', async () => {
    const { shop, admin } = await start()
    const { status, body } = await shop.as(admin).get('/api/admin/orders?returns=closed')
    expect({ status, fields: Object.keys(body.fields) }).toEqual({
      status: 400,
      fields: ['returns'],
    })
  })
})

it('the counts of orders are those of each status', async () => {
  const { shop, admin, asha, counts } = await start()
  await saveOrders(shop, asha, [
    { status: 'Processing' },
    { status: 'Processing' },
    { status: 'Shipped' },
    { status: 'Cancelled' },
  ])
  expect(await counts()).toMatchObject({
    processing: 2,
    shipped: 1,
    delivered: 0,
    cancelled: 1,
    returnsOpen: 0,
  })
  const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
  expect(await readsOf(shop, counts)).toBe(account + 12)
})
