import type { Product } from '@bartan/contract/products/schema'
import { LazyExtra } from '#components/ui/loading/load-boundary.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useIdle } from '#lib/browser/when-idle.ts'

const RecentlyViewed = lazyExport(() => import('./recently-viewed.tsx'), 'RecentlyViewed')

/** At the end of a page, where loading late moves nothing. */
export const RecentlyViewedOnDemand = ({ product }: { product: Product }) =>
  useIdle() && (
    <LazyExtra>
      <RecentlyViewed product={product} />
    </LazyExtra>
  )
