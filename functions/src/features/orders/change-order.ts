import type { Transaction } from 'firebase-admin/firestore'
import type { Order } from '@bartan/contract/orders/schema'
import type { Database } from '#database/collections.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { OrderDocument } from '#database/documents.ts'
import { toOrder } from '#database/to-order.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { KeyedQueue } from '#platform/concurrency/keyed-queue.ts'

/** The order after the change and the products that it touched; undefined if nothing changes. */
type Changed = { order: OrderDocument; touched: string[] } | undefined

type Job = (
  database: Database,
  transaction: Transaction,
  order: OrderDocument | undefined,
) => Promise<Changed>

/** Reads an order and changes it in one transaction; undefined if there is none. */
export const changeOrder = (connect: Connect) => {
  const queue = new KeyedQueue()
  return async (id: string, job: Job): Promise<{ order: Order; touched: string[] } | undefined> => {
    const database = await connect()
    const { firestore, orders } = database
    const change = async (transaction: Transaction) => {
      const before = isDocumentId(id) ? (await transaction.get(orders.doc(id))).data() : undefined
      const changed = await job(database, transaction, before)
      const after = changed?.order ?? before
      return after && { order: toOrder(id, after), touched: changed?.touched ?? [] }
    }
    return queue.run([id], () => inTransaction(firestore, change))
  }
}
