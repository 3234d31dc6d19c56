import type { ProductId } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import { WISHLIST_LIMIT } from '@bartan/contract/shared/list-limits'
import {
  type Wishlist,
  addToWishlist,
  getWishlist,
  mergeWishlist,
  removeFromWishlist,
} from '@bartan/contract/wishlist/endpoints'
import { AppError } from '#domain/app-error.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import { ReadyReply } from '#http/reply/send-reply.ts'
import type { ShopContext } from '../../shop-context.ts'
import { wishlistRepository } from './wishlist.repository.ts'

type Choices = NonNullable<Wishlist['choices']>

/** Of the catalog. */
type Others = {
  /** These products as a JSON list, in this order and with these choices, without deleted ones. */
  listText: (ids: readonly string[], choices: Wishlist['choices']) => Promise<string>
  /** The existing ones of these products. */
  existing: (ids: string[]) => Promise<{ has(id: string): boolean }>
}

const full = () => new AppError('conflict', reason('wishlist_full', { max: WISHLIST_LIMIT }))

/** With the choices of what is listed alone. */
const wishlistOf = (productIds: ProductId[], choices: Choices): Wishlist => {
  const listed = productIds.flatMap((id) => {
    const { size, color } = choices[id] ?? {}
    return size || color ? [[id, { ...(size && { size }), ...(color && { color }) }] as const] : []
  })
  return listed.length > 0 ? { productIds, choices: Object.fromEntries(listed) } : { productIds }
}

export const wishlistRoutes = ({ connect }: ShopContext, { listText, existing }: Others) => {
  const { read, transact } = wishlistRepository(connect)

  /** Deleted products don't count towards the limit: they can't be removed from the list. */
  const withinLimit = async (ids: ProductId[], coming: number): Promise<ProductId[]> => {
    if (ids.length + coming <= WISHLIST_LIMIT) return ids
    const there = await existing(ids)
    return ids.filter((id) => there.has(id))
  }

  return [
    handle(getWishlist, async ({ caller }) => {
      const { productIds, choices } = await read(caller._id)
      return new ReadyReply(await listText(productIds, choices), '')
    }),
    handle(
      addToWishlist,
      async ({ caller: { _id: userId }, params: { productId }, query: choice }) => {
        if (!(await existing([productId])).has(productId))
          throw new AppError('not_found', reason('product_not_found'))
        return transact([lockOf.wishlist(userId)], async (unit, keep) => {
          const { productIds: before, choices } = await unit.read(userId)
          const isThere = before.includes(productId)
          const isChosen = Boolean(choice.size || choice.color)
          if (isThere && !isChosen) return keep.reply(wishlistOf(before, { ...choices }))
          const listed = await withinLimit(isThere ? before : [productId, ...before], 0)
          if (listed.length > WISHLIST_LIMIT) throw full()
          const wishlist = wishlistOf(listed, { ...choices, [productId]: choice })
          unit.write(userId, wishlist)
          return keep.reply(wishlist)
        })
      },
    ),
    handle(removeFromWishlist, ({ caller: { _id: userId }, params: { productId } }) =>
      transact([lockOf.wishlist(userId)], async (unit, keep) => {
        const { productIds: before, choices } = await unit.read(userId)
        const after = wishlistOf(
          before.filter((id) => id !== productId),
          { ...choices },
        )
        if (after.productIds.length < before.length) unit.write(userId, after)
        return keep.reply(after)
      }),
    ),
    /** A guest's likes are newer, so they come first; beyond the limit, the account's list stays unchanged. */
    handle(mergeWishlist, async ({ caller: { _id: userId }, body: guests }) => {
      const there = await existing(guests.productIds)
      const liked = [...new Set(guests.productIds)].filter((id) => there.has(id))
      return transact([lockOf.wishlist(userId)], async (unit, keep) => {
        const { productIds: before, choices } = await unit.read(userId)
        const coming = liked.filter((id) => !before.includes(id))
        if (coming.length === 0) return keep.reply(wishlistOf(before, { ...choices }))
        const listed = await withinLimit(before, coming.length)
        const after = [...coming.slice(0, Math.max(0, WISHLIST_LIMIT - listed.length)), ...listed]
        const wishlist = wishlistOf(after, { ...guests.choices, ...choices })
        unit.write(userId, wishlist)
        return keep.reply(wishlist)
      })
    }),
  ]
}
