import type { Cart, CartOwner } from '@bartan/contract/cart/schema'
import type { User } from '@bartan/contract/users/schema'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { ownKey } from '#lib/api/query-client.ts'
import { shopperId, session, type Session } from '#lib/session/session.ts'
import { storeCart, storedCart } from '../stored-cart.ts'

/** Short, because stock and prices change, and another tab may have changed the cart. */
const FRESH_MS = 5_000

export const ownerOf = ({ user, guestId }: Session): CartOwner =>
  user ? { userId: user._id } : { guestId }

export const cartQuery = (shopper: Session) =>
  queryOptions({
    queryKey: ownKey(shopperId(shopper), 'cart'),
    queryFn: async ({ signal }) =>
      storeCart(await call('GET /api/cart', { query: ownerOf(shopper) }, { signal })),
    // Before a guest id exists (lib/session/session.ts), there is no cart to read.
    enabled: shopperId(shopper) !== '',
    initialData: () => storedCart(shopper),
    initialDataUpdatedAt: 0,
    staleTime: FRESH_MS,
  })

/** Merges a guest's cart into the customer's after login. Safe to repeat (contract §4). */
export const mergeCart = async (
  client: QueryClient,
  guestId: string,
  user: User,
): Promise<Cart> => {
  const cart = await call('POST /api/cart/merge', { body: { guestId, userId: user._id } })
  const query = cartQuery(session.read())
  // A request for the customer's cart from before the merge must not overwrite the result.
  await client.cancelQueries(query)
  client.setQueryData(query.queryKey, storeCart(cart))
  return cart
}
