import type { Review } from '@bartan/contract/reviews/schema'
import { ReviewPhotos } from '#components/commerce/photos/review-photos.tsx'
import { Stars } from '#components/commerce/rating.tsx'
import { VisuallyHidden, Note } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  // Its font loads once it comes near.
  root: css({ contentVisibility: 'auto', containIntrinsicSize: 'auto 80px' }),
  text: css({ mt: '2', maxW: 'text', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
}

/** Letters of an Indian script, and the language in whose font such a text is set (theme/fonts.css). */
const SCRIPTS = [
  ['hi', /[\u0900-\u097F]/],
  ['bn', /[\u0980-\u09FF]/],
  ['ta', /[\u0B80-\u0BFF]/],
] as const

/** The language of a text by its letters; none for Latin ones, in which people write every language. */
const scriptOf = (text: string): string | undefined =>
  SCRIPTS.find(([, letters]) => letters.test(text))?.[0]

/** A review: stars, author, date and text. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const t = useText()
  const { stars, text, photos, createdAt, updatedAt } = review
  const author = review.author || t('customer')
  return (
    <article className={styles.root}>
      <div className={wrap({ align: 'center', columnGap: '3', rowGap: '1' })}>
        <VisuallyHidden>{t('starsOf', { stars })}</VisuallyHidden>
        <Stars value={stars} />
        <span className={css({ fontWeight: 'semibold' })}>{author}</span>
        <Note as="span">
          <time dateTime={createdAt}>{formatDate(t.language, createdAt)}</time>
          {updatedAt > createdAt &&
            `, ${t('changed', { date: formatDate(t.language, updatedAt) })}`}
        </Note>
      </div>
      {text && (
        <p className={styles.text} lang={scriptOf(text)}>
          {text}
        </p>
      )}
      <ReviewPhotos
        photos={photos}
        title={t('photosOf', { author })}
        labelOf={(number) => t('photoOf', { number, author })}
      />
    </article>
  )
}
