import { TEXTS } from '@bartan/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { mine } from '../../../lib/query-client.ts'
import { shopperId, useSession } from '../../../lib/session.ts'
import { keyOf } from '../cart-change.ts'
import { keepCart } from '../kept-cart.ts'
import { cartQuery, ownerOf } from './cart-query.ts'
import type { Cart, CartOwner } from '@bartan/contract/cart'
import type { Session } from '../../../lib/session.ts'
import type { CartChange } from '../cart-change.ts'

/** Spec §8. */
export const CHANGE_FAILED: Record<CartChange['kind'], string> = {
  add: TEXTS.cartAddFailed,
  quantity: TEXTS.cartUpdateFailed,
  remove: TEXTS.cartRemoveFailed,
}

const send = (owner: CartOwner, change: CartChange): Promise<Cart> => {
  switch (change.kind) {
    case 'add': {
      const { quantity } = change.line
      return call('POST /api/cart', { body: { ...owner, ...keyOf(change.line), quantity } })
    }
    case 'quantity': {
      const { key, quantity } = change
      return call('PUT /api/cart', { body: { ...owner, ...key, quantity } })
    }
    case 'remove':
      return call('DELETE /api/cart', { body: { ...owner, ...change.key } })
  }
}

export const cartChangeKey = (session: Session) => mine(shopperId(session), 'cart-change')

/**
 * Changes the cart, one change after the other, so that + + − arrive as they were pressed. The cache keeps what the
 * server said; `useCart` shows it with the changes that are still on their way, so a failed one takes itself back.
 */
export const useChangeCart = () => {
  const client = useQueryClient()
  const session = useSession()
  const query = cartQuery(session)
  return useMutation({
    mutationKey: cartChangeKey(session),
    scope: { id: 'cart' },
    mutationFn: (change: CartChange) => send(ownerOf(session), change),
    // A cart read before the change must not arrive after it.
    onMutate: () => client.cancelQueries(query),
    onSuccess: (cart) => {
      client.setQueryData(query.queryKey, keepCart(cart))
    },
    // Not awaited: what failed is taken back at once.
    onError: () => {
      void client.invalidateQueries(query)
    },
  })
}
