import type { Product } from '@bartan/contract/products/schema'
import { VisuallyHidden } from '#components/ui/elements.tsx'
import { useText } from '#components/ui/texts.ts'
import { css } from '#styled-system/css'

const STAR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='m12 2.5 2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z'/%3E%3C/svg%3E\")"

const styles = {
  stars: css({
    display: 'block',
    flexShrink: '0',
    h: '1em',
    maskImage: STAR,
    maskSize: '1em 1em',
    maskRepeat: 'repeat-x',
  }),
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontSize: 'xs',
    lineHeight: '1',
  }),
}

/** Stars, filled in tenths; the parent must say the rating in words. */
export const Stars = ({ value, of = 5 }: { value: number; of?: number }) => (
  <span
    className={styles.stars}
    aria-hidden
    style={{
      width: `${of}em`,
      background: `linear-gradient(to right, var(--colors-star) ${(value / of) * 100}%, var(--colors-star-empty) 0)`,
    }}
  />
)

/** Always one decimal (4.0, 4.2), so that numbers align in a column. */
export const formatStars = (average: number): string => average.toFixed(1)

/** One star, the average and the number of reviews, for cards. */
export const RatingBadge = ({ rating }: { rating: NonNullable<Product['rating']> }) => {
  const t = useText()
  const average = formatStars(rating.average)
  return (
    <span className={styles.root}>
      <VisuallyHidden>{t('ratings', { average, count: rating.count })}</VisuallyHidden>
      <Stars value={1} of={1} />
      <span className={css({ fontWeight: 'semibold' })} aria-hidden>
        {average}
      </span>
      <span className={css({ color: 'ink.soft' })} aria-hidden>
        ({rating.count})
      </span>
    </span>
  )
}
