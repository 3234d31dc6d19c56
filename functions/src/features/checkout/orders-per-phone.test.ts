import { expect, it } from 'vitest'
import { anAddress } from '../../testing/builders.ts'
import { startOwnTestShop } from '../../testing/start-test-shop.ts'
import type { Account, TestShop } from '../../testing/start-test-shop.ts'

const LIMIT = 2

const startShop = () =>
  startOwnTestShop({ environment: { ORDERS_PER_PHONE_AND_DAY: String(LIMIT) } })

const openCheckout = async (shop: TestShop, who: Account): Promise<string> => {
  // One product each, so that only the limit can refuse an order.
  const line = { productId: await shop.saveProduct(), size: 'Small', color: 'Red', quantity: 1 }
  const { body } = await shop.as(who).post('/api/checkout', {
    checkoutItems: [line],
    shippingAddress: anAddress(),
    paymentMethod: 'COD',
  })
  return body._id
}

const finalize = (shop: TestShop, who: Account, id: string) =>
  shop.as(who).post(`/api/checkout/${id}/finalize`, { isCOD: true })

it('refuses a phone one order more than the limit until the next day of the shop', async () => {
  const shop = await startShop()
  const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
  const placed = [await openCheckout(shop, asha), await openCheckout(shop, asha)]
  for (const id of placed) expect((await finalize(shop, asha, id)).status).toBe(200)
  const third = await openCheckout(shop, asha)
  const refused = await finalize(shop, asha, third)
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests', message: expect.stringContaining('2 orders a day') },
  })
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(24 * 60 * 60)

  expect((await finalize(shop, asha, placed[0] ?? '')).status).toBe(200)
  expect((await finalize(shop, ravi, await openCheckout(shop, ravi))).status).toBe(200)
  shop.clock.pass({ minutes: 24 * 60 })
  expect((await finalize(shop, asha, await openCheckout(shop, asha))).status).toBe(200)
})

it('lets none of many at once slip past', async () => {
  const shop = await startShop()
  const asha = await shop.saveUser()
  const ids = await Promise.all(Array.from({ length: 5 }, () => openCheckout(shop, asha)))
  const replies = await Promise.all(ids.map((id) => finalize(shop, asha, id)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(LIMIT)
  expect((await shop.database.orders.get()).size).toBe(LIMIT)
})
