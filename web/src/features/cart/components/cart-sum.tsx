import { useNavigate } from 'react-router-dom'
import { shop } from '#lib/shop-settings.ts'
import { toPaise, toRupees } from '@bartan/contract/shared/money'
import { orderLimitReason } from '@bartan/contract/checkout/order-limit-reason'
import { shippingPaise } from '@bartan/contract/checkout/shipping'
import { Button } from '#components/ui/button.tsx'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { ClosureNotice } from '#components/closure/closure-parts.tsx'
import { paths } from '#lib/paths.ts'
import { translateReason } from '#i18n/translate.ts'
import { useUser } from '#lib/session/session.ts'
import { availableLines } from '../cart-change.ts'
import { t } from '../cart-contents-texts.ts'
import { cartDrawer } from '../drawer-state.ts'
import type { Cart } from '@bartan/contract/cart/schema'
import { limitsOf } from '@bartan/contract/checkout/order-limits'
import type { OrderLimit } from '@bartan/contract/checkout/order-limits'
import { css } from '#styled-system/css'

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
  limit: css({ mt: '2', fontSize: 'sm', color: 'warning' }),
  checkout: css({ mt: '3' }),
}

/** So that the shipping fee is no surprise at checkout. */
const shippingNote = ({ totalPrice }: Cart): string => {
  const fee = shippingPaise(toPaise(totalPrice), shop().shipping)
  return fee === 0 ? t('shipsFree') : t('shippingAdded', { fee: formatRupees(toRupees(fee)) })
}

/** What checkout would refuse this cart for, as far as it can be told from the cart; its lines say theirs. */
const limitReached = (cart: Cart): OrderLimit | undefined => {
  if (availableLines(cart).length > shop().limits.lines) return 'lines'
  return cart.totalPrice > shop().limits.openValue ? 'openValue' : undefined
}

/** The foot of the drawer, within a thumb's reach: the total, and the way to checkout. */
export const CartSum = ({ cart }: { cart: Cart }) => {
  const user = useUser()
  const navigate = useNavigate()
  const checkOut = () => {
    cartDrawer.close()
    navigate(user ? paths.checkout : paths.login('checkout'))
  }
  const hasGoods = availableLines(cart).length > 0
  const limit = limitReached(cart)
  return (
    <div className={styles.root}>
      <p className={styles.subtotal}>
        <span>{t('subtotal')}</span>
        <span>{formatRupees(cart.totalPrice)}</span>
      </p>
      {hasGoods && <p className={styles.shipping}>{shippingNote(cart)}</p>}
      <ClosureNotice />
      {limit && (
        <p className={styles.limit}>
          {translateReason(orderLimitReason(limit, limitsOf(shop().limits)))}
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
