import type { DocumentData } from 'firebase-admin/firestore'
import { searchWordsOf } from '#domain/orders/search-words.ts'
import type { Migration } from './migration.ts'

type Order = Parameters<typeof searchWordsOf>[0] & {
  statusHistory: { status: string; at: unknown }[]
}

const leftAt = ({ statusHistory }: Order): unknown =>
  statusHistory.findLast(({ status }) => status === 'Shipped')?.at ?? null

/** For orders older than the desk: search words, confirmation, and the facts of their phone. */
export const prepareOrdersForTheDesk: Migration = {
  name: '0004-prepare-orders-for-the-desk',
  what: 'orders are found by name, number and product, wait to be confirmed, and count in the facts of their phone',
  collection: 'orders',
  version: 4,
  up: ({ document, firestore, increment, work }) => {
    const order = document.data() as Order & DocumentData
    const { phone } = order.user
    if (phone !== '' && order['isOwnerGone'] !== true)
      work.merge(firestore.collection('phoneFacts').doc(phone), {
        orders: increment(1),
        delivered: increment(order['status'] === 'Delivered' ? 1 : 0),
        refused: increment(0),
        schemaVersion: 1,
      })
    return {
      search: searchWordsOf(order),
      // A customer may have answered in this version about an order of the previous one.
      confirmation: order['confirmation'] ?? { state: 'unasked', attempts: 0 },
      shippedAt: leftAt(order),
    }
  },
  verify: ({ search, confirmation }) => Array.isArray(search) && confirmation !== undefined,
}
