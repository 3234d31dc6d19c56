import type { Migration } from './migration.ts'

/**
 * Requests for sold-out products: the collection was renamed in November 2026. Older requests stayed in the old
 * collection, where they are never answered, erased with the account, or expired.
 */
export const moveRestockRequests: Migration = {
  name: '0001-move-restock-requests',
  what: 'requests for sold-out products move from restockRequests to backInStockRequests',
  collection: 'restockRequests',
  version: 2,
  up: async ({ document, firestore, work }) => {
    const moved = firestore.collection('backInStockRequests').doc(document.id)
    // A newer request for the same stays.
    if ((await work.read(moved)) === undefined)
      work.set(moved, { ...document.data(), schemaVersion: 1 })
    work.delete(document.ref)
    return undefined
  },
  // Every old document is moved.
  verify: () => false,
}
