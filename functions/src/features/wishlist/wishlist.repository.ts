import type { ProductId } from '@bartan/contract/products/product-id'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'

const wishlistUnit = ({ wishlists, serverTime }: Database, work: UnitOfWork) => ({
  productIds: async (userId: string): Promise<ProductId[]> =>
    (await work.read(wishlists.doc(userId)))?.productIds ?? [],

  write: (userId: string, productIds: ProductId[]): void => {
    const wishlist = wishlists.doc(userId)
    if (productIds.length === 0) work.delete(wishlist)
    else work.set(wishlist, { productIds, updatedAt: serverTime })
  },
})

export type WishlistUnit = ReturnType<typeof wishlistUnit>

/** Wishlists, each a document named after its customer; an empty one is deleted. */
export const wishlistRepository = (connect: Connect) => ({
  transact: transactions(connect, wishlistUnit),

  productIds: async (userId: string): Promise<ProductId[]> => {
    const { wishlists } = await connect()
    return (await wishlists.doc(userId).get()).data()?.productIds ?? []
  },
})
