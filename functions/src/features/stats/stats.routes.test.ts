import { expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

const STATS = '/api/admin/stats'

it('has the figures of the orders as they are now', async () => {
  const { shop, admin, asha } = await startShop()
  const productId = await shop.saveProduct({ price: 800.5, countInStock: 50 })
  const orders = []
  for (const quantity of [1, 2, 3, 4])
    orders.push(await placeOrder(shop, asha, [{ productId, quantity }]))
  const statuses = ['Delivered', 'Cancelled', 'Shipped', 'Processing']
  for (const [index, status] of statuses.entries())
    await shop.as(admin).put(`/api/admin/orders/${orders[index]?._id}`, { status })
  const { status, body } = await shop.as(admin).get(STATS)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    revenue: 8 * 800.5,
    refunded: 0,
    net: 8 * 800.5,
    orders: 4,
    products: 1,
    byStatus: { Processing: 1, Shipped: 1, Delivered: 1, Cancelled: 1 },
    cash: { ordered: 8 * 800.5, toCollect: 7 * 800.5, collected: 800.5 },
    lowStockCount: 0,
  })
  expect(body.recentOrders.map(({ _id }: { _id: string }) => _id)).toEqual(
    orders.map(({ _id }) => _id).toReversed(),
  )
})

it('of an empty shop is all noughts', async () => {
  const { shop, admin } = await startShop()
  const { status, body } = await shop.as(admin).get(STATS)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    revenue: 0,
    refunded: 0,
    net: 0,
    orders: 0,
    products: 0,
    recentOrders: [],
    cash: { ordered: 0, toCollect: 0, collected: 0 },
  })
})

it('counts what is low or out', async () => {
  const { shop, admin } = await startShop()
  for (const countInStock of [5, 0, 6]) await shop.saveProduct({ countInStock })
  expect((await shop.as(admin).get(STATS)).body.lowStockCount).toBe(2)
})
