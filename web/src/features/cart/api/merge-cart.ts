import { call } from '#lib/api/api-client.ts'
import { session } from '#lib/session/session.ts'
import { keepCart } from '../kept-cart.ts'
import { cartQuery } from './cart-query.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@bartan/contract/users/schema'

/** Merges a guest's cart into that of the customer who logged in. Safe to repeat (contract §4). */
export const mergeCart = async (client: QueryClient, guestId: string, user: User) => {
  const cart = await call('POST /api/cart/merge', { body: { guestId, userId: user._id } })
  const query = cartQuery(session.read())
  // The customer's cart may have been requested before the merge and must not arrive after it.
  await client.cancelQueries(query)
  client.setQueryData(query.queryKey, keepCart(cart))
}
