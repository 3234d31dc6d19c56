import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { mine } from '#lib/api/query-client.ts'
import { guestWishes, keepWishlist } from '#lib/session/wishlist.ts'
import { syncWishlist } from '../sync-wishlist.ts'
import type { Product } from '@bartan/contract/products/schema'

/** A customer's wishlist, as the server keeps it. */
export const customerWishlistQuery = (userId: string) =>
  queryOptions({
    queryKey: mine(userId, 'wishlist'),
    queryFn: async ({ signal }) => {
      if (guestWishes().length > 0) await syncWishlist(userId)
      const products = await call('GET /api/wishlist', {}, { signal })
      keepWishlist(products.map(({ _id }) => _id))
      return products
    },
    // It may have grown on the previous page.
    staleTime: 0,
  })

/** A product that the shop no longer has is left out. */
const find = async (id: string, signal: AbortSignal): Promise<Product[]> => {
  try {
    return [await call('GET /api/products/:id', { params: { id } }, { signal })]
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

/** A guest's wishlist is a list of ids; the products come from the CDN. */
export const guestWishlistQuery = (productIds: readonly string[]) =>
  queryOptions({
    queryKey: ['wishlist', productIds],
    queryFn: async ({ signal }) =>
      (await Promise.all(productIds.map((id) => find(id, signal)))).flat(),
    placeholderData: keepPreviousData,
  })
