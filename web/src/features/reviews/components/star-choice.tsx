import { STAR_COUNTS, type StarCount } from '@bartan/contract/products/rules'
import { Star } from 'lucide-react'
import { Note } from '#components/ui/elements.tsx'
import { css, cva, cx } from '#styled-system/css'
import { useText } from '../texts.ts'

const label = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'tap',
    cursor: 'pointer',
    color: 'line.strong',
    borderRadius: 'md',
    _focusWithin: { outline: '2px solid', outlineColor: 'teal', outlineOffset: '-2px' },
    _hover: { bg: 'sand' },
  },
  variants: { isFilled: { true: { color: 'star', '& svg': { fill: 'currentColor' } } } },
})

const styles = { error: css({ color: 'danger', fontSize: 'sm', fontWeight: 'medium' }) }

type StarChoiceProps = {
  stars: StarCount | undefined
  onChoose: (stars: StarCount) => void
  error: string | undefined
  errorId: string
}

/** Five radio buttons that look like stars. */
export const StarChoice = ({ stars, onChoose, error, errorId }: StarChoiceProps) => {
  const t = useText()
  return (
    <fieldset className={css({ minW: '0' })} aria-describedby={error ? errorId : undefined}>
      <legend className={css({ fontSize: 'sm', fontWeight: 'semibold' })}>{t('stars')}</legend>
      <div className={css({ display: 'flex', alignItems: 'center', ml: '-2' })}>
        {STAR_COUNTS.map((count) => (
          <label
            className={cx(label({ isFilled: stars !== undefined && count <= stars }))}
            key={count}
          >
            <input
              className={css({ srOnly: true })}
              type="radio"
              name="stars"
              value={count}
              checked={count === stars}
              aria-label={`${t('star', { count })}: ${t(`word-${count}`)}`}
              onChange={() => onChoose(count)}
            />
            <Star aria-hidden size={28} strokeWidth={1.5} />
          </label>
        ))}
        <Note as="span" className={css({ ml: '2', whiteSpace: 'nowrap' })} aria-hidden>
          {stars && t(`word-${stars}`)}
        </Note>
      </div>
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
