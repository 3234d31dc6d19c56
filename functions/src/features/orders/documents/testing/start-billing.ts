import { documentEntrySchema, type DocumentEntry } from '@bartan/contract/tax/schema'
import { placeOrder } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { KADHAI } from './kadhai.ts'

type OrderId = { _id: string }

/** A shop that is registered for GST, with an admin, a customer, and what makes orders and their documents. */
export const startBilling = async () => {
  const shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
  const admin = await shop.saveUser({ role: 'admin' })
  const asha = await shop.saveUser()
  await register(shop, admin, 'regular')
  return {
    shop,
    admin,
    asha,

    ordered: async (product: object = KADHAI, quantity = 1) =>
      placeOrder(shop, asha, [{ productId: await shop.saveProduct(product), quantity }]),

    setStatus: (order: OrderId, status: string) =>
      shop.as(admin).put(`/api/admin/orders/${order._id}`, { status }),

    documentsOf: async (order: OrderId): Promise<DocumentEntry[]> =>
      documentEntrySchema
        .array()
        .parse((await shop.as(asha).get(`/api/orders/${order._id}/documents`)).body),

    pathOf: (order: OrderId, number: string) =>
      `/api/orders/${order._id}/documents/${encodeURIComponent(number)}`,
  }
}
