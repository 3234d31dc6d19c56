import { expect, it } from 'vitest'
import { beginCheckout } from '#testing/orders.ts'
import { startTestShop, type Account } from '#testing/start-test-shop.ts'

const shop = await startTestShop()

const placeOrder = async (who: Account, productId: string) => {
  const { body: checkout } = await beginCheckout(shop.as(who), [
    { productId, size: 'Small', color: 'Red', quantity: 1 },
  ])
  const path = `/api/checkout/${checkout._id}/finalize`
  return (await shop.as(who).post(path, { isCOD: true })).body
}

it('lists the customer’s own orders, newest first', async () => {
  const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
  const productId = await shop.saveProduct()
  const first = await placeOrder(asha, productId)
  shop.clock.pass({ minutes: 1 })
  const second = await placeOrder(asha, productId)
  await placeOrder(ravi, productId)
  const { status, body } = await shop.as(asha).get('/api/orders/my-orders')
  expect(status).toBe(200)
  expect(body).toEqual([second, first])
})

it('lists nothing for who has no orders', async () => {
  const asha = await shop.saveUser()
  expect((await shop.as(asha).get('/api/orders/my-orders')).body).toEqual([])
})

it('shows an order to its customer and to admins, and is not found by others', async () => {
  const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
  const admin = await shop.saveUser({ role: 'admin' })
  const order = await placeOrder(asha, await shop.saveProduct())
  const path = `/api/orders/${order._id}`
  expect((await shop.as(asha).get(path)).body).toEqual(order)
  expect((await shop.as(admin).get(path)).body).toMatchObject(order)
  expect(await shop.as(ravi).get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await shop.as(asha).get('/api/orders/nothing')).status).toBe(404)
  expect((await shop.get(path)).status).toBe(401)
})

it('keeps an order as it was bought, whatever becomes of product and account', async () => {
  const asha = await shop.saveUser()
  const productId = await shop.saveProduct({ price: 100 })
  const order = await placeOrder(asha, productId)
  await shop.database.products.doc(productId).update({ name: 'Other', price: 1 })
  await shop.as(asha).put('/api/users/profile', { name: 'Another Name' })
  expect((await shop.as(asha).get(`/api/orders/${order._id}`)).body).toEqual(order)
})
