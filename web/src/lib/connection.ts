import { useSyncExternalStore } from 'react'

/**
 * Whether the shop can be reached. The browser knows when it has no network at all; that there is one which leads
 * nowhere is learned from calls for goods (lib/kept-answers.ts), and by the service worker from those for pages.
 */
let isAnswered = true
const listeners = new Set<() => void>()

const announce = () => {
  for (const listener of listeners) listener()
}

export const connection = {
  /** Whether the last answer about goods came from the shop. */
  heard: (fromNetwork: boolean): void => {
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

/** What is shown then may be old. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || !isAnswered,
    () => false,
  )
