import { createHash } from 'node:crypto'
import { asProductId, type ProductId, type Sku } from '@bartan/contract/products/product-id'
import type { OrderNumber } from '@bartan/contract/shared/order-number'
import { drawOrderNumber } from '#domain/orders/draw-order-number.ts'

/** The same id for the same thing, so that an interrupted load can be repeated. */
export const stableId = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20)

export const productIdOf = (sku: Sku): ProductId => asProductId(stableId('product', sku))

const drawnFrom = (seed: string): OrderNumber => {
  const bytes = createHash('sha256').update(seed).digest()
  let next = 0
  return drawOrderNumber((letters) => (bytes[next++] ?? 0) % letters)
}

/** Numbers for a file's orders: unique, and the same when a load is repeated. */
export const orderNumberer = (): ((orderId: string) => OrderNumber) => {
  const taken = new Set<string>()
  return (orderId) => {
    let number = drawnFrom(orderId)
    for (let again = 1; taken.has(number); again++) number = drawnFrom(`${orderId} ${again}`)
    taken.add(number)
    return number
  }
}
