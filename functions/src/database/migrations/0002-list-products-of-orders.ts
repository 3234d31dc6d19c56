import type { DocumentData } from 'firebase-admin/firestore'
import type { Migration } from './migration.ts'

const productsIn = ({ lines }: DocumentData): string[] => [
  ...new Set((lines as { productId: string }[]).map(({ productId }) => productId)),
]

/** For orders older than reviews: without this field, their buyers can't review the delivered products. */
export const listProductsOfOrders: Migration = {
  name: '0002-list-products-of-orders',
  what: 'orders list their products where a query finds them, so that early customers can write reviews',
  collection: 'orders',
  version: 2,
  up: ({ document }) => ({ productIds: productsIn(document.data()) }),
  verify: (order) => {
    const known: unknown = order['productIds']
    return Array.isArray(known) && productsIn(order).every((id) => known.includes(id))
  },
}
