import { describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

/** Lists of products from outside, of which one can't be a document's id. */

const shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const [admin, asha, productId] = await Promise.all([
  shop.saveUser({ role: 'admin' }),
  shop.saveUser(),
  shop.saveProduct({ countInStock: 100 }),
])

const CHOICE = { size: 'Small', color: 'Red' }
const line = { ...CHOICE, quantity: 1 }

describe.each(['__proto__', '__name__', '.', '..', 'a/b', 'a/b/c'])('a product %s', (odd) => {
  it('is not found among the lines of an order', async () => {
    const { _id } = await placeOrder(shop, asha, [{ productId }])
    const lines = [
      { productId, ...line },
      { productId: odd, ...line },
    ]
    expect((await shop.as(admin).put(`/api/admin/orders/${_id}/lines`, { lines })).status).toBe(404)
  })

  it('is not in an order of which it is returned, and is exchanged for nothing', async () => {
    const { _id } = await placeOrder(shop, asha, [{ productId }])
    await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
    const path = `/api/admin/orders/${_id}/return`
    const reason = 'defective'
    const strange = { lines: [{ productId: odd, ...line }], reason }
    expect((await shop.as(admin).post(path, strange)).status).toBe(400)
    await shop.as(admin).post(path, { lines: [{ productId, ...line }], reason })
    const { status } = await shop.as(admin).put(path, {
      decision: 'exchanged',
      lines: [{ productId, ...CHOICE, restock: true, for: { productId: odd } }],
    })
    expect(status).toBe(404)
  })
})
