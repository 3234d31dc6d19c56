import type { AdminReview } from '@bartan/contract/reviews/schema'
import { MessageSquareText, Eye, EyeOff } from 'lucide-react'
import { ReviewPhotos } from '#components/commerce/photos/review-photos.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { Stars } from '#components/commerce/rating.tsx'
import { Badge, BusyButton, Card, TextLink, VisuallyHidden } from '#components/ui/elements.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { paths } from '#lib/paths.ts'
import { css, cx } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { reviewsQuery, useHideReview } from '../review-calls.ts'
import { useText } from '../texts.ts'

const styles = {
  root: grid({
    gridTemplateColumns: { base: '1', sm: 'minmax(0, 1fr) auto' },
    gap: '3',
    p: '4',
    listStyleType: 'none',
    '& + &': { borderTopWidth: '1px' },
  }),
  product: css({ fontSize: 'md', overflowWrap: 'anywhere' }),
  facts: wrap({ align: 'center', columnGap: '3', rowGap: '1', mt: '1', color: 'ink.soft' }),
  text: css({ mt: '2', maxW: 'text', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
  shownText: css({ color: 'ink' }),
  hiddenText: css({ color: 'ink.soft' }),
}

const Switch = ({ review }: { review: AdminReview }) => {
  const t = useText()
  const { _id: id, hidden, product } = review
  const { mutate, isPending } = useHideReview(id)
  const Icon = hidden ? Eye : EyeOff
  return (
    <BusyButton
      className={css({ alignSelf: 'start', justifySelf: 'start' })}
      variant="outline"
      size="sm"
      isBusy={isPending}
      onClick={() => mutate(!hidden)}
    >
      <Icon aria-hidden size={16} />
      {t(hidden ? 'show' : 'hide')}
      <VisuallyHidden>
        {' '}
        {t('of', {
          name: nameOf(t.language, product),
          author: review.author || t('formerCustomer'),
        })}
      </VisuallyHidden>
    </BusyButton>
  )
}

/** A review with its product, and a switch that hides it. */
const ReviewRow = ({ review }: { review: AdminReview }) => {
  const t = useText()
  const { stars, text, photos, product, hidden, createdAt, updatedAt } = review
  const author = review.author || t('formerCustomer')
  return (
    <li className={styles.root}>
      <div className={css({ minW: '0', fontSize: 'sm' })}>
        <TextLink className={styles.product} to={paths.product(product._id)}>
          {nameOf(t.language, product)}
        </TextLink>
        <p className={styles.facts}>
          <Stars value={stars} />
          <VisuallyHidden>{t('outOfFive', { stars })}</VisuallyHidden>
          <span>{author}</span>
          <time dateTime={updatedAt}>
            {formatMoment(t.language, updatedAt)}
            {updatedAt !== createdAt && ` (${t('rewritten')})`}
          </time>
          {hidden && <Badge tone="warning">{t('hidden')}</Badge>}
        </p>
        <p className={cx(styles.text, text && !hidden ? styles.shownText : styles.hiddenText)}>
          {text || t('noText')}
        </p>
        <ReviewPhotos
          photos={photos}
          title={t('photosOf', { author })}
          labelOf={(number) => t('photoOf', { number, author })}
        />
      </div>
      <Switch review={review} />
    </li>
  )
}

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
