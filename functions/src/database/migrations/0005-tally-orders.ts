import { OrderTally } from '#domain/orders/order-tally.ts'
import type { Migration } from './migration.ts'

type Order = Parameters<OrderTally['add']>[0]

/** For orders from before the reports of cash by day and courier, and of refused parcels by month. */
export const tallyOrders: Migration = {
  name: '0005-tally-orders',
  what: 'orders count in the sums by day and courier, and by month',
  collection: 'orders',
  version: 5,
  up: ({ document, firestore, increment, work }) => {
    const order = document.data()
    if (order['isTallied'] === true) return {}
    for (const { collection, id, data } of new OrderTally()
      .add({ ...(order as Order), isTallied: true })
      .documents(increment))
      work.merge(firestore.collection(collection).doc(id), { ...data, schemaVersion: 1 })
    return { isTallied: true }
  },
  verify: ({ isTallied }) => isTallied === true,
}
