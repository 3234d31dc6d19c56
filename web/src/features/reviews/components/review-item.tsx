import { chakra } from '@chakra-ui/react/styled-system'
import { formatDate } from '#components/ui/format-date.ts'
import { Stars } from '#components/commerce/rating.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { t } from '../texts.ts'
import type { Review } from '@bartan/contract/reviews/schema'

/** A review: stars, who and when, and the words. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const { stars, text, author, createdAt, updatedAt } = review
  return (
    <article>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <VisuallyHidden>{t('starsOf', { stars })}</VisuallyHidden>
        <Stars value={stars} />
        <chakra.span fontWeight="semibold">{author || t('customer')}</chakra.span>
        <chakra.span color="ink.soft" fontSize="sm">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {updatedAt > createdAt && `, ${t('changed', { date: formatDate(updatedAt) })}`}
        </chakra.span>
      </chakra.div>
      {text && (
        <chakra.p mt="2" maxW="text" whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </chakra.p>
      )}
    </article>
  )
}
