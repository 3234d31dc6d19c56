import { formatDate } from '#components/ui/format-date.ts'
import { Stars } from '#components/commerce/rating.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { t } from '../texts.ts'
import type { Review } from '@bartan/contract/reviews/schema'
import { css } from '#styled-system/css'

const styles = {
  header: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
  }),
  author: css({ fontWeight: 'semibold' }),
  date: css({ color: 'ink.soft', fontSize: 'sm' }),
  text: css({ mt: '2', maxW: 'text', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
}

/** A review: stars, who and when, and the words. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const { stars, text, author, createdAt, updatedAt } = review
  return (
    <article>
      <div className={styles.header}>
        <VisuallyHidden>{t('starsOf', { stars })}</VisuallyHidden>
        <Stars value={stars} />
        <span className={styles.author}>{author || t('customer')}</span>
        <span className={styles.date}>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {updatedAt > createdAt && `, ${t('changed', { date: formatDate(updatedAt) })}`}
        </span>
      </div>
      {text && <p className={styles.text}>{text}</p>}
    </article>
  )
}
