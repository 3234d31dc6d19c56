import { Container, Skeleton } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { LazyExtra } from '#components/ui/loading/load-boundary.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { useText } from '#features/cart/cart-contents-texts.ts'
import { CartLines } from '#features/cart/components/cart-lines.tsx'
import { CartSkeleton } from '#features/cart/components/cart-skeleton.tsx'
import { CartSum } from '#features/cart/components/cart-sum.tsx'
import { EmptyCart } from '#features/cart/components/empty-cart.tsx'
import { OldCartNotice } from '#features/cart/components/old-cart-notice.tsx'
import { useCart } from '#features/cart/use-cart.ts'
import { Popular } from '#features/not-found/components/popular.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useIsOffline } from '#lib/offline/connection.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'

const styles = {
  columns: css({
    display: { base: 'flex', lg: 'grid' },
    flexDirection: 'column',
    gap: { base: '5', lg: '12' },
    alignItems: { lg: 'start' },
    gridTemplateColumns: { lg: 'minmax(0, 1fr) 400px' },
  }),
  side: css({
    display: { base: 'contents', lg: 'grid' },
    position: { lg: 'sticky' },
    top: { lg: '96px' },
    gap: '6',
  }),
  sumSkeleton: css({ h: '240px', borderRadius: 'lg' }),
}

const CartReminder = lazyExport(
  () => import('#features/users/components/cart-reminder.tsx'),
  'CartReminder',
)

const GoesWith = lazyExport(
  () => import('#features/product/components/similar-products.tsx'),
  'GoesWith',
)

/** The cart as a page, for visitors who open its address or a new tab. */
export const CartPage = () => {
  const t = useText()
  const load = useCart()
  const isOffline = useIsOffline()
  const user = useUser()
  return (
    <Container page="wide">
      <PageHeader title={t('title')} />
      <output>{isOffline && load.data && <OldCartNotice />}</output>
      <LoadState
        load={load}
        skeleton={
          <div className={styles.columns}>
            <CartSkeleton />
            <Skeleton className={styles.sumSkeleton} />
          </div>
        }
        isEmpty={({ products }) => products.length === 0}
        empty={
          <>
            <EmptyCart as="h2" />
            <Popular />
          </>
        }
      >
        {(cart) => (
          <>
            <div className={styles.columns}>
              <div>
                <CartLines cart={cart} />
              </div>
              <div className={styles.side}>
                <CartSum cart={cart} isPage />
                {user && !isOffline && <CartReminder userId={user._id} />}
              </div>
            </div>
            <LazyExtra>
              <GoesWith chosen={cart.products.map(({ productId }) => productId)} />
            </LazyExtra>
          </>
        )}
      </LoadState>
    </Container>
  )
}
