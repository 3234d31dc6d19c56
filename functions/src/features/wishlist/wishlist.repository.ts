import type { Wishlist } from '@bartan/contract/wishlist/endpoints'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { WishlistDocument } from '#database/documents.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'

const wishlistOf = ({ productIds = [], choices }: Partial<WishlistDocument> = {}): Wishlist => ({
  productIds,
  ...(choices && { choices }),
})

const wishlistUnit = ({ wishlists, serverTime }: Database, work: UnitOfWork) => ({
  read: async (userId: string): Promise<Wishlist> =>
    wishlistOf(await work.read(wishlists.doc(userId))),

  write: (userId: string, wishlist: Wishlist): void => {
    const document = wishlists.doc(userId)
    if (wishlist.productIds.length === 0) work.delete(document)
    else work.set(document, { ...wishlist, updatedAt: serverTime })
  },
})

/** Wishlists, each a document named after its customer; an empty one is deleted. */
export const wishlistRepository = (connect: Connect) => ({
  transact: transactions(connect, wishlistUnit),

  read: async (userId: string): Promise<Wishlist> => {
    const { wishlists } = await connect()
    return wishlistOf((await wishlists.doc(userId).get()).data())
  },
})
