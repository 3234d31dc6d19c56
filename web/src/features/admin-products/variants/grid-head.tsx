import { ArrowDown } from 'lucide-react'
import { css, cx } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { labelOf } from '../form/product-fields.ts'
import { useText } from './texts.ts'
import type { GridColumn } from './variant-rows.ts'

/**
 * Amounts side by side, each as wide as `1,29,999.50` on a phone of 360 px; the variant's name before them if there
 * is room.
 */
export const gridTracks = grid({
  gap: '2',
  gridTemplateColumns: 'repeat(2, minmax(0, 1.6fr)) minmax(0, 1fr)',
  '@container (min-width: 500px)': {
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1.2fr)) minmax(0, 0.8fr) 44px',
  },
})

const WIDE_CONTAINER = '@container (min-width: 500px)'

const styles = {
  root: css({ pb: '3', alignItems: 'end' }),
  lead: css({
    display: 'none',
    fontSize: 'sm',
    fontWeight: 'semibold',
    alignSelf: 'start',
    [WIDE_CONTAINER]: { display: 'block' },
  }),
  label: css({ fontSize: 'sm', fontWeight: 'semibold', [WIDE_CONTAINER]: { textAlign: 'right' } }),
  fill: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minH: { base: 'tap', lg: 'tap.sm' },
    px: '0',
    fontSize: 'xs',
    lineHeight: 'snug',
    color: 'ink.soft',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    borderRadius: 'md',
    transition: 'quick',
    _hover: { color: 'teal', borderColor: 'teal', bg: 'teal.mist' },
    _focusVisible: { borderRadius: 'md' },
    // The icon would wrap the words to three lines on a phone.
    '& svg': { display: 'none', flexShrink: '0', [WIDE_CONTAINER]: { display: 'block' } },
  }),
}

/** Columns with often equal values; SKUs always differ. */
const FILLED = ['price', 'originalPrice', 'countInStock'] as const satisfies GridColumn[]

type GridHeadProps = {
  /** Whether there are several sizes and several colors. */
  hasGroups: boolean
  onFill: (column: GridColumn, way: 'all' | 'size') => void
}

/** Column headings, with buttons that copy the first row's value. */
export const GridHead = ({ hasGroups, onFill }: GridHeadProps) => {
  const t = useText()
  return (
    <div className={cx(gridTracks, styles.root)}>
      <span className={styles.lead}>{t('combination')}</span>
      {FILLED.map((column) => (
        <div className={grid({ gap: '1', alignSelf: 'start' })} key={column}>
          <span className={styles.label}>{labelOf(t.language, column)}</span>
          <button
            className={styles.fill}
            type="button"
            aria-label={t('fillAllOf', { column: labelOf(t.language, column) })}
            onClick={() => onFill(column, 'all')}
          >
            <ArrowDown aria-hidden size={12} />
            {t('fillAll')}
          </button>
          {hasGroups && (
            <button
              className={styles.fill}
              type="button"
              aria-label={t('fillBySizeOf', { column: labelOf(t.language, column) })}
              onClick={() => onFill(column, 'size')}
            >
              <ArrowDown aria-hidden size={12} />
              {t('fillBySize')}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
