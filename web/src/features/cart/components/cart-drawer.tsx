import { unitsIn } from '@bartan/contract/cart/rules'
import type { Cart } from '@bartan/contract/cart/schema'
import { X } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Heading, IconButton, TextLink, Note } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { useIsOffline } from '#lib/offline/connection.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText } from '../cart-contents-texts.ts'
import { cartDrawer, useCartDrawerOpen } from '../drawer-state.ts'
import { useCart } from '../use-cart.ts'
import { CartDrawerPanel } from './cart-drawer-panel.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSum } from './cart-sum.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { OldCartNotice } from './old-cart-notice.tsx'

const styles = {
  header: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    pl: '5',
    pr: '3',
    py: '2',
    borderBottomWidth: '1px',
  }),
  page: css({ display: 'inline-flex', alignItems: 'center', minH: 'tap', fontSize: 'sm' }),
  content: css({
    flex: '1',
    minH: '160px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    p: '5',
  }),
}

const TITLE_ID = 'cart-drawer-title'

const Header = ({ cart }: { cart: Cart | undefined }) => {
  const t = useText()
  const units = cart ? unitsIn(cart.products) : 0
  return (
    <div className={styles.header}>
      <div className={css({ display: 'flex', alignItems: 'baseline', gap: '2' })}>
        <Heading id={TITLE_ID} size="card">
          {t('title')}
        </Heading>
        {units > 0 && <Note as="span">{t('count', { count: units })}</Note>}
      </div>
      <IconButton aria-label={t('close')} onClick={cartDrawer.close}>
        <X aria-hidden size={22} />
      </IconButton>
    </div>
  )
}

/** The cart's contents, reachable from any page (spec §4). */
export const CartDrawer = () => {
  const t = useText()
  const load = useCart()
  const isOpen = useCartDrawerOpen()
  // The panel answers the press; its lines follow a frame later.
  const isFilled = useDeferredValue(isOpen, false)
  const isOffline = useIsOffline()
  return (
    <CartDrawerPanel isOpen={isOpen} onClose={cartDrawer.close} labelledBy={TITLE_ID}>
      <Header cart={load.data} />
      <div className={styles.content}>
        <output>{isFilled && isOffline && load.data && <OldCartNotice />}</output>
        {isFilled && (
          <LoadState
            load={load}
            skeleton={<CartSkeleton />}
            isEmpty={({ products }) => products.length === 0}
            empty={<EmptyCart as="h3" />}
          >
            {(cart) => (
              <>
                <CartLines cart={cart} />
                <TextLink className={styles.page} to={paths.cart}>
                  {t('asPage')}
                </TextLink>
              </>
            )}
          </LoadState>
        )}
      </div>
      {isFilled && load.data && load.data.products.length > 0 && <CartSum cart={load.data} />}
    </CartDrawerPanel>
  )
}
