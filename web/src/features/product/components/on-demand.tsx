import { Suspense, useState, type ComponentProps } from 'react'
import { Skeleton } from '#components/ui/elements.tsx'
import { LazyExtra, LazyOverlay, LoadBoundary } from '#components/ui/loading/load-boundary.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useIdle } from '#lib/browser/when-idle.ts'
import { css } from '#styled-system/css'
import type { ZoomProps } from './zoom.tsx'

const styles = {
  root: css({ h: { base: '348px', sm: '268px' }, borderRadius: 'md' }),
  pin: css({
    minH: { base: '114px', lg: '102px' },
    'html:has([data-offline=opened]) &': { display: 'none' },
  }),
}

const Zoom = lazyExport(() => import('./zoom.tsx'), 'Zoom')

/** Loaded when an image is first enlarged. */
export const ZoomOnDemand = (props: ZoomProps) => {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <LazyOverlay isOpen={props.isOpen} onClose={props.onClose}>
        <Zoom {...props} />
      </LazyOverlay>
    )
  )
}

const BackInStock = lazyExport(() => import('./back-in-stock.tsx'), 'BackInStock')

const DeliveryLine = lazyExport(() => import('./delivery-line.tsx'), 'DeliveryLine')

/** Loaded in the browser, because the cached page may be of another day. */
export const DeliveryLineOnDemand = (props: ComponentProps<typeof DeliveryLine>) => (
  <div className={css({ minH: '1lh', mt: '-3', fontSize: 'sm' })}>
    {useIdle() && (
      <LazyExtra>
        <DeliveryLine {...props} />
      </LazyExtra>
    )}
  </div>
)

const PinCheck = lazyExport(() => import('./pin-check.tsx'), 'PinCheck')

/** Loaded in the browser, into reserved space. */
export const PinCheckOnDemand = () => {
  const isIdle = useIdle()
  return (
    // An item without words is none for a screen reader.
    <li className={styles.pin} aria-hidden={!isIdle}>
      {isIdle && (
        <LazyExtra>
          <PinCheck />
        </LazyExtra>
      )}
    </li>
  )
}

const PLACE = <Skeleton className={styles.root} />

/** Loaded only in the browser, if something is sold out; its space is reserved. */
export const BackInStockOnDemand = (props: ComponentProps<typeof BackInStock>) =>
  useIdle() ? (
    <LoadBoundary>
      <Suspense fallback={PLACE}>
        <BackInStock {...props} />
      </Suspense>
    </LoadBoundary>
  ) : (
    PLACE
  )
