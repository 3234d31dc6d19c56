import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/documents.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { factsChange } from './phone-facts.ts'
import { searchWordsOf } from './search-words.ts'

/**
 * Every write of an order goes through here: what follows from its fields (the words that find it, the facts of its
 * phone) is written with it, in the same transaction.
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

export const createOrder = (
  database: Database,
  work: UnitOfWork,
  id: string,
  order: OrderDocument,
): OrderDocument => {
  const stored = withSearch(order)
  work.create(database.orders.doc(id), stored)
  countFacts(database, work, undefined, stored)
  return stored
}

/** Fields from which the words follow. */
const SEARCHED = ['number', 'user', 'shippingAddress', 'lines'] as const

export const updateOrder = (
  database: Database,
  work: UnitOfWork,
  { id, document }: { id: string; document: OrderDocument },
  change: Partial<OrderDocument>,
): OrderDocument => {
  const after = { ...document, ...change }
  const isFoundAnew = SEARCHED.some((field) => change[field] !== undefined)
  const search = isFoundAnew ? searchWordsOf(after) : undefined
  work.update(database.orders.doc(id), { ...change, ...(search && { search }) })
  countFacts(database, work, document, after)
  return after
}

export const deleteOrder = (
  database: Database,
  work: UnitOfWork,
  { id, document }: { id: string; document: OrderDocument },
): void => {
  work.delete(database.orders.doc(id))
  countFacts(database, work, document, undefined)
}
