import type { Order } from '@bartan/contract/orders/schema'
import { addressOf, lineOf } from '@bartan/contract/testing/people'
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
  const data = {
    checkoutItems: [lineOf(product)],
    shippingAddress: addressOf(user.phone),
    paymentMethod: 'COD',
  }
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
