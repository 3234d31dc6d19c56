import type { Query } from 'firebase-admin/firestore'
import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/order-documents.ts'

/**
 * One order of the account that is not cancelled, if there is any. Equality filters only, so Firestore joins the
 * single-field indexes. Read in a transaction, it also keeps a second first order from being placed at the same
 * moment.
 */
export const anOrderOf = (
  { orders }: Pick<Database, 'orders'>,
  userId: string,
): Query<OrderDocument> =>
  orders.where('userId', '==', userId).where('status', 'in', SOLD_STATUSES).limit(1)
