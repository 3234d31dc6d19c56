import type { KeyboardEvent } from 'react'
import { Input } from '#components/ui/form/form-field.tsx'
import { ScanButton } from '#components/ui/scan/scan-button.tsx'
import { isTable } from '#lib/browser/pasted-rows.ts'
import { css, cva, cx } from '#styled-system/css'
import { flex } from '#styled-system/patterns'
import { labelOf } from '../form/product-fields.ts'
import { gtinOf } from '../form/typed-values.ts'
import { cellId } from './grid-focus.ts'
import { useText } from './texts.ts'
import type { GridColumn } from './variant-rows.ts'

const styles = {
  root: cva({
    base: { display: 'grid', gap: '1', minW: '0', alignContent: 'start' },
    variants: {
      part: {
        amount: {},
        below: { gridColumn: '1 / -1', '@container (min-width: 500px)': { gridColumn: 'span 2' } },
      },
    },
  }),
  label: cva({
    base: { fontSize: 'xs', color: 'ink.soft' },
    // Labels are hidden where the grid has a heading.
    variants: {
      part: { amount: { '@container (min-width: 500px)': { display: 'none' } }, below: {} },
    },
  }),
  // A number field with its scan button.
  scanned: flex({ gap: '2', '& > input': { flex: '1', minW: '0' } }),
  input: css({ px: '1.5', minH: { base: 'tap', lg: '10' } }),
  amount: css({
    fontVariantNumeric: 'tabular-nums',
    '@container (min-width: 500px)': { textAlign: 'right' },
  }),
}

const MODES = {
  price: 'decimal',
  originalPrice: 'decimal',
  countInStock: 'numeric',
  sku: 'text',
  gtin: 'numeric',
  cost: 'decimal',
  reorderAt: 'numeric',
  weight: 'numeric',
  mrp: 'decimal',
  netQuantity: 'text',
} as const satisfies Record<GridColumn, string>

/** Columns side by side, which the grid's heading names. */
const HEADED: ReadonlySet<GridColumn> = new Set(['price', 'originalPrice', 'countInStock'])

type VariantCellProps = {
  index: number
  column: GridColumn
  name: string
  value: string
  /** Id of the error message. */
  faultId: string | undefined
  onChange: (value: string) => void
  onPaste: (text: string) => void
  onMove: (step: 1 | -1) => void
}

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

export const VariantCell = (props: VariantCellProps) => {
  const t = useText()
  const { index, column, name, value, faultId, onChange, onPaste, onMove } = props
  const part = HEADED.has(column) ? 'amount' : 'below'
  const label = labelOf(t.language, column)

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || event.nativeEvent.isComposing) return
    // Enter would submit the unfinished form.
    event.preventDefault()
    onMove(step)
  }

  const input = (
    <Input
      id={cellId(index, column)}
      className={cx(styles.input, part === 'amount' && styles.amount)}
      aria-label={t('cellOf', { column: label, name })}
      aria-invalid={faultId ? true : undefined}
      aria-describedby={faultId}
      inputMode={MODES[column]}
      enterKeyHint="next"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) => target.select()}
      onKeyDown={move}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text')
        if (!isTable(text)) return
        event.preventDefault()
        onPaste(text)
      }}
    />
  )

  return (
    <div className={styles.root({ part })}>
      <span aria-hidden className={styles.label({ part })}>
        {label}
      </span>
      {column === 'gtin' ? (
        <span className={styles.scanned}>
          {input}
          <ScanButton
            label={t('scanOf', { name })}
            onCode={(code) => onChange(gtinOf(code) ?? code)}
          />
        </span>
      ) : (
        input
      )}
    </div>
  )
}
