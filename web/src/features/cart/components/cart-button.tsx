import { unitsIn } from '@bartan/contract/cart/rules'
import type { Language } from '@bartan/contract/shop/languages'
import { ShoppingBag } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { useHref } from 'react-router-dom'
import { IconButton, VisuallyHidden } from '#components/ui/elements.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { useLanguage } from '#i18n/translate.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import {
  CART_BUTTON_ID,
  CART_DRAWER_ID,
  CART_PLACE_ID,
  cartDrawer,
  useCartDrawerOpen,
  useIconSlot,
} from '../drawer-state.ts'
import { textIn } from '../texts.ts'
import { useCart } from '../use-cart.ts'

const styles = {
  count: css({
    position: 'absolute',
    top: '0',
    right: '-2px',
    minW: '20px',
    h: '20px',
    px: '1',
    display: 'grid',
    placeItems: 'center',
    fontSize: '0.75rem',
    fontWeight: 'bold',
    lineHeight: 'none',
    fontVariantNumeric: 'tabular-nums',
    color: 'ink',
    bg: 'saffron',
    borderRadius: 'full',
    animation: 'rise {durations.normal}',
  }),
}

const nameFor = (language: Language, units: number): string =>
  units === 0 ? textIn(language, 'cartEmpty') : textIn(language, 'cartItems', { count: units })

/** Announces changes of the number, but not its value when a page opens. */
const useNews = (units: number | undefined): string => {
  const language = useLanguage()
  const [news, setNews] = useState('')
  const known = useRef(units)
  useEffect(() => {
    if (known.current !== undefined && units !== undefined && units !== known.current)
      setNews(nameFor(language, units))
    known.current = units
  }, [units, language])
  return news
}

/**
 * Tells whether nothing has the focus, or something in the drawer, which stays visible during its closing animation.
 */
const isFocusFree = (): boolean => {
  const { activeElement, body } = document
  const drawer = document.getElementById(CART_DRAWER_ID)
  return activeElement === body || drawer?.contains(activeElement) === true
}

/** Returns the focus to the icon. The browser can't, because another button than this one opened the drawer. */
const useFocusReturned = (slot: HTMLElement | undefined) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasIn = useRef(slot)
  // In the layout phase, so that a page that opens as the drawer closes can take the focus.
  useLayoutEffect(() => {
    if (wasIn.current && !slot && isFocusFree()) button.current?.focus({ preventScroll: true })
    wasIn.current = slot
  }, [slot])
  return button
}

/** Presses that open a link in a new tab: the middle button, or with Ctrl or ⌘. */
const isForOwnTab = ({ button, ctrlKey, metaKey }: MouseEvent): boolean =>
  button === 1 || ctrlKey || metaKey

/** Browsers on Windows scroll with the middle button. */
const keepFromScrolling = (event: MouseEvent) => {
  if (event.button === 1) event.preventDefault()
}

/** Cart icon with the total quantity (spec §2); opens and closes the drawer, or opens the cart page in a new tab. */
export const CartButton = () => {
  const text = useSpecText()
  const { data: cart, error } = useCart()
  const isOpen = useCartDrawerOpen()
  const slot = useIconSlot()
  const button = useFocusReturned(slot)
  const units = cart ? unitsIn(cart.products) : 0
  const news = useNews(cart && units)
  const page = useHref(paths.cart)
  const press = (event: MouseEvent) => {
    if (isForOwnTab(event)) window.open(page, '_blank', 'noopener')
    else if (event.button === 0) cartDrawer.toggle()
  }

  useEffect(() => {
    // An ended session and a lost connection have their own messages.
    if (error && !(error instanceof ApiError && [0, 401].includes(error.status)))
      toast.error(text('cartFetchFailed'))
  }, [error, text])

  const icon = (
    <IconButton
      className={css({ position: 'relative' })}
      id={CART_BUTTON_ID}
      ref={button}
      aria-label={nameFor(text.language, units)}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onClick={press}
      onAuxClick={press}
      onMouseDown={keepFromScrolling}
    >
      <ShoppingBag aria-hidden size={22} />
      {units > 0 && (
        <span className={styles.count} key={units} aria-hidden>
          {units}
        </span>
      )}
    </IconButton>
  )
  return (
    <>
      <span className={css({ boxSize: 'tap' })} id={CART_PLACE_ID}>
        {slot ? createPortal(icon, slot) : icon}
      </span>
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </>
  )
}
