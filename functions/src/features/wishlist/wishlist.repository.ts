import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { KeyedQueue } from '#platform/concurrency/keyed-queue.ts'

/** Wishlists, each a document named after its customer; an empty one is deleted. */
export const wishlistRepository = (connect: Connect) => {
  const queue = new KeyedQueue()
  return {
    productIds: async (userId: string): Promise<string[]> => {
      const { wishlists } = await connect()
      return (await wishlists.doc(userId).get()).data()?.productIds ?? []
    },

    change: async (
      userId: string,
      plan: (productIds: string[]) => string[] | Promise<string[]>,
    ): Promise<string[]> => {
      const { firestore, wishlists, serverTime } = await connect()
      const wishlist = wishlists.doc(userId)
      return queue.run([userId], () =>
        inTransaction(firestore, async (transaction) => {
          const before = (await transaction.get(wishlist)).data()?.productIds ?? []
          const productIds = await plan(before)
          if (productIds === before) return before
          if (productIds.length === 0) transaction.delete(wishlist)
          else transaction.set(wishlist, { productIds, updatedAt: serverTime })
          return productIds
        }),
      )
    },
  }
}
