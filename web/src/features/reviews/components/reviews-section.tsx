import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Heading } from '../../../components/heading.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useIdle } from '../../../lib/use-idle.ts'
import { copy } from '../copy.ts'
import type { Product } from '@bartan/contract/product'

const Reviews = lazy(() => import('./reviews.tsx').then((module) => ({ default: module.Reviews })))

const ID = 'reviews'

/** What `…#reviews` leads to. Its content comes once the product stands, into a place that is kept for it. */
export const ReviewsSection = ({ product }: { product: Product }) => {
  const location = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isIdle = useIdle()
  useEffect(() => {
    if (location.hash !== `#${ID}`) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [location])
  const place = <Skeleton h="200px" borderRadius="md" />
  return (
    <chakra.section aria-labelledby={ID} mt={{ base: '14', md: '20' }} minH="280px">
      <Heading ref={heading} id={ID} tabIndex={-1} mb={{ base: '5', md: '8' }}>
        {copy('reviews')}
      </Heading>
      {isIdle ? (
        <Suspense fallback={place}>
          <Reviews product={product} />
        </Suspense>
      ) : (
        place
      )}
    </chakra.section>
  )
}
