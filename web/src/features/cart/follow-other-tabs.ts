import { KEPT } from '#lib/storage/local-store.ts'
import { session } from '#lib/session/session.ts'
import { cartQuery } from './api/cart.ts'
import { keptCart } from './kept-cart.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Shows at once what another tab did to the cart. Returns a function that stops it. */
export const followOtherTabs = (client: QueryClient): (() => void) => {
  const follow = async ({ key }: StorageEvent) => {
    if (key !== KEPT.cart) return
    const shopper = session.read()
    const { queryKey } = cartQuery(shopper)
    const cart = keptCart(shopper)
    if (!cart) return
    // An answer from before the change must not arrive after it.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, cart)
  }
  const listen = (event: StorageEvent) => void follow(event)
  // What another tab did before this one listened.
  const shopper = session.read()
  const { queryKey } = cartQuery(shopper)
  const [kept, shown] = [keptCart(shopper), client.getQueryData(queryKey)]
  if (kept && shown && JSON.stringify(kept) !== JSON.stringify(shown))
    void client.invalidateQueries({ queryKey })
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
