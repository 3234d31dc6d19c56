import { call } from '#lib/api/api-client.ts'
import { idToken } from '#lib/session/id-token.ts'
import { session } from '#lib/session/session.ts'
import { guestWishes, keepWishlist } from '#lib/session/wishlist.ts'

/**
 * Adds a guest's wishlist to the account's, and returns the result. With nothing to add, this is also the cheapest
 * way to ask: ids, no products.
 */
export const syncWishlist = async (userId: string): Promise<void> => {
  // A session that has ended meanwhile has no wishlist to ask for.
  if (!(await idToken())) return
  const { productIds } = await call('POST /api/wishlist/merge', {
    body: { productIds: [...guestWishes()] },
  })
  if (session.read().user?._id === userId) keepWishlist(productIds)
}
