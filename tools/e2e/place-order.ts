import type { Order } from '@bartan/contract/orders/schema'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext } from '@playwright/test'
import { expect, plentiful } from './fixtures.ts'

/** Orders one product through the API, for tests that need an order. */
export const placeOrder = async (
  request: APIRequestContext,
  { token, user }: SignedIn,
): Promise<Order> => {
  const [product] = await plentiful(request)
  const headers = { authorization: `Bearer ${token}` }
  const line = {
    productId: product._id,
    size: product.sizes[0] ?? '',
    color: product.colors[0] ?? '',
    quantity: 1,
  }
  const shippingAddress = {
    firstName: 'Asha',
    lastName: 'Rao',
    address: '12 Lake Road',
    city: 'Pune',
    postalCode: '411001',
    country: 'India',
    phone: user.phone,
  }
  const data = { checkoutItems: [line], shippingAddress, paymentMethod: 'COD' }
  const checkout = await request.post('/api/checkout', { headers, data })
  expect(checkout.status()).toBe(201)
  const { _id } = (await checkout.json()) as { _id: string }
  const order = await request.post(`/api/checkout/${_id}/finalize`, {
    headers,
    data: { isCOD: true },
  })
  expect(order.status()).toBe(200)
  return (await order.json()) as Order
}
