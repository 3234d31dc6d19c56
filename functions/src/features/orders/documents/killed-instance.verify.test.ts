import { afterAll, expect, it } from 'vitest'
import { browserOf } from '#testing/browser.ts'
import { placeOrder } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { startInstance } from '#testing/start-instance.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
const admin = await shop.saveUser({ role: 'admin' })
await register(shop, admin, 'unregistered')

const ORDERS = 20

/** Instances are killed after so many answers, while more calls are under way. */
const KILLS = [1, 7]

/**
 * Ships them by an instance of its own; returns those of which its caller has not heard that they are. Locks of a killed
 * instance last a while, and who waits for them too long is told to try again.
 */
const shipAll = async (orders: { _id: string }[], answersUntilDeath: number) => {
  const instance = await startInstance(shop.shop.config.projectId)
  const caller = browserOf(instance.url, admin.token)
  let answers = 0
  const left = new Set(orders)
  await Promise.all(
    orders.map(async (order) => {
      try {
        const path = `/api/admin/orders/${order._id}`
        const { status } = await caller.put(path, { status: 'Shipped' })
        if (status === 200) left.delete(order)
      } catch {
        return
      }
      answers += 1
      if (answers === answersUntilDeath) await instance.kill()
    }),
  )
  await instance.kill()
  return [...left]
}

it('leaves neither a gap nor a double in the numbers, though instances are killed while they ship', async () => {
  const productId = await shop.saveProduct({ countInStock: 100, hsn: '7323', gstRate: 18 })
  const customers = await Promise.all(Array.from({ length: ORDERS }, () => shop.saveUser()))
  const orders = await Promise.all(customers.map((one) => placeOrder(shop, one, [{ productId }])))
  for (const answers of KILLS) await shipAll(orders, answers)
  for (let left: { _id: string }[] = orders; left.length > 0;) left = await shipAll(left, Infinity)

  const { docs } = await shop.database.taxDocuments.get()
  const documents = docs.map((one) => one.data())
  expect(documents.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(
    Array.from({ length: ORDERS }, (_, index) => index + 1),
  )
  expect(new Set(documents.map(({ orderId }) => orderId))).toEqual(
    new Set(orders.map(({ _id }) => _id)),
  )
}, 120_000)
