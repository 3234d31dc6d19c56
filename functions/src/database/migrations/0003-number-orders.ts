import { drawOrderNumber } from '#domain/orders/draw-order-number.ts'
import type { Migration } from './migration.ts'

/** For orders older than order numbers. */
export const numberOrders: Migration = {
  name: '0003-number-orders',
  what: 'orders get a short number that nobody else has',
  collection: 'orders',
  version: 3,
  up: ({ document, firestore, work }) => {
    const known: unknown = document.get('number')
    const number = typeof known === 'string' ? known : drawOrderNumber()
    const taken = firestore.collection('orderNumbers').doc(number)
    // If a drawn number is taken, the page fails and draws anew.
    if (number !== known) work.create(taken, { orderId: document.id, schemaVersion: 1 })
    return { number }
  },
  verify: ({ number }) => typeof number === 'string',
}
