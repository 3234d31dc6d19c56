import { paise, subtractPaise, type Paise } from '@bartan/contract/shared/money'
import type { Query } from 'firebase-admin/firestore'
import type { OrderDocument } from '#database/order-documents.ts'

/** Far more than anybody places to try out a shop. */
const MAX_PRACTICE_ORDERS = 1000

/**
 * The practice orders in an equality query. Counts from an index subtract them; the stored sums leave them out by
 * themselves (database/repositories/write-order.repository.ts). One read if there are none, else one each. A negated filter
 * can't be used: it would leave out orders without the field, which are all real ones.
 */
export const practiceOrders = async (query: Query<OrderDocument>): Promise<OrderDocument[]> => {
  const { docs } = await query.where('isPractice', '==', true).limit(MAX_PRACTICE_ORDERS).get()
  return docs.map((document) => document.data())
}

/** From two queries, between which an order may come or go: never below 0. */
export const withoutPractice = (all: Paise, practice: Paise): Paise =>
  paise(Math.max(0, subtractPaise(all, practice)))
