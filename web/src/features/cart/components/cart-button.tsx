import { ShoppingBag } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#components/ui/button.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { text } from '#i18n/texts.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { unitsIn } from '../cart-change.ts'
import { t } from '../texts.ts'
import {
  CART_BUTTON_ID,
  CART_DRAWER_ID,
  CART_PLACE_ID,
  cartDrawer,
  useCartDrawerOpen,
  useIconSlot,
} from '../drawer-state.ts'
import { useCart } from '../use-cart.ts'
import { css } from '#styled-system/css'

const styles = {
  place: css({ boxSize: 'tap' }),
  root: css({ position: 'relative' }),
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

const nameFor = (units: number): string =>
  units === 0 ? t('cartEmpty') : t('cartItems', { count: units })

/** Announced when the number changes, not when a page opens with one. */
const useNews = (units: number | undefined): string => {
  const [news, setNews] = useState('')
  const known = useRef(units)
  useEffect(() => {
    if (known.current !== undefined && units !== undefined && units !== known.current)
      setNews(nameFor(units))
    known.current = units
  }, [units])
  return news
}

/** Whether nothing has the focus, or something in the drawer, which stays in sight until it has slid out. */
const isFocusFree = (): boolean => {
  const { activeElement, body } = document
  const drawer = document.getElementById(CART_DRAWER_ID)
  return activeElement === body || drawer?.contains(activeElement) === true
}

/** Back to the icon: the browser can't, because the button that opened the drawer is another one than this. */
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

/** The cart's icon with the total quantity (spec §2); opens and closes the drawer. */
export const CartButton = () => {
  const { data: cart, error } = useCart()
  const isOpen = useCartDrawerOpen()
  const slot = useIconSlot()
  const button = useFocusReturned(slot)
  const units = cart ? unitsIn(cart) : 0
  const news = useNews(cart && units)

  useEffect(() => {
    // An ended session and a lost connection have announcements of their own.
    if (error && !(error instanceof ApiError && [0, 401].includes(error.status)))
      toast.error(text('cartFetchFailed'))
  }, [error])

  const icon = (
    <IconButton
      className={styles.root}
      id={CART_BUTTON_ID}
      ref={button}
      aria-label={nameFor(units)}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onClick={cartDrawer.toggle}
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
      <span className={styles.place} id={CART_PLACE_ID}>
        {slot ? createPortal(icon, slot) : icon}
      </span>
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </>
  )
}
