import { useEffect } from 'react'
import { useUser } from '../../../lib/session.ts'

/** Fills the hearts of a customer after each login and at each visit. */
export const WishlistWatch = () => {
  const userId = useUser()?._id
  useEffect(() => {
    if (!userId) return
    // Until it succeeds, at the next visit if not now, the hearts are as this device knows them.
    import('../sync-wishlist.ts')
      .then(({ syncWishlist }) => syncWishlist(userId))
      .catch(() => undefined)
  }, [userId])
  return null
}
