import type { Query } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/documents.ts'

/** Equality filters only, so Firestore joins the single-field indexes. */
export const aDelivery = (
  { orders }: Database,
  { productId, userId }: { productId: string; userId: string },
): Query<OrderDocument> =>
  orders
    .where('userId', '==', userId)
    .where('status', '==', 'Delivered')
    .where('productIds', 'array-contains', productId)
    .limit(1)
