import { paise, subtractPaise } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import type { Query } from 'firebase-admin/firestore'
import type { OrderDocument } from '#database/order-documents.ts'

/** Far more than anybody places to try a shop. */
const MAX_PRACTICE_ORDERS = 1000

/**
 * The orders for practice among those of a query of equal fields: what is counted by an index leaves them out by this, as the kept sums do
 * (domain/orders/write-order.repository.ts). One read where there are none, otherwise one for each. A condition that an order is not one of them
 * would leave out all that lack the field, and those are all others.
 */
export const practisedIn = async (query: Query<OrderDocument>): Promise<OrderDocument[]> => {
  const { docs } = await query.where('isPractice', '==', true).limit(MAX_PRACTICE_ORDERS).get()
  return docs.map((document) => document.data())
}

/** Read by two queries, between which an order may have come or gone: never below nothing. */
export const withoutPractised = (all: Paise, practised: Paise): Paise =>
  paise(Math.max(0, subtractPaise(all, practised)))
