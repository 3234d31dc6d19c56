import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Connect } from '#database/connect.ts'
import { chunksOf, MAX_IN_VALUES, referencesOf } from '#database/document-id.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { toOrder } from '#database/to-order.ts'

/** Orders named by a file or a selection; one read each. */
export const deskOrdersRepository = (connect: Connect) => ({
  byIds: async (ids: readonly string[]): Promise<StaffOrder[]> => {
    const { firestore, orders } = await connect()
    const possible = referencesOf(orders, ids)
    if (possible.length === 0) return []
    const found = await firestore.getAll(...possible)
    return found.flatMap((one) =>
      one.exists ? [toOrder(one.id, one.data() as OrderDocument)] : [],
    )
  },

  byNumbers: async (numbers: readonly string[]): Promise<StaffOrder[]> => {
    const { orders } = await connect()
    const parts = chunksOf([...new Set(numbers)].filter((number) => number !== ''))
    const found = await Promise.all(
      parts.map((part) => orders.where('number', 'in', part).limit(MAX_IN_VALUES).get()),
    )
    return found.flatMap(({ docs }) => docs.map((one) => toOrder(one.id, one.data())))
  },
})
