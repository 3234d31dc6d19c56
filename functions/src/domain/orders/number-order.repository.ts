import type { Database } from '#database/collections.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { drawOrderNumber } from './draw-order-number.ts'
import type { OrderNumber } from '@bartan/contract/shared/order-number'

/**
 * Draws a number for a new order. The document under that number is created with the order, so that a number which another
 * order has, or had, is drawn again (database/transaction.ts); it stays when the order is deleted (decision 65).
 */
export const numberOrder = (
  { orderNumbers }: Pick<Database, 'orderNumbers'>,
  work: UnitOfWork,
  orderId: string,
): OrderNumber => {
  const number = drawOrderNumber()
  work.create(orderNumbers.doc(number), { orderId })
  return number
}
