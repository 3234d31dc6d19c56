import type { Query, Transaction } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { pagesOf } from '#database/pages-of.ts'
import { inTransaction } from '#database/transaction.ts'
import { OFFERS } from '#domain/orders/offer-sums.ts'
import { ORDER_ROWS, rowsOf } from '#domain/orders/order-rows.ts'
import { CASH_DAYS, documentsOf, OrderTally, PARCEL_MONTHS } from '#domain/orders/order-tally.ts'
import { ORDER_TOTALS, SALES_MONTHS, type Place } from '#domain/orders/sales-sums.ts'
import { wrongFieldsOf, type WrongField } from './derived-fields.ts'

/** A stored sum that differs from the orders. Paise, or parcels. */
export type WrongSum = { place: Place; kept: number; counted: number }

/** A stored report row that differs from its order; '' if missing. */
export type WrongRow = { place: Place; orderId: string; kept: string; follows: string }

const rowKey = (place: Place): string => place.join('\n')

/** Fields with sums; a day's handovers aren't sums of orders. */
const SUMS = {
  [CASH_DAYS]: ['couriers'],
  [PARCEL_MONTHS]: ['all', 'pins', 'products'],
  [SALES_MONTHS]: ['days'],
  [ORDER_TOTALS]: ['byStatus', 'all'],
  [OFFERS]: ['used', 'sums'],
}

/** Fields with a text per order. */
const ROWS = { [ORDER_ROWS]: 'rows', [SALES_MONTHS]: 'phones' }

const PAGE = 500

/** A page of large documents. */
const BIG_PAGE = 20

/** Documents per batch; Firestore allows 500 writes. */
const BATCH = 200

/** Subtracts a document's stored sums, so that what differs from the orders is left. */
const subtractStored = (tally: OrderTally, place: Place, value: unknown): void => {
  if (typeof value === 'number') tally.count(place, -value)
  else if (typeof value === 'object' && value !== null)
    for (const [field, inner] of Object.entries(value))
      subtractStored(tally, [...place, field], inner)
}

/** The sums of orders included in them; the migration adds the others. */
const countOrders = async (
  { orders }: Database,
  transaction: Transaction,
): Promise<{
  tally: OrderTally
  orders: number
  rows: Map<string, WrongRow>
  wrongFields: WrongField[]
}> => {
  const tally = new OrderTally()
  const rows = new Map<string, WrongRow>()
  const wrongFields: WrongField[] = []
  let counted = 0
  for await (const docs of pagesOf(orders, { size: PAGE, read: (page) => transaction.get(page) }))
    for (const order of docs) {
      const document = order.data()
      tally.add(document)
      wrongFields.push(...wrongFieldsOf(order.id, document))
      if (document.isTallied) counted += 1
      if (document.rowShards === undefined) continue
      for (const [place, follows] of rowsOf(order.id, document))
        rows.set(rowKey(place), { place, orderId: order.id, kept: '', follows })
    }
  return { tally, orders: counted, rows, wrongFields }
}

/** Removes from the expected rows those that are stored so, and adds stored rows that differ. */
const compareRows = async (
  { firestore }: Database,
  transaction: Transaction,
  rows: Map<string, WrongRow>,
): Promise<void> => {
  for (const [name, field] of Object.entries(ROWS)) {
    const all: Query = firestore.collection(name)
    const pages = pagesOf(all, { size: BIG_PAGE, read: (page) => transaction.get(page) })
    for await (const docs of pages)
      for (const document of docs) {
        const texts: Record<string, string> = document.get(field) ?? {}
        for (const [orderId, kept] of Object.entries(texts)) {
          const place: Place = [name, document.id, field, orderId]
          const row = rows.get(rowKey(place))
          if (row?.follows === kept) rows.delete(rowKey(place))
          else rows.set(rowKey(place), { place, orderId, follows: row?.follows ?? '', kept })
        }
      }
  }
}

/** The stored sums over orders (docs/decisions/0065, 0159), for the program that checks them. */
export const storedSumsRepository = (connect: Connect) => ({
  /** From one snapshot, while the shop keeps selling. Reads every order and every sum. */
  check: async (): Promise<{
    orders: number
    wrong: WrongSum[]
    wrongRows: WrongRow[]
    wrongFields: WrongField[]
  }> => {
    const database = await connect()
    const { firestore } = database
    return firestore.runTransaction(
      async (transaction) => {
        const { tally, orders, rows, wrongFields } = await countOrders(database, transaction)
        await compareRows(database, transaction, rows)
        const counted = new Map(tally.entries().map(([place, sum]) => [place.join('\n'), sum]))
        for (const [name, fields] of Object.entries(SUMS)) {
          const all: Query = firestore.collection(name)
          const pages = pagesOf(all, { size: PAGE, read: (page) => transaction.get(page) })
          for await (const docs of pages)
            for (const document of docs)
              for (const field of fields)
                subtractStored(tally, [name, document.id, field], document.get(field))
        }
        // The remainder is the orders' sum less the stored one.
        const wrong = tally.entries().map(([place, missing]): WrongSum => {
          const sum = counted.get(place.join('\n')) ?? 0
          return { place, kept: sum - missing, counted: sum }
        })
        return { orders, wrong, wrongRows: [...rows.values()], wrongFields }
      },
      { readOnly: true },
    )
  },

  /** Adds the difference, so that concurrent changes stay counted. */
  mend: async (wrong: readonly WrongSum[], wrongRows: readonly WrongRow[] = []): Promise<void> => {
    const database = await connect()
    const { firestore, increment } = database
    for (const row of wrongRows) await mendRow(database, row)
    const missing = new OrderTally()
    for (const { place, kept, counted } of wrong) missing.count(place, counted - kept)
    const documents = missing.documents(increment)
    for (let done = 0; done < documents.length; done += BATCH) {
      const batch = firestore.batch()
      for (const { collection, id, data } of documents.slice(done, done + BATCH))
        batch.set(
          firestore.collection(collection).doc(id),
          { ...data, schemaVersion: 1 },
          { merge: true },
        )
      await batch.commit()
    }
  },
})

/** Writes the order's current row; removes it if the order is deleted. */
const mendRow = ({ firestore, orders, noField }: Database, { orderId, place }: WrongRow) =>
  inTransaction(firestore, async (work) => {
    const order = await work.read(orders.doc(orderId))
    const follows = new Map<string, [Place, string]>(
      (order?.rowShards === undefined ? [] : rowsOf(orderId, order)).map((row) => [
        rowKey(row[0]),
        row,
      ]),
    )
    const value = follows.get(rowKey(place))?.[1] ?? noField
    for (const { collection, id, data } of documentsOf<unknown>([[place, value]]))
      work.merge(firestore.collection(collection).doc(id), { ...data, schemaVersion: 1 })
  })

export const wrongRowText = ({ place, kept, follows }: WrongRow): string =>
  `${place.join(' / ')}: ${kept || 'nothing'} is kept, ${follows || 'nothing'} follows from the order`

export const wrongSumText = ({ place, kept, counted }: WrongSum): string =>
  `${place.join(' / ')}: ${kept} is kept, the orders come to ${counted}`
