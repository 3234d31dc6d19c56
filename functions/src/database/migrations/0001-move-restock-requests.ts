import type { Migration } from './migration.ts'

/**
 * Who waits for a sold-out product: the collection was renamed in November 2026, and the addresses of those who had
 * asked
 * before were left in the old one, where nothing finds them: no answer, no erasure of an account, no time to live.
 */
export const moveRestockRequests: Migration = {
  name: '0001-move-restock-requests',
  what: 'requests for sold-out products move from restockRequests to backInStockRequests',
  collection: 'restockRequests',
  version: 2,
  up: async ({ document, firestore, work }) => {
    const moved = firestore.collection('backInStockRequests').doc(document.id)
    // A request made again since is newer and stays.
    if ((await work.read(moved)) === undefined)
      work.set(moved, { ...document.data(), schemaVersion: 1 })
    work.delete(document.ref)
    return undefined
  },
  // All of them are moved.
  verify: () => false,
}
