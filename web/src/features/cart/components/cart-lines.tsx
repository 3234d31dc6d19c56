import { unitsAllowed } from '@bartan/contract/cart/order-limits'
import type { Cart } from '@bartan/contract/cart/schema'
import { useQuote } from '#lib/api/use-quote.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { useShop } from '#lib/shop-settings.ts'
import { availableLines } from '../cart-change.ts'
import { useText } from '../cart-contents-texts.ts'
import { CartLine } from './cart-line.tsx'
import { FreeShippingNudge } from './free-shipping-nudge.tsx'
import { MergeNotice } from './merge-notice.tsx'

/** The cart's lines, in the drawer and on the cart page. */
export const CartLines = ({ cart }: { cart: Cart }) => {
  const t = useText()
  const shop = useShop()
  const quote = useQuote(availableLines(cart))
  // What delivery costs now can't be told then.
  const isOffline = useIsOffline()
  return (
    <>
      <MergeNotice />
      {!isOffline && (
        <FreeShippingNudge itemsPrice={cart.totalPrice} isFree={quote?.shippingPrice === 0} />
      )}
      <ul aria-label={t('title')}>
        {cart.products.map((line) => (
          <CartLine
            key={`${line.productId} ${line.size} ${line.color}`}
            line={line}
            allowed={unitsAllowed(line, availableLines(cart), shop.limits)}
          />
        ))}
      </ul>
    </>
  )
}
