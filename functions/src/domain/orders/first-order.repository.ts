import type { Query } from 'firebase-admin/firestore'
import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import type { Phone } from '@bartan/contract/users/rules'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/order-documents.ts'

/**
 * One order of the phone that isn't cancelled, if any: with an account, another account, or by phone. Equality filters only, so Firestore merges the single-field
 * indexes. In a transaction, it also prevents two concurrent first orders.
 */
export const firstOrderQuery = (
  { orders }: Pick<Database, 'orders'>,
  phone: Phone,
): Query<OrderDocument> =>
  orders.where('user.phone', '==', phone).where('status', 'in', SOLD_STATUSES).limit(1)
