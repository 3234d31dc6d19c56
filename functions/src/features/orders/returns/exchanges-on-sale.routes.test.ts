import { afterAll, expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

it('goods are exchanged for others at the price of a running sale', async () => {
  const [admin, asha] = await Promise.all([shop.saveUser({ role: 'admin' }), shop.saveUser()])
  const [pot, jug] = await Promise.all([
    shop.saveProduct({ price: 300 }),
    shop.saveProduct({ price: 520 }),
  ])
  await saveOffer(shop, admin, { kind: 'sale', percent: 25, scope: { products: [jug] } })
  const order = await placeOrder(shop, asha, [{ productId: pot }])
  const desk = shop.as(admin)
  const path = `/api/admin/orders/${order._id}`
  await desk.put(path, { status: 'Delivered' })
  const [{ productId, size, color } = { productId: pot, size: '', color: '' }] = order.orderItems
  const line = { productId, size, color }
  await desk.post(`${path}/return`, { lines: [{ ...line, quantity: 1 }], reason: 'defective' })
  const { status, body } = await desk.put(`${path}/return`, {
    decision: 'exchanged',
    lines: [{ ...line, restock: true, for: { productId: jug } }],
  })
  expect(status).toBe(200)
  const placed = await desk.get(`/api/orders/${body.returns[0].exchange.number}`)
  expect(placed.body).toMatchObject({
    orderItems: [{ productId: jug, price: 390 }],
    totalPrice: 390,
    toCollect: 90,
  })
})

it('keeps of each product what was paid for it, where an offer was about one of them', async () => {
  const [admin, asha] = await Promise.all([shop.saveUser({ role: 'admin' }), shop.saveUser()])
  const [pot, cup, jug] = await Promise.all([
    shop.saveProduct({ price: 100 }),
    shop.saveProduct({ price: 100 }),
    shop.saveProduct({ price: 150 }),
  ])
  const scope = { products: [pot] }
  const { _id: offer } = await saveOffer(shop, admin, { percent: 20, scope })
  const order = await placeOrder(shop, asha, [{ productId: pot }, { productId: cup }])
  expect(order).toMatchObject({ discount: 20, offer: { id: offer } })
  const desk = shop.as(admin)
  const path = `/api/admin/orders/${order._id}`
  await desk.put(path, { status: 'Delivered' })
  const choice = { size: 'Small', color: 'Red' }
  const lines = [pot, cup].map((productId) => ({ productId, ...choice, quantity: 1 }))
  await desk.post(`${path}/return`, { lines, reason: 'defective' })
  const { body } = await desk.put(`${path}/return`, {
    decision: 'exchanged',
    lines: [
      { productId: pot, ...choice, restock: true, for: { size: 'Large' } },
      { productId: cup, ...choice, restock: true, for: { productId: jug } },
    ],
  })
  const placed = await desk.get(`/api/orders/${body.returns[0].exchange.number}`)
  expect(placed.body).toMatchObject({
    orderItems: [
      { productId: pot, price: 80 },
      { productId: jug, price: 150 },
    ],
    totalPrice: 230,
    toCollect: 50,
  })
})
