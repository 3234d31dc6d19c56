import { useSyncExternalStore } from 'react'

/**
 * Whether the shop can be reached. The browser knows if it has no network at all. That a network leads nowhere is
 * learned from calls (response-cache.ts) and, for pages, by the service worker.
 */
let isAnswered = true
const listeners = new Set<() => void>()

const announce = () => {
  for (const listener of listeners) listener()
}

export const connection = {
  /** Whether the last answer came from the shop itself. */
  report: (fromNetwork: boolean): void => {
    if (fromNetwork === isAnswered) return
    isAnswered = fromNetwork
    announce()
  },
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** What is shown while it can't be reached may be old. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || !isAnswered,
    () => false,
  )
