import { isSameLine } from '@bartan/contract/cart/rules'
import type { Cart, CartOwner } from '@bartan/contract/cart/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { call } from '#lib/api/api-client.ts'
import { ApiError, messageAbout } from '#lib/api/api-error.ts'
import { ownKey } from '#lib/api/query-client.ts'
import { newId } from '#lib/new-id.ts'
import { shopperId, useCallingSession, type Session } from '#lib/session/session.ts'
import { goodsOf, keyOf, type CartChange } from '../cart-change.ts'
import { storeCart } from '../stored-cart.ts'
import { cartQuery, ownerOf } from './cart.ts'

/** Spec §8. */
export const FAILED = {
  add: 'cartAddFailed',
  quantity: 'cartUpdateFailed',
  remove: 'cartRemoveFailed',
} as const satisfies Record<CartChange['kind'], string>

/** The server's own message if the shopper caused the failure: it names the remaining units. */
const reasonOf = (
  language: Language,
  error: Error,
  ...about: Parameters<typeof goodsOf>
): string | undefined =>
  error instanceof ApiError && !error.isTransient
    ? messageAbout(language, error, goodsOf(...about))
    : undefined

/** Sends a change even if the shopper leaves the page. The key makes repeats harmless. */
export const sendChange = (owner: CartOwner, change: CartChange, key: string): Promise<Cart> => {
  const options = { keepalive: true, key }
  switch (change.kind) {
    case 'add': {
      const { quantity } = change.line
      return call(
        'POST /api/cart',
        { body: { ...owner, ...keyOf(change.line), quantity } },
        options,
      )
    }
    case 'quantity': {
      const { quantity } = change
      return call('PUT /api/cart', { body: { ...owner, ...change.key, quantity } }, options)
    }
    case 'remove':
      return call('DELETE /api/cart', { body: { ...owner, ...change.key } }, options)
  }
}

/** Queue of changes for when the shop can be reached again (queued-changes.ts, loaded after the page). */
type ChangeQueue = {
  isWaiting: () => boolean
  /** Returns the expected cart. `key` is the idempotency key of the change. */
  add: (change: CartChange, known: Cart | undefined, key: string) => Cart
}

let changeQueue: ChangeQueue | undefined

export const queueChangesIn = (other: ChangeQueue | undefined): void => {
  changeQueue = other
}

export const cartChangeKey = (session: Session) => ownKey(shopperId(session), 'cart-change')

/** Tells whether the line got another quantity, or was removed, while this change waited. */
const isOvertaken = (client: QueryClient, session: Session, change: CartChange): boolean => {
  if (change.kind !== 'quantity') return false
  const waiting = client
    .getMutationCache()
    .findAll({ mutationKey: cartChangeKey(session), status: 'pending' })
    .map(({ state }) => state.variables as CartChange)
  return waiting
    .slice(waiting.indexOf(change) + 1)
    .some((later) => later.kind !== 'add' && isSameLine(later.key, change.key))
}

/**
 * Changes the cart serially, so that + + − arrive in the order of the presses. The cache holds the server's answers;
 * `useCart` adds pending changes, so a failed one disappears by itself.
 */
export const useChangeCart = () => {
  const text = useSpecText()
  const client = useQueryClient()
  const session = useCallingSession()
  const query = cartQuery(session)
  return useMutation({
    mutationKey: cartChangeKey(session),
    scope: { id: 'cart' },
    mutationFn: async (change: CartChange) => {
      const known = client.getQueryData(query.queryKey)
      if (known && isOvertaken(client, session, change)) return known
      const key = newId()
      if (changeQueue?.isWaiting()) return changeQueue.add(change, known, key)
      try {
        return await sendChange(ownerOf(session), change, key)
      } catch (error) {
        if (changeQueue && error instanceof ApiError && error.code === 'network')
          return changeQueue.add(change, known, key)
        throw error
      }
    },
    // A cart read before the change must not overwrite its result.
    onMutate: () => client.cancelQueries(query),
    // Shown here, not at the button: a removed line no longer exists to report that it came back.
    onSuccess: (cart, change) => {
      client.setQueryData(query.queryKey, storeCart(cart))
      if (change.kind === 'add')
        toast.success(text('added'), {
          detail: choiceOf(text.language, change.line),
          image: change.line.image,
        })
    },
    onError: (error, change) => {
      const cart = client.getQueryData(query.queryKey)
      toast.error(text(FAILED[change.kind]), reasonOf(text.language, error, change, cart))
      // Not awaited, so that a failed change is undone immediately.
      void client.invalidateQueries(query)
    },
  })
}
