import { atom } from 'nanostores'
import { openOverlay } from '#lib/browser/overlays.ts'
import { useStore } from '#lib/storage/use-store.ts'

export const CART_DRAWER_ID = 'cart-drawer'
export const CART_BUTTON_ID = 'cart-button'

/** Whether the cart drawer is open; shared by the header's icon and the drawer, wherever each is mounted. */
const isOpen = atom(false)

let closed: (() => void) | undefined

const close = () => {
  closed?.()
  isOpen.set(false)
}

export const cartDrawer = {
  toggle: () => {
    if (isOpen.get()) return close()
    closed = openOverlay(close)
    isOpen.set(true)
  },
  close,
}

export const useCartDrawerOpen = (): boolean => useStore(isOpen)
