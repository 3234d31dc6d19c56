import { useSyncExternalStore } from 'react'

/** Width at which the filters fit beside the list; the theme's breakpoint `lg`. */
const WIDE = '(min-width: 1024px)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/**
 * Undefined on the server and until hydration. Use it only where it makes a difference, because it causes one more
 * render.
 */
export const useIsWide = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => undefined,
  )
