import { reason } from '@bartan/contract/reasons/reasons'
import { WISHLIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError } from '#domain/app-error.ts'

type Ports = {
  wishlists: {
    productIds(userId: string): Promise<string[]>
    /** One transaction; a plan that returns its input changes nothing. */
    change(
      userId: string,
      plan: (productIds: string[]) => string[] | Promise<string[]>,
    ): Promise<string[]>
  }
  /** The list of these products as it is sent, in this order, without deleted ones. */
  listText: (ids: string[]) => Promise<string>
  /** Those of the products that exist. */
  existing: (ids: string[]) => Promise<{ has(id: string): boolean }>
}

const full = () => new AppError('conflict', reason('wishlist_full', { max: WISHLIST_LIMIT }))

export const wishlistService = ({ wishlists, listText, existing }: Ports) => ({
  show: async (userId: string): Promise<string> => listText(await wishlists.productIds(userId)),

  add: async (userId: string, productId: string) => {
    if (!(await existing([productId])).has(productId))
      throw new AppError('not_found', reason('product_not_found'))
    const productIds = await wishlists.change(userId, async (before) => {
      if (before.includes(productId)) return before
      const after = [productId, ...before]
      if (after.length <= WISHLIST_LIMIT) return after
      // Deleted products don't count towards the limit: nobody could take them off the list.
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

  /**
   * A guest's likes are newer than the account's, so they come first; beyond the limit, the account's list stays as
   * it is.
   */
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
