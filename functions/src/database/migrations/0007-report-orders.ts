import { sumPaise } from '@bartan/contract/shared/money'
import { plainNumber } from '@bartan/contract/tax/document-number'
import { ROW_SHARDS, rowsOf } from '#domain/orders/order-rows.ts'
import { documentsOf, OrderTally } from '#domain/orders/order-tally.ts'
import type { Place } from '#domain/orders/sales-sums.ts'
import type { OrderDocument } from '../order-documents.ts'
import type { OrderTaxDocument, TaxDocumentDocument } from '../tax-document.ts'
import type { Migration } from './migration.ts'

type Reading = Pick<Parameters<Migration['up']>[0], 'firestore' | 'work'>

/** The tax of each document, which earlier versions stored only in the documents. */
const withTax = async (
  { firestore, work }: Reading,
  entries: readonly OrderTaxDocument[],
): Promise<OrderTaxDocument[]> => {
  const documents = firestore.collection('taxDocuments')
  const found = await work.readAll(entries.map(({ number }) => documents.doc(plainNumber(number))))
  return entries.map((entry, place) => {
    const document = found[place]?.data() as TaxDocumentDocument | undefined
    if (!document) return entry
    const { cgst, sgst, igst } = document.totals
    return { ...entry, tax: sumPaise([cgst, sgst, igst]) }
  })
}

/** For orders from before the sales reports. */
export const reportOrders: Migration = {
  name: '0007-report-orders',
  what: 'orders count in the reports of sales, products, places and customers',
  collection: 'orders',
  version: 6,
  up: async ({ document, firestore, increment, work }) => {
    const order = document.data() as OrderDocument
    if (order.rowShards !== undefined) return {}
    const taxDocuments =
      order.taxDocuments && (await withTax({ firestore, work }, order.taxDocuments))
    const change = { ...(taxDocuments && { taxDocuments }), rowShards: ROW_SHARDS }
    const counted: OrderDocument = { ...order, ...change }
    // The other sums include it already.
    const { isTallied: _isTallied, ...untallied } = counted
    const sums = new OrderTally().add(untallied).entries()
    const values = [
      ...sums.map(([place, by]): [Place, unknown] => [place, increment(by)]),
      ...rowsOf(document.id, counted),
    ]
    for (const { collection, id, data } of documentsOf<unknown>(values))
      work.merge(firestore.collection(collection).doc(id), { ...data, schemaVersion: 1 })
    return change
  },
  verify: ({ rowShards }) => typeof rowShards === 'number',
}
