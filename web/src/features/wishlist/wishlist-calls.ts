import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import { chosenMatch } from '@bartan/contract/products/price/match-of'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { Product } from '@bartan/contract/products/schema'
import type { Wishlist } from '@bartan/contract/wishlist/endpoints'
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
  const { productIds, choices } = guestWishlist()
  const joined = await call('POST /api/wishlist/merge', { body: { productIds, choices } })
  if (session.read().user?._id === userId) storeWishlist(joined)
}

const choicesIn = (products: readonly ListedProduct[]): Wishlist['choices'] =>
  Object.fromEntries(
    products.flatMap(({ _id, match }) =>
      match ? [[_id, { size: match.size, color: match.color }]] : [],
    ),
  )

/** A customer's wishlist on the server. */
export const customerWishlistQuery = (userId: string) =>
  queryOptions({
    queryKey: ownKey(userId, 'wishlist'),
    queryFn: async ({ signal }) => {
      if (guestWishlist().productIds.length > 0) await syncWishlist(userId)
      const products = await call('GET /api/wishlist', {}, { signal })
      storeWishlist({ productIds: products.map(({ _id }) => _id), choices: choicesIn(products) })
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

/** A guest's wishlist: stored ids and choices, with products from the CDN. */
export const guestWishlistQuery = ({ productIds, choices }: Wishlist) =>
  queryOptions({
    queryKey: ['wishlist', productIds, choices],
    queryFn: async ({ signal }): Promise<ListedProduct[]> => {
      const found = await Promise.all(productIds.map((id: ProductId) => find(id, signal)))
      return found
        .flat()
        .map((product) => ({ ...product, match: chosenMatch(product, choices?.[product._id]) }))
    },
    placeholderData: keepPreviousData,
  })
