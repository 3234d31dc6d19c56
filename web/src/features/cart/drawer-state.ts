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

export const cartDrawer = {
  toggle: () => change(!isOpen),
  close: () => change(false),
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => isOpen

export const useCartDrawerOpen = (): boolean => useSyncExternalStore(subscribe, read, read)
