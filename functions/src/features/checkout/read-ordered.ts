import { isOpen, statusesWhere } from '@bartan/contract/orders/order-process'
import { sumPaise } from '@bartan/contract/shared/money'
import { dayOf } from '@bartan/contract/shared/shop-day'
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import { onlyFields } from '#database/only-fields.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import type { Caller } from '#domain/caller.ts'
import { accountOfOrder } from '#domain/orders/order-account.ts'
import type { Ordered } from '#domain/orders/order-limits.ts'

const OPEN_STATUSES = statusesWhere(({ open }) => open)

/** Far above the limits: a number with so many phone orders is over its limit anyway. */
const MAX_PHONE_ORDERS = 1000

/** Whose orders are counted, and since when. */
export type OrderedSince = Pick<Caller, 'phone' | 'orderedBefore'> & { since: Date }

/** Whether it counts today, and its account. */
const FIELDS = [
  'exchangeOf',
  'isOwnerGone',
  'status',
  'totalPrice',
  'createdAt',
  'statusHistory',
  'deliveredAt',
  'collected',
  'advances',
  'paidBack',
  'advanced',
  'returns',
  'account',
  'accountBasis',
] as const satisfies (keyof OrderDocument)[]

type OrderedFields = Pick<OrderDocument, (typeof FIELDS)[number]>

/**
 * A phone's open orders, and those since `since`. One query that reads only these, usually one or two. In a transaction
 * it prevents two concurrent orders from overlooking each other. Indexes: orders(user.phone, createdAt desc) and
 * orders(status, createdAt desc), which Firestore merges.
 */
export const orderedQuery = (
  { orders, timestamp, filter }: Database,
  { phone, since }: OrderedSince,
): Query<OrderedFields> =>
  onlyFields(
    orders
      .where('user.phone', '==', phone)
      .where(
        filter.or(
          filter.where('status', 'in', OPEN_STATUSES),
          filter.where('createdAt', '>=', timestamp(since)),
        ),
      )
      .orderBy('createdAt', 'desc')
      .limit(MAX_PHONE_ORDERS),
    ...FIELDS,
  )

export const orderedBy = (
  found: readonly QueryDocumentSnapshot<OrderedFields>[],
  { since, orderedBefore }: OrderedSince,
): Ordered => {
  const orders = found.map((order) => order.data())
  const open = orders.filter(({ status }) => isOpen(status))
  // What is sent in exchange was not ordered anew (contract §20), and orders of a deleted account are in its number.
  const today = orders.filter(
    ({ createdAt, exchangeOf, isOwnerGone }) =>
      !exchangeOf && !isOwnerGone && createdAt.toMillis() >= since.getTime(),
  )
  const before = orderedBefore?.day === dayOf(since) ? orderedBefore.orders : 0
  return {
    openValue: sumPaise(open.map((order) => accountOfOrder(order).toCollect)),
    today: today.length + before,
  }
}
