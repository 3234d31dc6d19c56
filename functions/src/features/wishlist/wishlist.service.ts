import { TEXTS } from '@bartan/contract/texts'
import { WISHLIST_LIMIT } from '@bartan/contract/wishlist'
import { AppError } from '../../app-error.ts'

type Ports = {
  wishlists: {
    productIds(userId: string): Promise<string[]>
    /** One transaction; a plan that gives back what it was given changes nothing. */
    change(
      userId: string,
      plan: (productIds: string[]) => string[] | Promise<string[]>,
    ): Promise<string[]>
  }
  /** The list of these products as it goes out, in this order; without those that are deleted. */
  listText: (ids: string[]) => Promise<string>
  /** Those of the products that are there. */
  existing: (ids: string[]) => Promise<{ has(id: string): boolean }>
}

const full = () =>
  new AppError('conflict', `Your wishlist is full: it holds ${WISHLIST_LIMIT} products`)

export const wishlistService = ({ wishlists, listText, existing }: Ports) => ({
  show: async (userId: string): Promise<string> => listText(await wishlists.productIds(userId)),

  add: async (userId: string, productId: string) => {
    if (!(await existing([productId])).has(productId))
      throw new AppError('not_found', TEXTS.productNotFound)
    const productIds = await wishlists.change(userId, async (before) => {
      if (before.includes(productId)) return before
      const after = [productId, ...before]
      if (after.length <= WISHLIST_LIMIT) return after
      // Deleted products take up no room: nobody could take them off the list.
      const there = await existing(after)
      const kept = after.filter((id) => there.has(id))
      if (kept.length > WISHLIST_LIMIT) throw full()
      return kept
    })
    return { productIds }
  },

  remove: async (userId: string, productId: string) => ({
    productIds: await wishlists.change(userId, (before) =>
      before.includes(productId) ? before.filter((id) => id !== productId) : before,
    ),
  }),

  /** What a guest liked is newer than what the account has; where both are too many, the account's stays. */
  merge: async (userId: string, guests: string[]) => {
    const there = await existing(guests)
    const liked = [...new Set(guests)].filter((id) => there.has(id))
    const productIds = await wishlists.change(userId, (before) => {
      const coming = liked.filter((id) => !before.includes(id))
      const room = Math.max(0, WISHLIST_LIMIT - before.length)
      return coming.length === 0 ? before : [...coming.slice(0, room), ...before]
    })
    return { productIds }
  },
})

export type WishlistService = ReturnType<typeof wishlistService>
