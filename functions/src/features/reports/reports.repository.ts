import { dayOf } from '@bartan/contract/shared/shop-day'
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Connect } from '#database/connect.ts'
import { onlyFields } from '#database/only-fields.ts'
import { pagesOf } from '#database/pages-of.ts'
import type { OrderRowsDocument } from '#database/tally-documents.ts'
import { readRow, type OrderRow } from '#domain/orders/order-rows.ts'
import type { Sales } from '#domain/orders/sale-of.ts'

/** After every shard of a month. */
const END = '~'

const PAGE = 100

type Days = { from: string; to: string }

async function* documentsIn<T extends object>(
  query: Query<T>,
): AsyncGenerator<QueryDocumentSnapshot<T>> {
  for await (const docs of pagesOf(query, { size: PAGE })) yield* docs
}

/** Collections named by month and shard. */
const ofMonths = <T extends object>(all: Query<T>, { from, to }: Days): Query<T> =>
  all.where('__name__', '>=', from.slice(0, 7)).where('__name__', '<=', `${to.slice(0, 7)}${END}`)

/** Data of the reports, written in the orders' transactions (docs/decisions/0159). */
export const reportsRepository = (connect: Connect) => ({
  /** By day. Reads a document per shard and month. */
  sales: async (days: Days): Promise<{ day: string; sales: Partial<Sales> }[]> => {
    const { salesMonths } = await connect()
    const all = onlyFields(ofMonths(salesMonths, days), 'days')
    const found: { day: string; sales: Partial<Sales> }[] = []
    for await (const document of documentsIn(all)) {
      const month = document.id.slice(0, 7)
      for (const [number, sales] of Object.entries(document.get('days') ?? {})) {
        const day = `${month}-${number}`
        if (day >= days.from && day <= days.to) found.push({ day, sales: sales as Partial<Sales> })
      }
    }
    return found
  },

  /** All orders of these days. Reads a document per shard and month. */
  eachOrder: async (days: Days, take: (row: OrderRow) => void): Promise<void> => {
    const { orderRows } = await connect()
    const all: Query<OrderRowsDocument> = ofMonths(orderRows, days)
    for await (const document of documentsIn(all))
      for (const text of Object.values(document.data().rows ?? {})) {
        const row = readRow(text)
        const day = dayOf(new Date(row.at))
        if (day >= days.from && day <= days.to) take(row)
      }
  },

  /** Phones with orders in earlier months. Reads a document per shard of those months. */
  phonesBefore: async (month: string): Promise<Set<string>> => {
    const { salesMonths } = await connect()
    const all = onlyFields(salesMonths.where('__name__', '<', month), 'phones')
    // Bounded by the customers that the shop has had.
    const phones = new Set<string>()
    for await (const document of documentsIn(all)) {
      const ofOrders: Record<string, string> = document.get('phones') ?? {}
      for (const phone of Object.values(ofOrders)) phones.add(phone)
    }
    return phones
  },
})
