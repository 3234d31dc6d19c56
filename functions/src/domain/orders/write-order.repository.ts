import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/documents.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { endsLink } from './ends-link.ts'
import { OrderTally } from './order-tally.ts'
import { factsChange } from './phone-facts.ts'
import { searchWordsOf } from './search-words.ts'

/**
 * Every write of an order goes through here: what follows from its fields (the words that find it, the facts of its
 * phone, the sums of its day and month, the end of the link that asks for its confirmation) is written with it, in the
 * same transaction.
 */

const withSearch = (order: OrderDocument): OrderDocument => ({
  ...order,
  search: searchWordsOf(order),
})

/** Blind increments: a phone's facts are read by nobody who writes an order. */
const countFacts = (
  { phoneFacts, increment }: Pick<Database, 'phoneFacts' | 'increment'>,
  work: UnitOfWork,
  ...orders: Parameters<typeof factsChange>
): void => {
  const counted = factsChange(...orders)
  if (!counted) return
  const { orders: placed, delivered, refused } = counted.change
  work.merge(phoneFacts.doc(counted.phone), {
    orders: increment(placed),
    delivered: increment(delivered),
    refused: increment(refused),
  })
}

/** Blind increments, too. Orders of earlier versions are counted when they change, or when the migration comes to them. */
const countSums = (
  { firestore, increment }: Pick<Database, 'firestore' | 'increment'>,
  work: UnitOfWork,
  { before, after }: { before?: OrderDocument; after?: OrderDocument },
): void => {
  const tally = new OrderTally()
  if (before?.isTallied) tally.add(before, -1)
  if (after) tally.add(after)
  for (const { collection, id, data } of tally.documents(increment))
    work.merge(firestore.collection(collection).doc(id), { ...data, schemaVersion: 1 })
}

export const createOrder = (
  database: Database,
  work: UnitOfWork,
  id: string,
  order: OrderDocument,
): OrderDocument => {
  const stored: OrderDocument = { ...withSearch(order), isTallied: true }
  work.create(database.orders.doc(id), stored)
  countFacts(database, work, undefined, stored)
  countSums(database, work, { after: stored })
  return stored
}

/** Fields from which the words follow. */
const SEARCHED = ['number', 'user', 'shippingAddress', 'lines'] as const

export const updateOrder = (
  database: Database,
  work: UnitOfWork,
  { id, document }: { id: string; document: OrderDocument },
  wanted: Partial<OrderDocument>,
): OrderDocument => {
  const change = { ...(endsLink(document, wanted) && { linkHash: null }), ...wanted }
  const after: OrderDocument = { ...document, ...change, isTallied: true }
  const isFoundAnew = SEARCHED.some((field) => change[field] !== undefined)
  const search = isFoundAnew ? searchWordsOf(after) : undefined
  work.update(database.orders.doc(id), { ...change, isTallied: true, ...(search && { search }) })
  countFacts(database, work, document, after)
  countSums(database, work, { before: document, after })
  return after
}

export const deleteOrder = (
  database: Database,
  work: UnitOfWork,
  { id, document }: { id: string; document: OrderDocument },
): void => {
  work.delete(database.orders.doc(id))
  countFacts(database, work, document, undefined)
  countSums(database, work, { before: document })
}
