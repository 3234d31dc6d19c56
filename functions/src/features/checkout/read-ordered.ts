import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isOpen, statusesWhere } from '@bartan/contract/orders/order-process'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/documents.ts'
import type { Ordered } from '#domain/orders/order-limits.ts'

const OPEN_STATUSES = statusesWhere(({ open }) => open)

/**
 * Far more than the limits let a phone have; only orders that admins enter for one number could come to more, and
 * that number would be beyond its limit anyway.
 */
const MOST = 1000

/**
 * A phone's orders that are open, and those since `since`. One query, which reads these orders alone: one or two for
 * nearly everybody. In a transaction it keeps two orders at once from overlooking each other. Indexes:
 * orders(user.phone, createdAt desc) and orders(status, createdAt desc), which Firestore joins.
 */
export const orderedQuery = (
  { orders, timestamp, filter }: Database,
  { phone, since }: { phone: string; since: Date },
): Query<OrderDocument> =>
  orders
    .where('user.phone', '==', phone)
    .where(
      filter.or(
        filter.where('status', 'in', OPEN_STATUSES),
        filter.where('createdAt', '>=', timestamp(since)),
      ),
    )
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .select('status', 'totalPrice', 'createdAt') as Query<OrderDocument>

/** What these orders come to. */
export const orderedBy = (
  found: readonly QueryDocumentSnapshot<OrderDocument>[],
  since: Date,
): Ordered => {
  let [openValue, today] = [0, 0]
  for (const order of found) {
    const { status, totalPrice, createdAt } = order.data()
    if (isOpen(status)) openValue += totalPrice
    if (createdAt.toMillis() >= since.getTime()) today += 1
  }
  return { openValue, today }
}
