import { shippingPaise } from '@bartan/contract/pricing/shipping'
import { paise, toRupees } from '@bartan/contract/shared/money'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { expect } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

/** What each of its orders comes to. */
export const TOTAL = toRupees(paise(300_00 + shippingPaise(paise(300_00))))

/** A shop of its own, with parcels that are paid for in cash. */
export const startCash = async () => {
  const shop = await startTestShop()
  const [admin, packer, asha] = await Promise.all([
    shop.saveUser({ role: 'admin', name: 'Owner' }),
    shop.saveUser({ role: 'packer' }),
    shop.saveUser(),
  ])
  const productId = await shop.saveProduct({ countInStock: 100 })
  const as = shop.as(admin)
  const shipped = async (courier?: string): Promise<string> => {
    const { _id } = await placeOrder(shop, asha, [{ productId, quantity: 3 }])
    await (courier
      ? as.put(`/api/admin/orders/${_id}/shipment`, { courier, awb: `A${_id}` })
      : as.put(`/api/admin/orders/${_id}`, { status: 'Shipped' }))
    return _id
  }
  const set = async (id: string, body: object) => {
    expect((await as.put(`/api/admin/orders/${id}`, body)).status).toBe(200)
  }
  const report = async (query = '') => {
    const { status, body } = await as.get(`/api/admin/cash${query}`)
    expect(status).toBe(200)
    return body
  }
  const handOver = (body: object, who = admin) =>
    shop.as(who).post('/api/admin/cash/handovers', body)
  const today = dayOf(shop.clock.now())
  const collected = async (courier?: string) => {
    const id = await shipped(courier)
    await set(id, { status: 'Delivered' })
    return id
  }
  return { shop, admin, packer, shipped, collected, set, report, handOver, today }
}
