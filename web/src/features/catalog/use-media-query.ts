import { useCallback, useSyncExternalStore } from 'react'

/** Undefined where nobody knows yet: on the server, and in the browser until its first rendering has joined that. */
export const useMediaQuery = (query: string): boolean | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  )
}
