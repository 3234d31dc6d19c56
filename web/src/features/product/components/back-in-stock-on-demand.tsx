import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useIdle } from '#lib/browser/use-idle.ts'
import type { ComponentProps } from 'react'

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
