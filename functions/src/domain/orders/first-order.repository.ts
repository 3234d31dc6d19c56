import type { Query } from 'firebase-admin/firestore'
import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/order-documents.ts'

/**
 * One order of the account that isn't cancelled, if any. Equality filters only, so Firestore merges the single-field
 * indexes. In a transaction, it also prevents two concurrent first orders.
 */
export const firstOrderQuery = (
  { orders }: Pick<Database, 'orders'>,
  userId: string,
): Query<OrderDocument> =>
  orders.where('userId', '==', userId).where('status', 'in', SOLD_STATUSES).limit(1)
