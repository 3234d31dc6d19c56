import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { mine } from '#lib/api/query-client.ts'
import { shopperId } from '#lib/session/session.ts'
import { keepCart, keptCart } from '../kept-cart.ts'
import type { CartOwner } from '@bartan/contract/cart/schema'
import type { Session } from '#lib/session/session.ts'

/** Stock and prices change, and another tab may have changed the cart. */
const FRESH_MS = 5_000

export const ownerOf = ({ user, guestId }: Session): CartOwner =>
  user ? { userId: user._id } : { guestId }

export const cartQuery = (session: Session) =>
  queryOptions({
    queryKey: mine(shopperId(session), 'cart'),
    queryFn: async ({ signal }) =>
      keepCart(await call('GET /api/cart', { query: ownerOf(session) }, { signal })),
    // Without an identity yet (lib/session.ts), there is no cart to ask for.
    enabled: shopperId(session) !== '',
    initialData: () => keptCart(session),
    initialDataUpdatedAt: 0,
    staleTime: FRESH_MS,
  })
