import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * Renders again when the selected part of a store changes.
 * @param served the server's value for hydration; by default the store's own value
 */
export const useSelected = <T, S>(
  store: ReadableAtom<T>,
  select: (value: T) => S,
  served = (): S => select(store.get()),
): S =>
  // oxlint-disable-next-line typescript/unbound-method -- an atom's methods are closures, and it must be the same each time
  useSyncExternalStore(store.listen, () => select(store.get()), served)

export const useStore = <T>(store: ReadableAtom<T>, served = (): T => store.get()): T =>
  useSelected(store, (value) => value, served)
