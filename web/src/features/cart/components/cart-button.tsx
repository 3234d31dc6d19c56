import { ShoppingBag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#components/ui/button.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { text } from '#i18n/texts.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { unitsIn } from '../cart-change.ts'
import { t } from '../texts.ts'
import { CART_BUTTON_ID, cartDrawer, useCartDrawerOpen } from '../drawer-state.ts'
import { useCart } from '../use-cart.ts'
import { css } from '#styled-system/css'

const styles = {
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

/** The cart's icon with the total quantity (spec §2); opens and closes the drawer. */
export const CartButton = () => {
  const { data: cart, error } = useCart()
  const isOpen = useCartDrawerOpen()
  const units = cart ? unitsIn(cart) : 0
  const news = useNews(cart && units)

  useEffect(() => {
    // An ended session and a lost connection have announcements of their own.
    if (error && !(error instanceof ApiError && [0, 401].includes(error.status)))
      toast.error(text('cartFetchFailed'))
  }, [error])

  return (
    <>
      <IconButton
        className={styles.root}
        id={CART_BUTTON_ID}
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
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </>
  )
}
