import type { Product } from '@bartan/contract/products/schema'
import { Suspense, useEffect, useRef, type CSSProperties } from 'react'
import { useLocation } from 'react-router-dom'
import { Heading, Skeleton } from '#components/ui/elements.tsx'
import { LoadBoundary } from '#components/ui/loading/load-boundary.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useIdle } from '#lib/browser/when-idle.ts'
import { css } from '#styled-system/css'

const styles = {
  place: css({
    minH: { base: 'var(--place)', md: 'var(--wide-place)' },
    'html:has([data-offline=opened]) &': { minH: '0' },
  }),
  skeleton: css({ h: { base: 'var(--place)', md: 'var(--wide-place)' }, borderRadius: 'md' }),
  heading: css({
    mb: { base: '5', md: '8' },
    _focusVisible: { outline: 'none', boxShadow: 'none' },
  }),
}

const Reviews = lazyExport(() => import('./reviews.tsx'), 'Reviews')

const ID = 'reviews'

/**
 * Heights in pixels: of a review, and of the rating bars, which are above the list on a phone and beside it
 * elsewhere.
 */
const REVIEW = 116
const SUMMARY = 216
const BARS = { phone: 264, wide: 240 }
type Place = Record<'--place' | '--wide-place', string>

const NONE = { '--place': '176px', '--wide-place': '148px' }
const MAX_REVIEWS = 10

/** Expected height, estimated from the number of ratings. */
const placeOf = ({ rating }: Product): CSSProperties & Place => {
  if (!rating) return NONE
  const list = Math.min(rating.count, MAX_REVIEWS) * REVIEW
  return {
    '--place': `${SUMMARY + BARS.phone + list}px`,
    '--wide-place': `${Math.max(SUMMARY + BARS.wide, list)}px`,
  }
}

/** The target of `…#reviews`. Its content loads into reserved space after the product. */
export const ReviewsSection = ({ product, title }: { product: Product; title: string }) => {
  const location = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isIdle = useIdle()
  useEffect(() => {
    const { current } = heading
    if (location.hash !== `#${ID}` || !current) return undefined
    current.focus({ preventScroll: true })
    // Few come by such a link. Offline, the browser has led there once.
    const staying = import('../stay-at.ts').then(
      ({ stayAt }) => stayAt(current),
      () => undefined,
    )
    return () => void staying.then((stop) => stop?.())
  }, [location])
  const place = <Skeleton className={styles.skeleton} />
  return (
    <section className={css({ mt: { base: '14', md: '20' } })} aria-labelledby={ID}>
      <Heading className={styles.heading} ref={heading} id={ID} tabIndex={-1}>
        {title}
      </Heading>
      <div className={styles.place} style={placeOf(product)}>
        {isIdle ? (
          <LoadBoundary>
            <Suspense fallback={place}>
              <Reviews product={product} />
            </Suspense>
          </LoadBoundary>
        ) : (
          place
        )}
      </div>
    </section>
  )
}
