import { limitsOf, type OrderLimit } from '@bartan/contract/cart/order-limits'
import type { Cart } from '@bartan/contract/cart/schema'
import { orderLimitReason } from '@bartan/contract/checkout/order-limit-reason'
import { usualCharges } from '@bartan/contract/delivery/usual-charges'
import { useNavigate } from 'react-router-dom'
import { ClosureNotice } from '#components/closure/closure-parts.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Totals } from '#components/commerce/totals.tsx'
import { Button } from '#components/ui/elements.tsx'
import { translateReason } from '#i18n/translate.ts'
import { chargesOfQuote, useQuote } from '#lib/api/use-quote.ts'
import { useStoredDelivery } from '#lib/delivery-to.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { useShop, type Shop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
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
  note: css({ mt: '2', fontSize: 'sm', color: 'ink.soft' }),
  offline: css({ mt: '2', fontSize: 'sm', fontWeight: 'medium' }),
  offer: css({ mt: '2', fontSize: 'sm', color: 'success' }),
}

/** The order limit that checkout would refuse the cart for; limits of single lines are shown there. */
const limitReached = (shop: Shop, cart: Cart): OrderLimit | undefined => {
  if (availableLines(cart).length > shop.limits.lines) return 'lines'
  return cart.totalPrice > shop.limits.openValue ? 'openValue' : undefined
}

/** The sums with the applied offer and delivery, and the next offer within reach. */
const Charges = ({ cart }: { cart: Cart }) => {
  const t = useText()
  const shop = useShop()
  const place = useStoredDelivery()
  const lines = availableLines(cart)
  const quote = useQuote(lines)
  const { offer, next } = quote ?? {}
  const isCurrent = quote?.itemsPrice === cart.totalPrice
  return (
    <>
      <Totals {...(isCurrent ? chargesOfQuote(quote) : usualCharges(lines, shop, place))} />
      {offer?.discount === 0 && (
        <p className={styles.offer}>{t('offerDelivers', { name: offer.name })}</p>
      )}
      {next && (
        <p className={styles.note}>
          {t('offerNext', { amount: formatRupees(next.missing), name: next.name })}
        </p>
      )}
    </>
  )
}

/** Foot of the drawer and side of the cart page: the sums and the checkout button. */
export const CartSum = ({ cart }: { cart: Cart }) => {
  const t = useText()
  const shop = useShop()
  const user = useUser()
  const navigate = useNavigate()
  const checkOut = () => {
    cartDrawer.close()
    navigate(user ? paths.checkout : paths.login('checkout'))
  }
  const hasGoods = availableLines(cart).length > 0
  const limit = limitReached(shop, cart)
  const isOffline = useIsOffline()
  return (
    <div className={styles.root}>
      {hasGoods && <Charges cart={cart} />}
      {isOffline ? (
        <p className={styles.offline}>{t('checkoutOffline')}</p>
      ) : (
        hasGoods && <p className={styles.note}>{t('cash')}</p>
      )}
      <ClosureNotice />
      {limit && (
        <p className={css({ mt: '2', fontSize: 'sm', color: 'warning' })}>
          {translateReason(t.language, orderLimitReason(limit, limitsOf(shop.limits)))}
        </p>
      )}
      <Button
        className={css({ mt: '3' })}
        variant="accent"
        size="lg"
        wide
        disabled={!hasGoods || isOffline}
        onClick={checkOut}
      >
        {t('checkout')}
      </Button>
    </div>
  )
}
