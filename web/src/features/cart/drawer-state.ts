import { atom } from 'nanostores'
import { openOverlay } from '#lib/browser/overlays.ts'
import { useStore } from '#lib/storage/use-store.ts'

export const CART_DRAWER_ID = 'cart-drawer'
export const CART_BUTTON_ID = 'cart-button'
/** The place of the icon in the header, which stays when the icon is elsewhere. */
export const CART_PLACE_ID = 'cart-place'

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

/** Where the icon stands while the drawer is open, which is modal: outside of it nothing can be pressed. */
export const iconSlot = atom<HTMLElement | undefined>(undefined)

export const useIconSlot = (): HTMLElement | undefined => useStore(iconSlot)
