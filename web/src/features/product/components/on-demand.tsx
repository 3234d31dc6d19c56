import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useIdle } from '#lib/browser/use-idle.ts'
import type { ComponentProps } from 'react'
import type { ZoomProps } from './zoom.tsx'

const Zoom = lazy(() => import('./zoom.tsx').then((module) => ({ default: module.Zoom })))

/** Loaded when an image is first enlarged. */
export const ZoomOnDemand = (props: ZoomProps) => {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <Zoom {...props} />
      </Suspense>
    )
  )
}

const BackInStock = lazy(() =>
  import('./back-in-stock.tsx').then((module) => ({ default: module.BackInStock })),
)

const PLACE = <Skeleton h={{ base: '348px', sm: '268px' }} borderRadius="md" />

/** Loaded only if something is sold out, and only in the browser; its space is reserved. */
export const BackInStockOnDemand = (props: ComponentProps<typeof BackInStock>) =>
  useIdle() ? (
    <Suspense fallback={PLACE}>
      <BackInStock {...props} />
    </Suspense>
  ) : (
    PLACE
  )
