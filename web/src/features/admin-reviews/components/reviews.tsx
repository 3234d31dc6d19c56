import { MessageSquareText } from 'lucide-react'
import { Card } from '#components/ui/elements.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { css } from '#styled-system/css'
import { reviewsQuery } from '../review-calls.ts'
import { useText } from '../texts.ts'
import { ReviewRow } from './review-row.tsx'

/** Customers' reviews, newest first; improper ones are hidden, never edited. */
export const Reviews = () => {
  const t = useText()
  const { values, change, isFiltered } = useAddressFilters(['hidden'])
  return (
    <>
      <section className={css({ maxW: { sm: '240px' }, mb: '4' })} aria-label={t('filters')}>
        <OptionSelect
          aria-label={t('byState')}
          value={values.hidden}
          options={[
            ['', t('all')],
            ['false', t('shown')],
            ['true', t('hidden')],
          ]}
          onPick={(hidden) => change({ hidden })}
        />
      </section>
      <AdminList
        query={reviewsQuery(values.hidden)}
        skeleton={<RowsSkeleton height="97px" />}
        empty={
          <EmptyState
            title={t(isFiltered ? 'noneFound' : 'none')}
            Icon={MessageSquareText}
            text={t(isFiltered ? 'noneFits' : 'noneYet')}
          />
        }
        totalText={(count) => t('count', { count })}
      >
        {(reviews) => (
          <Card as="ul" aria-label={t('reviews')} padding="none">
            {reviews.map((review) => (
              <ReviewRow key={review._id} review={review} />
            ))}
          </Card>
        )}
      </AdminList>
    </>
  )
}
