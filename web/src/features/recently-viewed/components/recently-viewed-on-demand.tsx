import { lazy, Suspense } from 'react'
import { useIdle } from '#lib/browser/use-idle.ts'
import type { Product } from '@bartan/contract/products/schema'

const RecentlyViewed = lazy(() =>
  import('./recently-viewed.tsx').then((module) => ({ default: module.RecentlyViewed })),
)

/** The last thing on a page: it moves nothing above it, and can wait. */
export const RecentlyViewedOnDemand = ({ product }: { product: Product }) =>
  useIdle() && (
    <Suspense>
      <RecentlyViewed product={product} />
    </Suspense>
  )
