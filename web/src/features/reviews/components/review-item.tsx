import type { Review } from '@bartan/contract/reviews/schema'
import { ReviewPhotos } from '#components/commerce/photos/review-photos.tsx'
import { Stars } from '#components/commerce/rating.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

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

/** A review: stars, author, date and text. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const t = useText()
  const language = useLanguage()
  const { stars, text, photos, createdAt, updatedAt } = review
  const author = review.author || t('customer')
  return (
    <article>
      <div className={styles.header}>
        <VisuallyHidden>{t('starsOf', { stars })}</VisuallyHidden>
        <Stars value={stars} />
        <span className={styles.author}>{author}</span>
        <span className={styles.date}>
          <time dateTime={createdAt}>{formatDate(language, createdAt)}</time>
          {updatedAt > createdAt && `, ${t('changed', { date: formatDate(language, updatedAt) })}`}
        </span>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <ReviewPhotos
        photos={photos}
        title={t('photosOf', { author })}
        labelOf={(number) => t('photoOf', { number, author })}
      />
    </article>
  )
}
