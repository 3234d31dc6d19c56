import type { Database } from '#database/collections.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'

/**
 * Leaves a note, in the transaction that puts a sold-out product back on the shelf, that its back-in-stock requests
 * must be answered (features/back-in-stock). It is one small write however many requests there are: an edit of a hundred
 * rows has no room to read and answer them all.
 */
export const noteRestock = (
  { restocks, serverTime }: Pick<Database, 'restocks' | 'serverTime'>,
  work: UnitOfWork,
  productId: string,
  { before, after }: { before: number; after: number },
): void => {
  if (before <= 0 && after > 0) work.set(restocks.doc(productId), { at: serverTime })
}
