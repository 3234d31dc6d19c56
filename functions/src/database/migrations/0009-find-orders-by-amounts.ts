import { amountWordsOf, searchWordsOf } from '#domain/orders/search-words.ts'
import type { OrderDocument } from '../order-documents.ts'
import type { Migration } from './migration.ts'

/** For orders with an offer or a refund, from before lists had these filters. */
export const findOrdersByAmounts: Migration = {
  name: '0009-find-orders-by-amounts',
  what: 'orders are found by their offers, and by whether something was refunded',
  collection: 'orders',
  version: 6,
  up: ({ document }) => ({ search: searchWordsOf(document.data() as OrderDocument) }),
  verify: (order) => {
    const { search = [], ...rest } = order as OrderDocument
    return amountWordsOf(rest).every((word) => search.includes(word))
  },
}
