import { paperWordsOf, searchWordsOf } from '#domain/orders/search-words.ts'
import type { OrderDocument } from '../order-documents.ts'
import type { Migration } from './migration.ts'

/** For orders with documents or UPI payments, from before lists had these filters. */
export const findOrdersByDocuments: Migration = {
  name: '0010-find-orders-by-documents',
  what: 'orders are found by the months of their documents, and by whether they were paid by UPI',
  collection: 'orders',
  version: 7,
  up: ({ document }) => ({ search: searchWordsOf(document.data() as OrderDocument) }),
  verify: (order) => {
    const { search = [], ...rest } = order as OrderDocument
    return paperWordsOf(rest).every((word) => search.includes(word))
  },
}
