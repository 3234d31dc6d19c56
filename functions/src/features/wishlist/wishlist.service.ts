import type { ProductId } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import { WISHLIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError } from '#domain/app-error.ts'
import { lockOf, type Transact } from '#domain/transact.ts'
import type { WishlistUnit } from './wishlist.repository.ts'

type Ports = {
  productIds: (userId: string) => Promise<ProductId[]>
  transact: Transact<WishlistUnit>
  /** These products as a JSON list, in this order, without deleted ones. */
  listText: (ids: string[]) => Promise<string>
  /** The existing ones of these products. */
  existing: (ids: string[]) => Promise<{ has(id: string): boolean }>
}

const full = () => new AppError('conflict', reason('wishlist_full', { max: WISHLIST_LIMIT }))

export const wishlistService = ({ productIds, transact, listText, existing }: Ports) => ({
  show: async (userId: string): Promise<string> => listText(await productIds(userId)),

  add: async (userId: string, productId: ProductId) => {
    if (!(await existing([productId])).has(productId))
      throw new AppError('not_found', reason('product_not_found'))
    return transact([lockOf.wishlist(userId)], async (unit, keep) => {
      const before = await unit.productIds(userId)
      if (before.includes(productId)) return keep.reply({ productIds: before })
      const after = [productId, ...before]
      // Deleted products don't count towards the limit: they can't be removed from the list.
      const there = after.length > WISHLIST_LIMIT && (await existing(after))
      const listed = there ? after.filter((id) => there.has(id)) : after
      if (listed.length > WISHLIST_LIMIT) throw full()
      unit.write(userId, listed)
      return keep.reply({ productIds: listed })
    })
  },

  remove: (userId: string, productId: ProductId) =>
    transact([lockOf.wishlist(userId)], async (unit, keep) => {
      const before = await unit.productIds(userId)
      const after = before.filter((id) => id !== productId)
      if (after.length < before.length) unit.write(userId, after)
      return keep.reply({ productIds: after })
    }),

  /** A guest's likes are newer, so they come first; beyond the limit, the account's list stays unchanged. */
  merge: async (userId: string, guests: ProductId[]) => {
    const there = await existing(guests)
    const liked = [...new Set(guests)].filter((id) => there.has(id))
    return transact([lockOf.wishlist(userId)], async (unit, keep) => {
      const before = await unit.productIds(userId)
      const coming = liked.filter((id) => !before.includes(id))
      if (coming.length === 0) return keep.reply({ productIds: before })
      const after = [...coming.slice(0, Math.max(0, WISHLIST_LIMIT - before.length)), ...before]
      unit.write(userId, after)
      return keep.reply({ productIds: after })
    })
  },
})

export type WishlistService = ReturnType<typeof wishlistService>
