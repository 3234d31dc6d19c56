import type { QueryClient } from '@tanstack/react-query'
import { session } from '#lib/session/session.ts'
import { STORAGE_KEYS } from '#lib/storage/local-store.ts'
import { cartQuery } from './api/cart.ts'
import { storedCart } from './stored-cart.ts'

/** Shows changes from another tab immediately. Returns a function that stops it. */
export const followOtherTabs = (client: QueryClient): (() => void) => {
  const follow = async ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEYS.cart) return
    const shopper = session.read()
    const { queryKey } = cartQuery(shopper)
    const cart = storedCart(shopper)
    if (!cart) return
    // An answer from before the change must not overwrite it.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, cart)
  }
  const listen = (event: StorageEvent) => void follow(event)
  // Reads changes from before this tab listened.
  const shopper = session.read()
  const { queryKey } = cartQuery(shopper)
  const [stored, shown] = [storedCart(shopper), client.getQueryData(queryKey)]
  if (stored && shown && JSON.stringify(stored) !== JSON.stringify(shown))
    void client.invalidateQueries({ queryKey })
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
