import { chakra } from '@chakra-ui/react/styled-system'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { Card } from '#components/ui/card.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Select } from '#components/ui/form-field.tsx'
import { LoadMore } from '#components/ui/load-more.tsx'
import { LoadState } from '#components/ui/load-state.tsx'
import { RowsSkeleton } from '#components/ui/rows-skeleton.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { reviewsQuery } from '../api/reviews-query.ts'
import { copy } from '../copy.ts'
import { ReviewRow } from './review-row.tsx'

/** What customers wrote, newest first; what does not belong in the shop is hidden, never edited. */
export const Reviews = () => {
  const { values, change, isFiltered } = useAddressFilters(['hidden'])
  const load = useInfiniteQuery(reviewsQuery(values.hidden))
  return (
    <>
      <chakra.section aria-label={copy('filters')} maxW={{ sm: '240px' }} mb="4">
        <Select
          aria-label={copy('byState')}
          value={values.hidden}
          onChange={({ target }) => change({ hidden: target.value })}
        >
          <option value="">{copy('all')}</option>
          <option value="false">{copy('shown')}</option>
          <option value="true">{copy('hidden')}</option>
        </Select>
      </chakra.section>
      <LoadState
        load={load}
        skeleton={<RowsSkeleton height="97px" />}
        isEmpty={({ pages }) => pages.every(({ reviews }) => reviews.length === 0)}
        empty={
          <EmptyState
            title={copy(isFiltered ? 'noneFound' : 'none')}
            icon={<MessageSquareText size={32} strokeWidth={1.5} />}
          >
            {copy(isFiltered ? 'noneFits' : 'noneYet')}
          </EmptyState>
        }
      >
        {({ pages }) => {
          const reviews = pages.flatMap((page) => page.reviews)
          const total = Math.max(pages.at(-1)?.total ?? 0, reviews.length)
          return (
            <chakra.div opacity={load.isPlaceholderData ? 0.6 : undefined}>
              <Card as="ul" aria-label={copy('reviews')} padding="none">
                {reviews.map((review) => (
                  <ReviewRow key={review._id} review={review} />
                ))}
              </Card>
              <LoadMore
                list={load}
                shown={reviews.length}
                total={total}
                totalText={copy('count', { count: total })}
              />
            </chakra.div>
          )
        }}
      </LoadState>
    </>
  )
}
