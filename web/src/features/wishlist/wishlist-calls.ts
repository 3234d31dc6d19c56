import type { ProductId } from '@bartan/contract/products/product-id'
import type { Product } from '@bartan/contract/products/schema'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { ownKey } from '#lib/api/query-client.ts'
import { idToken } from '#lib/session/id-token.ts'
import { session } from '#lib/session/session.ts'
import { guestWishlist, storeWishlist } from '#lib/session/wishlist.ts'

/**
 * Adds a guest's wishlist to the account's, and returns the result. Without additions it is the cheapest way to read
 * it: ids without products.
 */
export const syncWishlist = async (userId: string): Promise<void> => {
  // The session may have ended meanwhile.
  if (!(await idToken())) return
  const { productIds } = await call('POST /api/wishlist/merge', {
    body: { productIds: [...guestWishlist()] },
  })
  if (session.read().user?._id === userId) storeWishlist(productIds)
}

/** A customer's wishlist on the server. */
export const customerWishlistQuery = (userId: string) =>
  queryOptions({
    queryKey: ownKey(userId, 'wishlist'),
    queryFn: async ({ signal }) => {
      if (guestWishlist().length > 0) await syncWishlist(userId)
      const products = await call('GET /api/wishlist', {}, { signal })
      storeWishlist(products.map(({ _id }) => _id))
      return products
    },
    // Never fresh, because it may have grown on the previous page.
    staleTime: 0,
  })

/** Leaves out products that no longer exist. */
const find = async (id: string, signal: AbortSignal): Promise<Product[]> => {
  try {
    return [await call('GET /api/products/:id', { params: { id } }, { signal })]
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

/** A guest's wishlist: stored ids, with products from the CDN. */
export const guestWishlistQuery = (productIds: readonly ProductId[]) =>
  queryOptions({
    queryKey: ['wishlist', productIds],
    queryFn: async ({ signal }) =>
      (await Promise.all(productIds.map((id) => find(id, signal)))).flat(),
    placeholderData: keepPreviousData,
  })
