import { limitsOf, type OrderLimit } from '@bartan/contract/cart/order-limits'
import type { Cart } from '@bartan/contract/cart/schema'
import { orderLimitReason } from '@bartan/contract/checkout/order-limit-reason'
import { usualCharges } from '@bartan/contract/delivery/usual-charges'
import { useNavigate } from 'react-router-dom'
import { ClosureNotice } from '#components/closure/closure-parts.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Totals } from '#components/commerce/totals.tsx'
import { Button } from '#components/ui/elements.tsx'
import { StickyBar } from '#components/ui/layout/sticky-bar.tsx'
import { useText as useUiText } from '#components/ui/texts.ts'
import { translateReason } from '#i18n/translate.ts'
import { chargesOfQuote, useQuote } from '#lib/api/use-quote.ts'
import { useStoredDelivery } from '#lib/delivery-to.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { useShop, type Shop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { availableLines } from '../cart-change.ts'
import { useText } from '../cart-contents-texts.ts'
import { cartDrawer } from '../drawer-state.ts'

const styles = {
  root: css({
    px: '5',
    pt: '4',
    pb: 'max(16px, env(safe-area-inset-bottom))',
    bg: 'paper',
    borderTopWidth: '1px',
  }),
  // On a phone its parts are rows of the page, so that the bar stays at the lower edge until its own place is in sight.
  page: css({
    display: { base: 'contents', lg: 'flex' },
    flexDirection: 'column',
    p: '5',
    bg: 'paper',
    borderRadius: 'lg',
    borderWidth: '1px',
  }),
  bar: css({ flexWrap: { lg: 'wrap' }, mt: { lg: '3' }, pt: { lg: '3' }, borderTopWidth: '1px' }),
  total: css({
    display: { lg: 'flex' },
    justifyContent: 'space-between',
    flex: { lg: '1 0 100%' },
    fontWeight: 'bold',
    fontSize: 'lg',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
    '& > dt': { smDown: { fontSize: 'sm', fontWeight: 'normal' } },
  }),
  note: css({ mt: '2', fontSize: 'sm', color: 'ink.soft' }),
  // On a desk below the button, because the total stands beside it.
  cash: css({ order: { lg: '1' } }),
  offline: css({ mt: '2', fontSize: 'sm', fontWeight: 'medium' }),
  offer: css({ mt: '2', fontSize: 'sm', color: 'success' }),
}

/** The order limit that checkout would refuse the cart for; limits of single lines are shown there. */
const limitReached = (shop: Shop, cart: Cart): OrderLimit | undefined => {
  if (availableLines(cart).length > shop.limits.lines) return 'lines'
  return cart.totalPrice > shop.limits.openValue ? 'openValue' : undefined
}

/** The sums with the applied offer and delivery, and the next offer within reach. */
const useCharges = (cart: Cart) => {
  const shop = useShop()
  const place = useStoredDelivery()
  const lines = availableLines(cart)
  const quote = useQuote(lines)
  const isCurrent = quote?.itemsPrice === cart.totalPrice
  return {
    ...quote,
    sums: isCurrent ? chargesOfQuote(quote) : usualCharges(lines, shop, place),
  }
}

type CartSumProps = {
  cart: Cart
  /** On the page, a phone keeps total and button in sight. */
  isPage?: boolean
}

/** Foot of the drawer and side of the cart page: the sums and the checkout button. */
export const CartSum = ({ cart, isPage = false }: CartSumProps) => {
  const t = useText()
  const ui = useUiText()
  const shop = useShop()
  const user = useUser()
  const navigate = useNavigate()
  const { sums, offer, next } = useCharges(cart)
  const checkOut = () => {
    cartDrawer.close()
    navigate(user ? paths.checkout : paths.login('checkout'))
  }
  const hasGoods = availableLines(cart).length > 0
  const limit = limitReached(shop, cart)
  const isOffline = useIsOffline()
  const till = (className: string) => (
    <Button
      className={className}
      variant="accent"
      size="lg"
      wide
      disabled={!hasGoods || isOffline}
      onClick={checkOut}
    >
      {t('checkout')}
    </Button>
  )
  return (
    <div className={isPage ? styles.page : styles.root}>
      {hasGoods && (
        <div>
          <Totals {...sums} hasNoTotal={isPage} />
          {offer?.discount === 0 && (
            <p className={styles.offer}>{t('offerDelivers', { name: offer.name })}</p>
          )}
          {next && (
            <p className={styles.note}>
              {t('offerNext', { amount: formatRupees(next.missing), name: next.name })}
            </p>
          )}
        </div>
      )}
      {hasGoods && !isOffline && <p className={cx(styles.note, styles.cash)}>{t('cash')}</p>}
      {isOffline && <p className={styles.offline}>{t('checkoutOffline')}</p>}
      <ClosureNotice />
      {limit && (
        <p className={css({ mt: '2', fontSize: 'sm', color: 'warning' })}>
          {translateReason(t.language, orderLimitReason(limit, limitsOf(shop.limits)))}
        </p>
      )}
      {isPage ? (
        <StickyBar className={styles.bar} until="lg" data-covers-foot="180px">
          {hasGoods && (
            <dl className={styles.total}>
              <dt>{ui('total')}</dt>
              <dd>{formatRupees(sums.totalPrice)}</dd>
            </dl>
          )}
          {till(css({ flex: '1' }))}
        </StickyBar>
      ) : (
        till(css({ mt: '3' }))
      )}
    </div>
  )
}
