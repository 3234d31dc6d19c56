import { useNavigate } from 'react-router-dom'
import { useShop } from '#lib/shop-settings.ts'
import { NO_MONEY, toPaise, toRupees } from '@bartan/contract/shared/money'
import { orderLimitReason } from '@bartan/contract/checkout/order-limit-reason'
import { shippingPaise } from '@bartan/contract/pricing/shipping'
import { Button } from '#components/ui/button.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ClosureNotice } from '#components/closure/closure-parts.tsx'
import { paths } from '#lib/paths.ts'
import { translateReason } from '#i18n/translate.ts'
import { useQuote } from '#lib/api/use-quote.ts'
import { useUser } from '#lib/session/session.ts'
import { availableLines } from '../cart-change.ts'
import { useText, textIn } from '../cart-contents-texts.ts'
import { cartDrawer } from '../drawer-state.ts'
import type { Cart } from '@bartan/contract/cart/schema'
import { limitsOf } from '@bartan/contract/cart/order-limits'
import type { Rupees } from '@bartan/contract/shared/money'
import type { OrderLimit } from '@bartan/contract/cart/order-limits'
import { css } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'
import type { Shop } from '#lib/shop-settings.ts'
import type { Language } from '@bartan/contract/shop/languages'

const styles = {
  root: css({
    px: '5',
    pt: '4',
    pb: 'max(16px, env(safe-area-inset-bottom))',
    bg: 'paper',
    borderTopWidth: '1px',
  }),
  subtotal: css({
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: 'lg',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  }),
  shipping: css({ fontSize: 'sm', color: 'ink.soft' }),
  offer: css({ fontSize: 'sm', color: 'success' }),
  limit: css({ mt: '2', fontSize: 'sm', color: 'warning' }),
  checkout: css({ mt: '3' }),
}

/** Shows the shipping fee before checkout. */
const shippingNote = (language: Language, fee: Rupees): string =>
  fee === 0
    ? textIn(language, 'shipsFree')
    : textIn(language, 'shippingAdded', { fee: formatRupees(fee) })

/** The fee without offers, used until the server answers. */
const usualFee = (shop: Shop, { totalPrice }: Cart): Rupees =>
  toRupees(shippingPaise(toPaise(totalPrice), shop.shipping))

/** The order limit that checkout would refuse the cart for; limits of single lines are shown there. */
const limitReached = (shop: Shop, cart: Cart): OrderLimit | undefined => {
  if (availableLines(cart).length > shop.limits.lines) return 'lines'
  return cart.totalPrice > shop.limits.openValue ? 'openValue' : undefined
}

/** The applied offer, the next one within reach, and the delivery fee. */
const CartOffers = ({ cart }: { cart: Cart }) => {
  const t = useText()
  const language = useLanguage()
  const shop = useShop()
  const quote = useQuote(availableLines(cart))
  const { offer, next } = quote ?? {}
  const sum = formatRupees(offer?.discount ?? NO_MONEY)
  return (
    <>
      {offer && (
        <p className={styles.offer}>
          {offer.discount > 0
            ? t('offerHolds', { name: offer.name, sum })
            : t('offerDelivers', { name: offer.name })}
        </p>
      )}
      {next && (
        <p className={styles.shipping}>
          {t('offerNext', { amount: formatRupees(next.missing), name: next.name })}
        </p>
      )}
      <p className={styles.shipping}>
        {shippingNote(language, quote?.shippingPrice ?? usualFee(shop, cart))}
      </p>
    </>
  )
}

/** Foot of the drawer: the total and the checkout button. */
export const CartSum = ({ cart }: { cart: Cart }) => {
  const t = useText()
  const language = useLanguage()
  const shop = useShop()
  const user = useUser()
  const navigate = useNavigate()
  const checkOut = () => {
    cartDrawer.close()
    navigate(user ? paths.checkout : paths.login('checkout'))
  }
  const hasGoods = availableLines(cart).length > 0
  const limit = limitReached(shop, cart)
  return (
    <div className={styles.root}>
      <p className={styles.subtotal}>
        <span>{t('subtotal')}</span>
        <span>{formatRupees(cart.totalPrice)}</span>
      </p>
      {hasGoods && <CartOffers cart={cart} />}
      <ClosureNotice />
      {limit && (
        <p className={styles.limit}>
          {translateReason(language, orderLimitReason(limit, limitsOf(shop.limits)))}
        </p>
      )}
      <Button
        className={styles.checkout}
        variant="accent"
        size="lg"
        wide
        disabled={!hasGoods}
        onClick={checkOut}
      >
        {t('checkout')}
      </Button>
    </div>
  )
}
