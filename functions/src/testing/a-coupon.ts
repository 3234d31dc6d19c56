import { randomUUID } from 'node:crypto'
import type { TestShop } from './start-test-shop.ts'

/** A code as a new newsletter subscriber gets it. */
export const aCoupon = async (shop: TestShop): Promise<string> => {
  const { status, body } = await shop.post('/api/newsletter', {
    email: `${randomUUID()}@example.com`,
  })
  if (status !== 201) throw new Error(`No coupon: ${JSON.stringify(body)}`)
  return body.code
}
