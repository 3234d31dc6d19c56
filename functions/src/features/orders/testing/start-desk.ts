import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

/** A shop with who works at its desk, a customer who orders as often as a test likes, and a product that lasts. */
export const startDesk = async () => {
  const shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
  const [admin, packer, asha, productId] = await Promise.all([
    shop.saveUser({ role: 'admin', name: 'Owner' }),
    shop.saveUser({ role: 'packer', name: 'Pinky' }),
    shop.saveUser(),
    shop.saveProduct({ countInStock: 1000 }),
  ])
  const placed = async () => (await placeOrder(shop, asha, [{ productId }]))._id
  return {
    shop,
    admin,
    packer,
    asha,
    productId,
    placed,

    placedMany: async (count: number): Promise<string[]> => {
      const ids: string[] = []
      while (ids.length < count) ids.push(await placed())
      return ids
    },

    /** As its people see it. */
    orderOf: async (id: string) => (await shop.as(admin).get(`/api/orders/${id}`)).body,
  }
}

export type Desk = Awaited<ReturnType<typeof startDesk>>
