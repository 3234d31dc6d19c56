import { atom } from 'nanostores'
import { openOverlay } from '#lib/browser/overlays.ts'
import { useStore } from '#lib/storage/use-store.ts'

export const CART_DRAWER_ID = 'cart-drawer'
export const CART_BUTTON_ID = 'cart-button'
/** Id of the icon's place in the header, which stays when the icon moves. */
export const CART_PLACE_ID = 'cart-place'

/** Whether the drawer is open; shared by the header's icon and the drawer. */
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

/** The icon's parent while the modal drawer is open, because nothing outside can be pressed. */
export const iconSlot = atom<HTMLElement | undefined>(undefined)

export const useIconSlot = (): HTMLElement | undefined => useStore(iconSlot)
