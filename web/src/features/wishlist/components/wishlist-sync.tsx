import { useEffect } from 'react'
import { useUser } from '#lib/session/session.ts'

/** Loads a customer's wishlist after each login and visit. */
export const WishlistSync = () => {
  const userId = useUser()?._id
  useEffect(() => {
    if (!userId) return
    // Until this succeeds, the hearts are those stored on this device.
    import('../wishlist-calls.ts')
      .then(({ syncWishlist }) => syncWishlist(userId))
      .catch(() => undefined)
  }, [userId])
  return null
}
