import { STAR_COUNTS, type StarCount } from '@bartan/contract/products/rules'
import { useRef } from 'react'
import { Button, VisuallyHidden } from '#components/ui/elements.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  bars: css({ _focusVisible: { outline: 'none', boxShadow: 'none' } }),
  bar: grid({
    position: 'relative',
    gridTemplateColumns: '2em minmax(0, 1fr) 3em',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: { base: 'tap', lg: 'tap.sm' },
    px: '1',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    borderRadius: 'md',
    _hover: { bg: 'sand' },
    _disabled: { color: 'ink.soft', cursor: 'default', bg: 'transparent' },
    '&[aria-pressed=true]': { bg: 'teal.tint', fontWeight: 'semibold' },
  }),
  track: css({ h: '2', bg: 'star.empty', borderRadius: 'full', overflow: 'hidden' }),
  part: css({ display: 'block', h: 'full', bg: 'star', borderRadius: 'full' }),
}

type RatingBarsProps = {
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[] | undefined
  chosen: StarCount | undefined
  onChoose: (stars: StarCount | undefined) => void
}

/** Bars with the number of reviews per rating; each filters the list, and a second press shows all again. */
export const RatingBars = ({ counts, chosen, onChoose }: RatingBarsProps) => {
  const t = useText()
  const bars = useRef<HTMLFieldSetElement>(null)
  if (!counts) return null
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div>
      <fieldset className={styles.bars} ref={bars} tabIndex={-1} aria-label={t('byStars')}>
        {STAR_COUNTS.toReversed().map((stars) => {
          const count = counts[stars - 1] ?? 0
          return (
            <button
              className={styles.bar}
              type="button"
              key={stars}
              disabled={count === 0}
              aria-pressed={stars === chosen}
              onClick={() => onChoose(stars === chosen ? undefined : stars)}
            >
              <VisuallyHidden>{t('bar', { stars, count })}</VisuallyHidden>
              <span aria-hidden>{stars} ★</span>
              <span className={styles.track} aria-hidden>
                <span className={styles.part} style={{ width: `${(count / total) * 100}%` }} />
              </span>
              <span className={css({ textAlign: 'end' })} aria-hidden>
                {count}
              </span>
            </button>
          )
        })}
      </fieldset>
      {chosen && (
        <output className={wrap({ align: 'center', gap: '2', fontSize: 'sm' })}>
          {t('onlyStars', { stars: chosen })}
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onChoose(undefined)
              // Focuses the bars, because this button disappears.
              bars.current?.focus()
            }}
          >
            {t('allReviews')}
          </Button>
        </output>
      )}
    </div>
  )
}
