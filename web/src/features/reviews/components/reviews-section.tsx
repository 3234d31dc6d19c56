import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Heading } from '#components/ui/heading.tsx'
import { LoadBoundary } from '#components/ui/load-boundary.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { lazyComponent } from '#lib/browser/lazy-component.ts'
import { useIdle } from '#lib/browser/use-idle.ts'
import { t } from '../texts.ts'
import type { Product } from '@bartan/contract/products/schema'

const Reviews = lazyComponent(async () => (await import('./reviews.tsx')).Reviews)

const ID = 'reviews'

/** Pixels that one review takes, and those that stand above the list on a phone, beside it elsewhere. */
const REVIEW = 96
const SUMMARY = 216
const NONE = { base: '176px', md: '148px' }
const MOST = 10

/** Its expected height, as far as the rating tells. */
const placeOf = ({ rating }: Product) => {
  if (!rating) return NONE
  const list = Math.min(rating.count, MOST) * REVIEW
  return { base: `${SUMMARY + list}px`, md: `${Math.max(SUMMARY, list)}px` }
}

/** The target of `…#reviews`. Its content comes once the product is shown, into a space reserved for it. */
export const ReviewsSection = ({ product }: { product: Product }) => {
  const location = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isIdle = useIdle()
  useEffect(() => {
    if (location.hash !== `#${ID}`) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [location])
  const height = placeOf(product)
  const place = <Skeleton h={height} borderRadius="md" />
  return (
    <chakra.section aria-labelledby={ID} mt={{ base: '14', md: '20' }}>
      <Heading
        ref={heading}
        id={ID}
        tabIndex={-1}
        mb={{ base: '5', md: '8' }}
        _focusVisible={{ outline: 'none', boxShadow: 'none' }}
      >
        {t('reviews')}
      </Heading>
      <chakra.div minH={height}>
        {isIdle ? (
          <LoadBoundary>
            <Suspense fallback={place}>
              <Reviews product={product} />
            </Suspense>
          </LoadBoundary>
        ) : (
          place
        )}
      </chakra.div>
    </chakra.section>
  )
}
