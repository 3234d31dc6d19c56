import { useEffect } from 'react'
import { useUser } from '#lib/session/session.ts'

/** Fills in a customer's hearts after each login and at each visit. */
export const WishlistSync = () => {
  const userId = useUser()?._id
  useEffect(() => {
    if (!userId) return
    // Until this succeeds, if need be at the next visit, the hearts are as this device remembers them.
    import('../wishlist-calls.ts')
      .then(({ syncWishlist }) => syncWishlist(userId))
      .catch(() => undefined)
  }, [userId])
  return null
}
