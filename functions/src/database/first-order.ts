import type { Query } from 'firebase-admin/firestore'
import type { Database } from './collections.ts'
import type { OrderDocument } from './documents.ts'

/**
 * One order of the account, if it has any that is not cancelled. Equalities alone: Firestore joins the indexes of the
 * single fields. Read in a transaction, it also holds off a second first order at the same moment.
 */
export const anOrderOf = (
  { orders }: Pick<Database, 'orders'>,
  userId: string,
): Query<OrderDocument> =>
  orders
    .where('userId', '==', userId)
    .where('status', 'in', ['Processing', 'Shipped', 'Delivered'])
    .limit(1)
