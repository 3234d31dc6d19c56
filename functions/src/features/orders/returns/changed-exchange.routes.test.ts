import { afterAll, expect, it } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { anAddress } from '#testing/builders.ts'
import { register } from '#testing/register.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
const admin = await shop.saveUser({ role: 'admin' })
await register(shop, admin, 'unregistered')

const pathOf = ({ _id }: { _id: string }) => `/api/admin/orders/${_id}`
const orderOf = async (number: string) => (await shop.as(admin).get(`/api/orders/${number}`)).body

it('adds up after a change of its lines, odd paise or not', async () => {
  const productId = await shop.saveProduct({ price: 405, countInStock: 20, sizes: ['Small'] })
  const bimla = await shop.saveUser()
  const key = { productId, size: 'Small', color: 'Red' }
  const checkout = await shop.as(bimla).post('/api/checkout', {
    checkoutItems: [{ ...key, quantity: 3 }],
    shippingAddress: anAddress(),
    paymentMethod: 'COD',
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
  const lines = [{ ...key, color: 'Blue', quantity: 2 }]
  const { body: changed } = await shop.as(admin).put(`${pathOf(placed)}/lines`, { lines })
  const { totalPrice, itemsPrice, shippingPrice, discount = 0 } = changed
  expect(totalPrice).toBeCloseTo(itemsPrice + shippingPrice - discount, 6)
})
