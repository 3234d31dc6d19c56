import { useSyncExternalStore } from 'react'

/** Where the filters have room beside the list; the theme's breakpoint `lg`. */
const WIDE = '(min-width: 1024px)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/**
 * Undefined where nobody knows yet: on the server, and in the browser until its first rendering has joined that. To be
 * asked only where it makes a difference, as what asks is rendered once more when the answer is there.
 */
export const useIsWide = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => undefined,
  )
