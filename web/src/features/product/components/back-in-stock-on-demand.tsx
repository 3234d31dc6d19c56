import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../components/skeleton.tsx'

const BackInStock = lazy(() =>
  import('./back-in-stock.tsx').then((module) => ({ default: module.BackInStock })),
)

/** Loaded only where something is sold out; the place is kept for it. */
export const BackInStockOnDemand = ({ productId }: { productId: string }) => (
  <Suspense fallback={<Skeleton h={{ base: '228px', sm: '176px' }} borderRadius="md" />}>
    <BackInStock productId={productId} />
  </Suspense>
)
