import type { ProductImage } from '@bartan/contract/products/schema'
import { RotateCcw, X } from 'lucide-react'
import { useId } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { ColorDot } from '#components/commerce/colors/color-swatch.tsx'
import { Button, IconButton } from '#components/ui/elements.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { css, cx } from '#styled-system/css'
import { hstack, wrap } from '#styled-system/patterns'
import { gridTracks } from './grid-head.tsx'
import { RowPicture } from './row-picture.tsx'
import { useText } from './texts.ts'
import { VariantCell } from './variant-cell.tsx'
import { GRID_COLUMNS, type GridColumn, type VariantRow as Row } from './variant-rows.ts'

const styles = {
  root: css({ py: '3', borderTopWidth: '1px', listStyleType: 'none' }),
  lead: hstack({
    gap: '2',
    minW: '0',
    minH: { base: 'tap', lg: '10' },
    gridColumn: '1 / 3',
    gridRow: '1',
    fontSize: 'sm',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    '@container (min-width: 500px)': { gridColumn: '1', fontWeight: 'medium' },
  }),
  remove: css({
    gridColumn: '3',
    gridRow: '1',
    justifySelf: 'end',
    boxSize: { base: 'tap', lg: '10' },
    color: 'ink.soft',
    '@container (min-width: 500px)': { gridColumn: '5' },
  }),
  out: wrap({ align: 'center', gap: '2', fontSize: 'sm' }),
  outName: css({ flex: '1', color: 'ink.faint', textDecoration: 'line-through' }),
  fault: css({ gridColumn: '1 / -1', color: 'danger', fontSize: 'sm', fontWeight: 'medium' }),
}

export type RowFaults = Partial<Record<GridColumn | 'size' | 'color', string>>

type VariantRowProps = {
  index: number
  row: Row
  columns: readonly GridColumn[]
  faults: RowFaults
  images: ProductImage[]
  onImages: (images: ProductImage[]) => void
  onCell: (column: GridColumn, value: string) => void
  onPaste: (column: GridColumn, text: string) => void
  onMove: (column: GridColumn, step: 1 | -1) => void
  onSold: (isSold: boolean) => void
}

const Lead = ({ row, images, onImages }: Pick<VariantRowProps, 'row' | 'images' | 'onImages'>) => {
  const language = useLanguage()
  return (
    <div className={styles.lead}>
      {row.color !== '' && <RowPicture color={row.color} images={images} onChange={onImages} />}
      {row.color !== '' && <ColorDot color={row.color} size="sm" />}
      {choiceOf(language, row)}
    </div>
  )
}

/** A row of the grid: one combination of size and color. */
export const VariantRow = (props: VariantRowProps) => {
  const t = useText()
  const { index, row, columns, faults, images, onImages, onCell, onPaste, onMove, onSold } = props
  const id = useId()
  const name = choiceOf(t.language, row)
  if (row.state === 'out')
    return (
      <li className={cx(styles.root, styles.out)}>
        <span className={styles.outName}>{name}</span>
        {t('notSold')}
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('putBackOf', { name })}
          onClick={() => onSold(true)}
        >
          <RotateCcw aria-hidden size={16} />
          {t('putBack')}
        </Button>
      </li>
    )
  return (
    <li className={cx(styles.root, gridTracks)} aria-label={name}>
      <Lead row={row} images={images} onImages={onImages} />
      {GRID_COLUMNS.filter((column) => columns.includes(column)).map((column) => (
        <VariantCell
          key={column}
          index={index}
          column={column}
          name={name}
          value={row[column]}
          faultId={faults[column] && `${id}-${column}`}
          onChange={(value) => onCell(column, value)}
          onPaste={(text) => onPaste(column, text)}
          onMove={(step) => onMove(column, step)}
        />
      ))}
      <IconButton
        className={styles.remove}
        aria-label={t('takeOut', { name })}
        title={t('takeOut', { name })}
        onClick={() => onSold(false)}
      >
        <X aria-hidden size={16} />
      </IconButton>
      {Object.entries(faults).map(([column, message]) => (
        <p key={column} className={styles.fault} id={`${id}-${column}`} role="alert">
          {message}
        </p>
      ))}
    </li>
  )
}
