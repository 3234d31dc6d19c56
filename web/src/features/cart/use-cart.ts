import type { Cart } from '@bartan/contract/cart/schema'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/session/session.ts'
import { cartQuery } from './api/cart.ts'
import { cartChangeKey } from './api/change-cart.ts'
import { applyChange, type CartChange } from './cart-change.ts'

/** The cart with pending changes applied. */
export const useCart = () => {
  const session = useSession()
  const load = useQuery(cartQuery(session))
  const changes = useMutationState({
    filters: { mutationKey: cartChangeKey(session), status: 'pending' },
    select: ({ state }) => state.variables as CartChange,
  })
  const cart: Cart | undefined = load.data && changes.reduce(applyChange, load.data)
  const { error, isFetching, refetch } = load
  return { data: cart, error, isFetching, refetch }
}
