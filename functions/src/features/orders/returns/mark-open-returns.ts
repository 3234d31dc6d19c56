import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { inTransaction } from '#database/transaction.ts'

const PAGE = 100

/** Only the last return of an order can be undecided. */
const hasOpenReturn = (returns: NonNullable<OrderDocument['returns']>): boolean =>
  returns.at(-1)?.state === 'requested'

/** Firestore can't query missing fields, but can count: orders with returns, and those with the field. */
const isAllMarked = async ({ orders }: Database): Promise<boolean> => {
  const [withReturns, marked] = await Promise.all(
    ['returns', 'openReturn'].map((field) => orders.orderBy(field).count().get()),
  )
  return withReturns?.data().count === marked?.data().count
}

/** In a transaction, because the return may be answered now. */
const markPage = (
  { firestore, orders }: Database,
  unmarked: readonly QueryDocumentSnapshot<OrderDocument>[],
): Promise<void> =>
  inTransaction(firestore, async (work) => {
    const found = await work.readAll(unmarked.map(({ id }) => orders.doc(id)))
    for (const snapshot of found) {
      const order = snapshot.data()
      if (order?.returns && order.openReturn === undefined)
        work.update(snapshot.ref, { openReturn: hasOpenReturn(order.returns) })
    }
  })

const markAll = async (database: Database): Promise<void> => {
  const all = database.orders.orderBy('returns')
  let docs: QueryDocumentSnapshot<OrderDocument>[] = []
  do {
    const last = docs.at(-1)
    docs = (await (last ? all.startAfter(last) : all).limit(PAGE).get()).docs
    const unmarked = docs.filter((order) => order.data().openReturn === undefined)
    if (unmarked.length > 0) await markPage(database, unmarked)
  } while (docs.length === PAGE)
}

/**
 * Adds the field `openReturn` to older orders, so that lists find their open returns. Each instance checks once, with
 * two reads, before its first query; the next instance continues after an interruption
 * (docs/decisions/0028-lists-by-cursor.md).
 */
export const markOpenReturns = (connect: Connect): (() => Promise<void>) => {
  let marking: Promise<void> | undefined
  const mark = async () => {
    const database = await connect()
    if (!(await isAllMarked(database))) await markAll(database)
  }
  return () => {
    marking ??= mark().catch((error: unknown) => {
      marking = undefined
      throw error
    })
    return marking
  }
}
