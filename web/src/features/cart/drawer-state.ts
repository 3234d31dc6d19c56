import { atom } from 'nanostores'
import { useStore } from '#lib/storage/use-store.ts'

export const CART_DRAWER_ID = 'cart-drawer'
export const CART_BUTTON_ID = 'cart-button'

/** Whether the cart drawer is open; shared by the header's icon and the drawer, wherever each is mounted. */
const isOpen = atom(false)

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
  if (isOpen.get()) isOpen.set(false)
  else if (isAtCopy) history.forward()
  else history.back()
}

// Loaded before the router listens, so this comes first (lib/browser/history-gate.ts).
if (typeof window !== 'undefined') addEventListener('popstate', onPopState)

export const cartDrawer = {
  toggle: () => {
    if (isOpen.get()) return isOpen.set(false)
    if (!isAtCopy) history.pushState({ ...entry(), isCart: true }, '')
    isAtCopy = true
    isOpen.set(true)
  },
  close: () => isOpen.set(false),
  /** To be told of each page that is shown. */
  shows: (key: string) => {
    page = key
    isAtCopy = entry()?.isCart === true
  },
}

export const useCartDrawerOpen = (): boolean => useStore(isOpen)
