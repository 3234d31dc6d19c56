import type { Order } from '@bartan/contract/orders/schema'
import { anAddress } from './builders.ts'
import type { Account, TestShop } from './start-test-shop.ts'

type Line = { productId: string; quantity?: number; size?: string; color?: string }

/** Places an order through the checkout's two calls, as the shop's own customers do. */
export const placeOrder = async (shop: TestShop, who: Account, lines: Line[]): Promise<Order> => {
  const checkout = await shop.as(who).post('/api/checkout', {
    checkoutItems: lines.map((line) => ({ size: 'Small', color: 'Red', quantity: 1, ...line })),
    shippingAddress: anAddress(),
    paymentMethod: 'COD',
  })
  if (checkout.status !== 201) throw new Error(`No checkout: ${JSON.stringify(checkout.body)}`)
  const path = `/api/checkout/${checkout.body._id}/finalize`
  const order = await shop.as(who).post(path, { isCOD: true })
  if (order.status !== 200) throw new Error(`No order: ${JSON.stringify(order.body)}`)
  return order.body
}
