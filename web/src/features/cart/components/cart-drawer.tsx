import { shop } from '#lib/shop-settings.ts'
import { unitsAllowed } from '@bartan/contract/checkout/order-limits'
import { CloudOff, X } from 'lucide-react'
import { Heading } from '#components/ui/heading.tsx'
import { IconButton } from '#components/ui/button.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { useIsOffline } from '#lib/offline/connection.ts'
import { availableLines, unitsIn } from '../cart-change.ts'
import { t } from '../cart-contents-texts.ts'
import { cartDrawer, useCartDrawerOpen } from '../drawer-state.ts'
import { useCart } from '../use-cart.ts'
import { CartDrawerPanel } from './cart-drawer-panel.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSum } from './cart-sum.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { FreeShippingNudge } from './free-shipping-nudge.tsx'
import type { Cart } from '@bartan/contract/cart/schema'
import { css } from '#styled-system/css'

const styles = {
  oldCartNotice: css({
    display: 'flex',
    gap: '2',
    mb: '5',
    p: '3',
    fontSize: 'sm',
    fontWeight: 'medium',
    bg: 'saffron.tint',
    borderRadius: 'md',
  }),
  header: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    pl: '5',
    pr: '3',
    py: '2',
    borderBottomWidth: '1px',
  }),
  titleAndCount: css({ display: 'flex', alignItems: 'baseline', gap: '2' }),
  count: css({ fontSize: 'sm', color: 'ink.soft' }),
  content: css({
    flex: '1',
    minH: '160px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    p: '5',
  }),
}

const TITLE_ID = 'cart-drawer-title'

const Lines = ({ cart }: { cart: Cart }) => (
  <>
    <FreeShippingNudge itemsPrice={cart.totalPrice} />
    <ul>
      {cart.products.map((line) => (
        <CartLine
          key={`${line.productId} ${line.size} ${line.color}`}
          line={line}
          allowed={unitsAllowed(line, availableLines(cart), shop().limits)}
        />
      ))}
    </ul>
  </>
)

/** Says that a cart from this device's memory may be out of date. */
const OldCartNotice = () => (
  <p className={styles.oldCartNotice}>
    <CloudOff aria-hidden size={18} style={{ flexShrink: 0, marginTop: 2 }} />
    {t('offline')}
  </p>
)

const Header = ({ cart }: { cart: Cart | undefined }) => {
  const units = cart ? unitsIn(cart) : 0
  return (
    <div className={styles.header}>
      <div className={styles.titleAndCount}>
        <Heading id={TITLE_ID} size="card">
          {t('title')}
        </Heading>
        {units > 0 && <span className={styles.count}>{t('count', { count: units })}</span>}
      </div>
      <IconButton aria-label={t('close')} onClick={cartDrawer.close}>
        <X aria-hidden size={22} />
      </IconButton>
    </div>
  )
}

/** Everything in the cart, from any page (spec §4). */
export const CartDrawer = () => {
  const load = useCart()
  const isOpen = useCartDrawerOpen()
  const isOffline = useIsOffline()
  return (
    <CartDrawerPanel isOpen={isOpen} onClose={cartDrawer.close} labelledBy={TITLE_ID}>
      <Header cart={load.data} />
      <div className={styles.content}>
        <output>{isOpen && isOffline && load.data && <OldCartNotice />}</output>
        {isOpen && (
          <LoadState
            load={load}
            skeleton={<CartSkeleton />}
            isEmpty={({ products }) => products.length === 0}
            empty={<EmptyCart />}
          >
            {(cart) => <Lines cart={cart} />}
          </LoadState>
        )}
      </div>
      {isOpen && load.data && load.data.products.length > 0 && <CartSum cart={load.data} />}
    </CartDrawerPanel>
  )
}
