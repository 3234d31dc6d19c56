import type { StarCount } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button, Card, Skeleton } from '#components/ui/elements.tsx'
import { LoadError } from '#components/ui/loading/load-error.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useIsOffline } from '#lib/offline/connection.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { myReviewQuery, reviewsQuery } from '../review-calls.ts'
import { useText } from '../texts.ts'
import { OwnReview } from './own-review.tsx'
import { RatingBars } from './rating-bars.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewInvitation } from './review-invitation.tsx'
import { ReviewItem } from './review-item.tsx'

const styles = {
  list: grid({ gap: '6' }),
  item: css({ pb: '6', borderBottomWidth: '1px', _last: { border: 'none' } }),
  columns: grid({
    gridTemplateColumns: { base: '1', md: '260px minmax(0, 1fr)' },
    gap: { base: '8', md: '10', xl: '16' },
    alignItems: 'start',
  }),
  summary: grid({ gap: '5', _focusVisible: { outline: 'none', boxShadow: 'none' } }),
}

const WAITING = <Skeleton className={css({ h: '200px', borderRadius: 'md' })} />

type ListProps = {
  product: Product
  ownId: string | undefined
  stars: StarCount | undefined
}

/** The customer's own review first; the others page by page. */
const List = ({ product, ownId, stars }: ListProps) => {
  const t = useText()
  const isOffline = useIsOffline()
  const load = useInfiniteQuery(reviewsQuery(product._id, stars))
  // Beside the point of a page that says itself that it is offline.
  if (load.error && !load.data)
    return isOffline ? null : <LoadError error={load.error} retry={() => void load.refetch()} />
  // A product without a rating probably has no reviews.
  if (!load.data) return product.rating ? WAITING : null
  const reviews = load.data.pages.flatMap((page) => page.reviews)
  const others = reviews.filter(({ _id }) => _id !== ownId)
  if (others.length === 0) return null
  return (
    <>
      <ul className={styles.list} aria-label={t('reviews')}>
        {others.map((review) => (
          <li className={styles.item} key={review._id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {load.hasNextPage && (
        <Button
          variant="outline"
          disabled={load.isFetchingNextPage}
          onClick={() => void load.fetchNextPage()}
        >
          {t(load.isFetchingNextPage ? 'loading' : 'more')}
        </Button>
      )}
    </>
  )
}

export const Reviews = ({ product }: { product: Product }) => {
  const t = useText()
  const user = useUser()
  const own = useQuery({
    ...myReviewQuery(user?._id ?? '', product._id),
    enabled: user !== undefined,
  })
  const review = (user && own.data?.review) ?? undefined
  const [isWriting, setWriting] = useState(false)
  const [stars, setStars] = useState<StarCount>()
  const summary = useRef<HTMLDivElement>(null)
  const close = () => {
    setWriting(false)
    summary.current?.focus()
  }
  return (
    <div className={styles.columns}>
      <div className={styles.summary} ref={summary} tabIndex={-1}>
        <RatingSummary product={product} />
        <RatingBars counts={product.starCounts} chosen={stars} onChoose={setStars} />
        {!isWriting && (
          <ReviewInvitation
            productId={product._id}
            isGuest={!user}
            mine={own.data}
            onWrite={() => setWriting(true)}
          />
        )}
      </div>
      <div className={styles.list}>
        {user && isWriting && (
          <Card>
            <ReviewForm
              userId={user._id}
              productId={product._id}
              review={review}
              onDone={() => {
                close()
                toast.success(t('thanks'))
              }}
              onCancel={close}
            />
          </Card>
        )}
        {review && !isWriting && <OwnReview review={review} />}
        {/* Waits for the customer's own review, which is first and would shift the others. */}
        {user && own.isPending ? (
          WAITING
        ) : (
          <List product={product} ownId={review?._id} stars={stars} />
        )}
      </div>
    </div>
  )
}
