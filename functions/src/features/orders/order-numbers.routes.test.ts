import type { Order } from '@bartan/contract/orders/schema'
import { NUMBER_LENGTH, NUMBER_LETTERS, orderNumber } from '@bartan/contract/shared/order-number'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '#database/migrations/migrations.ts'
import { runMigrations } from '#database/migrations/run-migrations.ts'
import { anAddress } from '#testing/builders.ts'
import { placeOrder, saveOrders } from '#testing/orders.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'
import { startDesk } from './testing/start-desk.ts'

const NUMBER = new RegExp(`^BR-[${NUMBER_LETTERS}]{${NUMBER_LENGTH}}$`)
const { shop, admin, asha, productId } = await startDesk()

describe("an order's number", () => {
  it('is on the order wherever it is told of', async () => {
    const order = await placeOrder(shop, asha, [{ productId }])
    expect(order.number).toMatch(NUMBER)
    const lists = [
      await shop.as(asha).get('/api/orders/my-orders'),
      await shop.as(admin).get('/api/admin/orders?limit=5'),
    ]
    for (const { body } of lists)
      expect(body.find(({ _id }: Order) => _id === order._id).number).toBe(order.number)
    const { body: stats } = await shop.as(admin).get('/api/admin/stats')
    expect(stats.recentOrders[0].number).toBe(order.number)
    const path = `/api/admin/orders/${order._id}`
    const { body: shipped } = await shop.as(admin).put(path, { status: 'Shipped' })
    expect(shipped.number).toBe(order.number)
  })

  it('is had by an order by phone as well, the same one when it is sent again', async () => {
    const order = {
      key: 'a-key-of-the-form',
      customer: { name: 'Mina', phone: '9123456789' },
      orderItems: [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
      shippingAddress: anAddress(),
    }
    const placed = await shop.as(admin).post('/api/admin/orders', order)
    const again = await shop.as(admin).post('/api/admin/orders', order)
    expect(placed.body.number).toMatch(NUMBER)
    expect(again.body.number).toBe(placed.body.number)
  })

  it('finds the order, in any case, for its customer and for admins, with one read', async () => {
    const { _id, number } = await placeOrder(shop, asha, [{ productId }])
    const typed = [number, number.toLowerCase(), number.replace('-', ' '), number.replace('-', '')]
    for (const one of typed) {
      const { status, body } = await shop.as(asha).get(`/api/orders/${encodeURIComponent(one)}`)
      expect([status, body._id]).toEqual([200, _id])
    }
    expect((await shop.as(admin).get(`/api/orders/${number}`)).body._id).toBe(_id)
    const { reads: byId } = await usageOf(shop, () => shop.as(asha).get(`/api/orders/${_id}`))
    expect((await usageOf(shop, () => shop.as(asha).get(`/api/orders/${number}`))).reads).toBe(byId)
  })

  it('tells nobody else that there is such an order', async () => {
    const { number } = await placeOrder(shop, asha, [{ productId }])
    const mina = await shop.saveUser()
    const others = await shop.as(mina).get(`/api/orders/${number}`)
    const nobodys = await shop.as(mina).get('/api/orders/BR-22222')
    expect([others.status, others.body.code]).toEqual([404, 'not_found'])
    expect(others.body.message).toBe(nobodys.body.message)
    expect((await shop.get(`/api/orders/${number}`)).status).toBe(401)
  })

  it('is another for each of many orders at once, over two instances', async () => {
    const { projectId } = shop.shop.config
    const other = await startTestShop({ projectId, environment: { SHOP_ORDER_LIMITS: 'off' } })
    const customers = await Promise.all(Array.from({ length: 12 }, () => shop.saveUser()))
    const orders = await Promise.all(
      customers.map((who, index) =>
        placeOrder(index % 2 === 0 ? shop : other, who, [{ productId }]),
      ),
    )
    expect(new Set(orders.map(({ number }) => number)).size).toBe(12)
  })

  it('is never given again, not even after its order was deleted', async () => {
    const { _id, number } = await placeOrder(shop, asha, [{ productId }])
    await shop.as(admin).del(`/api/admin/orders/${_id}`)
    const { database } = shop
    expect((await database.orderNumbers.doc(number).get()).data()).toMatchObject({ orderId: _id })
    expect((await shop.as(admin).get(`/api/orders/${number}`)).status).toBe(404)
  })

  it('is given to old orders by a migration, until when they go by their id', async () => {
    const { shop: own, admin: owner, asha: mina } = await startShop()
    const ids = await saveOrders(own, mina, [{}, { minutes: 1 }])
    const list = async () => (await own.as(owner).get('/api/admin/orders')).body as Order[]
    expect((await list()).map(({ number }) => number)).toEqual(ids.toReversed())
    await runMigrations(own.database, { migrations: MIGRATIONS, say: () => {} })
    const numbers = (await list()).map(({ number }) => number)
    for (const [index, number] of numbers.entries()) {
      expect(number).toMatch(NUMBER)
      const { body } = await own.as(mina).get(`/api/orders/${number}`)
      expect(body._id).toBe(ids.toReversed()[index])
    }
    expect(orderNumber('2'.repeat(NUMBER_LENGTH))).toMatch(NUMBER)
  })
})
