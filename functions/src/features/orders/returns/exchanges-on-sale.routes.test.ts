import { expect, it } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { saveOffer } from '#testing/an-offer.ts'
import { placeOrder, beginCheckout } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

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

const admin = await shop.saveUser({ role: 'admin' })
await register(shop, admin, 'unregistered')

const pathOf = ({ _id }: { _id: string }) => `/api/admin/orders/${_id}`

const orderOf = async (number: string) => (await shop.as(admin).get(`/api/orders/${number}`)).body

it('adds up after a change of its lines, odd paise or not, and is refunded as it was charged', async () => {
  const productId = await shop.saveProduct({ price: 405, countInStock: 20, sizes: ['Small'] })
  const bimla = await shop.saveUser()
  const key = { productId, size: 'Small', color: 'Red' }
  const checkout = await beginCheckout(shop.as(bimla), [{ ...key, quantity: 3 }], {
    couponCode: await aCoupon(shop),
  })
  const path = `/api/checkout/${checkout.body._id}/finalize`
  const order = (await shop.as(bimla).post(path, { isCOD: true })).body
  await shop.as(admin).put(pathOf(order), { status: 'Delivered' })
  const reason = 'defective'
  await shop.as(admin).post(`${pathOf(order)}/return`, { lines: [{ ...key, quantity: 3 }], reason })
  const exchange = {
    decision: 'exchanged',
    lines: [{ ...key, restock: true, for: { color: 'Blue' } }],
  }
  const { body } = await shop.as(admin).put(`${pathOf(order)}/return`, exchange)
  const placed = await orderOf(body.returns[0].exchange.number)
  expect(placed.discount).toBeGreaterThan(0)
  const change = async (units: object[]) =>
    (await shop.as(admin).put(`${pathOf(placed)}/lines`, { lines: units })).body
  const blue = { ...key, color: 'Blue' }
  const other = { ...key, productId: await shop.saveProduct({ price: 100 }), quantity: 1 }
  // A line that is as it was costs what it did.
  expect((await change([{ ...blue, quantity: 3 }, other])).totalPrice).toBe(placed.totalPrice + 100)
  const changed = await change([{ ...blue, quantity: 2 }])
  expect(changed.totalPrice).toBeCloseTo(changed.itemsPrice - (changed.discount ?? 0), 6)
  await shop.as(admin).put(pathOf(placed), { status: 'Delivered' })
  const back = { lines: [{ ...blue, quantity: 2 }], reason }
  await shop.as(admin).post(`${pathOf(placed)}/return`, back)
  await shop.as(admin).put(`${pathOf(placed)}/return`, { decision: 'accepted' })
  expect(await orderOf(placed.number)).toMatchObject({ refunded: changed.totalPrice })
})
