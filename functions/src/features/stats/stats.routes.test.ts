import { toPaise, toRupees, paise } from '@bartan/contract/shared/money'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { expect, it } from 'vitest'
import { chargesOf } from '#testing/builders.ts'
import { placeOrder } from '#testing/orders.ts'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

const STATS = '/api/admin/stats'

const names = (list: { name: string }[]) => list.map(({ name }) => name)

it('has the figures of the orders as they are now', async () => {
  const shop = await startOwnTestShop()
  const [admin, asha] = [await shop.saveUser({ role: 'admin' }), await shop.saveUser()]
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
    bestSellers: [{ _id: productId, sold: 8 }],
    slowSellers: [{ _id: productId }],
    lowStock: [],
    lowStockCount: 0,
  })
  const today = dayOf(shop.clock.now())
  expect(body.perDay).toHaveLength(30)
  expect(body.perDay[0]).toEqual({ day: addDays(today, -29), orders: 0, revenue: 0 })
  expect(body.perDay.at(-1)).toEqual({ day: today, orders: 3, revenue: 8 * 800.5 })
  expect(body.recentOrders.map(({ _id }: { _id: string }) => _id)).toEqual(
    orders.map(({ _id }) => _id).toReversed(),
  )
})

it('subtracts what was given back for returned units', async () => {
  const shop = await startOwnTestShop()
  const [admin, asha] = [await shop.saveUser({ role: 'admin' }), await shop.saveUser()]
  const productId = await shop.saveProduct({ price: 99.95 })
  const giveBack = async (quantity: number, decision: string) => {
    const { _id } = await placeOrder(shop, asha, [{ productId, quantity }])
    const order = `orders/${_id}`
    await shop.as(admin).put(`/api/admin/${order}`, { status: 'Delivered' })
    const lines = [{ productId, size: 'Small', color: 'Red', quantity: 1 }]
    await shop.as(asha).post(`/api/${order}/return`, { lines, reason: 'Too small' })
    await shop.as(admin).put(`/api/admin/${order}/return`, { decision })
    return order
  }
  const accepted = await giveBack(2, 'accepted')
  await giveBack(1, 'declined')
  const { body } = await shop.as(admin).get(STATS)
  const revenue = toRupees(
    paise(toPaise(chargesOf(199.9).totalPrice) + toPaise(chargesOf(99.95).totalPrice)),
  )
  expect(body).toMatchObject({
    revenue,
    refunded: 99.95,
    net: toRupees(paise(toPaise(revenue) - 99_95)),
  })
  const { body: order } = await shop.as(asha).get(`/api/${accepted}`)
  expect(order).toMatchObject({ refunded: 99.95, returns: [{ refund: 99.95 }] })
})

it('of an empty shop is all noughts', async () => {
  const shop = await startOwnTestShop()
  const admin = await shop.saveUser({ role: 'admin' })
  const { status, body } = await shop.as(admin).get(`${STATS}?days=90`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    revenue: 0,
    refunded: 0,
    net: 0,
    orders: 0,
    products: 0,
    recentOrders: [],
    bestSellers: [],
    cash: { ordered: 0, toCollect: 0, collected: 0 },
  })
  expect(body.perDay).toHaveLength(90)
})

it('names what runs out, the scarcest first, and what does not sell', async () => {
  const shop = await startOwnTestShop()
  const admin = await shop.saveUser({ role: 'admin' })
  const save = (name: string, countInStock: number, sold: number) =>
    shop.saveProduct({ name, countInStock, sold })
  await save('low', 5, 3)
  await save('gone', 0, 9)
  await save('plenty', 6, 0)
  const { body } = await shop.as(admin).get(STATS)
  expect(names(body.lowStock)).toEqual(['gone', 'low'])
  expect(body.lowStockCount).toBe(2)
  expect(names(body.bestSellers)).toEqual(['gone', 'low'])
  expect(names(body.slowSellers)).toEqual(['plenty', 'low'])
})

it('is for admins alone, and for 30 or 90 days', async () => {
  const shop = await startOwnTestShop()
  const [admin, asha] = [await shop.saveUser({ role: 'admin' }), await shop.saveUser()]
  expect((await shop.get(STATS)).status).toBe(401)
  expect((await shop.as(asha).get(STATS)).status).toBe(403)
  const { status, body } = await shop.as(admin).get(`${STATS}?days=7`)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['days']])
})
