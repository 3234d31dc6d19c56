import { useSyncExternalStore } from 'react'

export const CART_DRAWER_ID = 'cart-drawer'
export const CART_BUTTON_ID = 'cart-button'

/** Whether the cart drawer is open; shared by the header's icon and the drawer, wherever each is mounted. */
let isOpen = false
const listeners = new Set<() => void>()

const change = (next: boolean) => {
  isOpen = next
  for (const listener of listeners) listener()
}

/**
 * Opening the drawer adds a copy of the page's entry to the history, so that Back closes it and stays on the page, even if
 * that was the first one. Closed otherwise, the drawer leaves the copy where it is (going back takes the browser a
 * moment, in which another page may come), and Back from there goes one step further. The router takes the copy for the
 * page itself, and hears of no step between the two.
 */
type Entry = { key?: string; isCart?: boolean } | null

const entry = () => history.state as Entry

/** The router's key of the page that is shown. */
let page: string | undefined
let isAtCopy = false

const onPopState = (event: PopStateEvent) => {
  const there = event.state as Entry
  const wasAtCopy = isAtCopy
  isAtCopy = there?.isCart === true
  // Before its first step the router's page has no key; an address with another hash has no state at all.
  if (!there || (there.key ?? 'default') !== page) return
  // Another page's step, before that page was shown.
  if (isAtCopy === wasAtCopy) return
  event.stopImmediatePropagation()
  if (isOpen) change(false)
  else if (isAtCopy) history.forward()
  else history.back()
}

// Loaded before the router listens, so this comes first (lib/browser/history-gate.ts).
if (typeof window !== 'undefined') addEventListener('popstate', onPopState)

export const cartDrawer = {
  toggle: () => {
    if (isOpen) return change(false)
    if (!isAtCopy) history.pushState({ ...entry(), isCart: true }, '')
    isAtCopy = true
    change(true)
  },
  close: () => change(false),
  /** To be told of each page that is shown. */
  shows: (key: string) => {
    page = key
    isAtCopy = entry()?.isCart === true
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => isOpen

export const useCartDrawerOpen = (): boolean => useSyncExternalStore(subscribe, read, read)
