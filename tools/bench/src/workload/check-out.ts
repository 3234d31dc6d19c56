import type { Checkout } from '@bartan/contract/checkout/schema'
import type { Order } from '@bartan/contract/orders/schema'
import type { Product } from '@bartan/contract/products/schema'
import { addressOf } from '@bartan/contract/testing/people'
import type { Random } from '@bartan/demo-shop/random'
import type { Load } from '../measuring/measure.ts'
import { callJson } from './call-json.ts'
import type { Customer } from './customers.ts'
import { anyLine } from './guest-carts.ts'

type Options = {
  url: string
  customers: readonly Customer[]
  products: readonly Product[]
  seconds: number
  random: Random
}

/** Takes one customer from product to order; returns the time of the last step. */
const checkOutOnce = async (
  { url, products, random }: Options,
  { userId, phone, token }: Customer,
) => {
  const line = anyLine(products, random)
  await callJson(`${url}/api/cart`, { body: { userId, ...line }, token })
  const checkout = await callJson<Checkout>(`${url}/api/checkout`, {
    body: { checkoutItems: [line], shippingAddress: addressOf(phone), paymentMethod: 'COD' },
    token,
  })
  const startedAt = performance.now()
  await callJson<Order>(`${url}/api/checkout/${checkout._id}/finalize`, {
    body: { isCOD: true },
    token,
  })
  return performance.now() - startedAt
}

/**
 * Runs customers in parallel who each buy repeatedly: add to cart, checkout, finalize. Each call needs the answer of
 * the one before, which autocannon can't do.
 */
export const checkOut = async (options: Options): Promise<Load & { finalizeMs: number[] }> => {
  const latencies: number[] = []
  const finalizeMs: number[] = []
  let failures = 0
  const until = performance.now() + options.seconds * 1000
  const shop = async (customer: Customer) => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      try {
        finalizeMs.push(await checkOutOnce(options, customer))
        latencies.push(performance.now() - startedAt)
      } catch (error) {
        if (failures++ === 0) console.error(String(error))
      }
    }
  }
  await Promise.all(options.customers.map(shop))
  return { latencies, failures, finalizeMs }
}
