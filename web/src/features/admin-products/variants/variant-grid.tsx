import { MAX_VARIANTS } from '@bartan/contract/products/variants'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Note } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { labelOf } from '../form/product-fields.ts'
import type { ProductFormState } from '../form/product-text-field.tsx'
import { fillAll, fillBySize, pasteCells, pastedCells, stockOf } from './fill-rows.ts'
import { moveFocus } from './grid-focus.ts'
import { GridHead } from './grid-head.tsx'
import { useText } from './texts.ts'
import type { Variants } from './use-variants.ts'
import { VariantRow, type RowFaults } from './variant-row.tsx'
import { isSold, type GridColumn, type VariantRow as Row } from './variant-rows.ts'

const MORE = {
  codes: ['sku', 'gtin'],
  buying: ['cost', 'reorderAt', 'weight'],
  label: ['mrp', 'netQuantity'],
} as const satisfies Record<string, readonly GridColumn[]>

type More = keyof typeof MORE
const MORE_NAMES = Object.keys(MORE) as More[]

const hasSome = (rows: readonly Row[], names: readonly GridColumn[]): boolean =>
  rows.some((row) => names.some((name) => row[name] !== ''))

const useMoreColumns = (rows: readonly Row[]) => {
  const [chosen, setChosen] = useState<Record<More, boolean>>(() => ({
    // SKUs may be generated, so only a GTIN shows that codes were entered.
    codes: hasSome(rows, ['gtin']),
    buying: hasSome(rows, MORE.buying),
    label: hasSome(rows, MORE.label),
  }))
  return {
    chosen,
    choose: (name: More, isShown: boolean) => setChosen((now) => ({ ...now, [name]: isShown })),
    /** Shows column groups that match. */
    showWhere: (isSo: (names: readonly GridColumn[]) => boolean) =>
      setChosen((now) => ({
        codes: now.codes || isSo(['gtin']),
        buying: now.buying || isSo(MORE.buying),
        label: now.label || isSo(MORE.label),
      })),
    /** Column groups with an error are always shown. */
    columns: (isFaulty: (names: readonly GridColumn[]) => boolean): GridColumn[] =>
      MORE_NAMES.flatMap((name) => (chosen[name] || isFaulty(MORE[name]) ? MORE[name] : [])),
  }
}

type MoreColumnsProps = {
  chosen: Record<More, boolean>
  choose: (name: More, isShown: boolean) => void
}

/** Checkboxes for optional columns. */
const MoreColumns = ({ chosen, choose }: MoreColumnsProps) => {
  const t = useText()
  return MORE_NAMES.map((name) => (
    <CheckboxField
      key={name}
      label={t(name)}
      hint={t(`${name}Hint`)}
      checked={chosen[name]}
      onChange={({ target }) => choose(name, target.checked)}
    />
  ))
}

const styles = {
  rows: css({ listStyleType: 'none', borderBottomWidth: '1px' }),
  foot: wrap({
    justify: 'space-between',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  }),
}

const AMOUNTS: GridColumn[] = ['price', 'originalPrice', 'countInStock']

/** Limit of rows that a page of inputs can usefully show. */
const MAX_ROWS = 2 * MAX_VARIANTS

type RowErrors = Partial<Record<keyof RowFaults, { message?: string | undefined }>>

/** Error messages of a row, including those of size and color. */
const faultsOf = (errors: RowErrors | undefined): RowFaults =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, error]) =>
      error?.message ? [[name, error.message]] : [],
    ),
  )

const hasSeveral = (rows: Row[], name: 'size' | 'color'): boolean =>
  new Set(rows.map((row) => row[name])).size > 1

/** A row for each combination of sizes and colors. */
export const VariantGrid = ({ form, variants }: { form: ProductFormState; variants: Variants }) => {
  const t = useText()
  const { rows, setRows, setCell, setSold } = variants
  const images = useWatch({ control: form.control, name: 'images' })
  const errors = form.formState.errors.variants
  const more = useMoreColumns(rows)
  const [isCut, setCut] = useState(false)
  const inGrid = rows.filter(({ state }) => state !== 'gone')
  const isFaulty = (names: readonly GridColumn[]) =>
    inGrid.some((_, index) => names.some((name) => errors?.[index]?.[name]))
  const columns = [...AMOUNTS, ...more.columns(isFaulty)]
  const sold = inGrid.filter(isSold)

  const paste = async (index: number, column: GridColumn, text: string) => {
    const cells = await pastedCells(text).catch(() => undefined)
    if (!cells) return setCut(true)
    const pasted = pasteCells(rows, [index, column], cells)
    setRows(pasted.rows)
    setCut(pasted.isCut)
    more.showWhere((names) =>
      pasted.rows.some((row, at) => names.some((name) => row[name] !== rows[at]?.[name])),
    )
  }

  if (inGrid.length === 0) {
    const what = t('noCombinations')
    return errors?.message ? <FormAlert>{what}</FormAlert> : <Note>{what}</Note>
  }
  if (inGrid.length > MAX_ROWS)
    return (
      <FormAlert>{t('tooManyCombinations', { count: inGrid.length, max: MAX_VARIANTS })}</FormAlert>
    )
  return (
    <div className={grid({ containerType: 'inline-size', gap: '3' })}>
      <GridHead
        hasGroups={hasSeveral(sold, 'size') && hasSeveral(sold, 'color')}
        onFill={(column, way) =>
          setRows(way === 'all' ? fillAll(rows, column) : fillBySize(rows, column))
        }
      />
      {errors?.message && <FormAlert>{errors.message}</FormAlert>}
      {isCut && <FormAlert>{t('pasteCut')}</FormAlert>}
      <ul className={styles.rows} aria-label={labelOf(t.language, 'variants')}>
        {inGrid.map((row, index) => (
          <VariantRow
            key={JSON.stringify([row.size, row.color])}
            index={index}
            row={row}
            columns={columns}
            faults={faultsOf(errors?.[index])}
            images={images}
            onImages={(changed) => form.setValue('images', changed, { shouldDirty: true })}
            onCell={(column, value) => setCell(index, column, value)}
            onPaste={(column, text) => void paste(index, column, text)}
            onMove={(column, step) => moveFocus(rows, [index, column], step)}
            onSold={(isSoldNow) => setSold(index, isSoldNow)}
          />
        ))}
      </ul>
      <p className={styles.foot}>
        <Note as="span">{t('pasteHint')}</Note>
        <output className={css({ fontWeight: 'semibold' })}>
          {t('soldCount', { count: sold.length })} · {t('stockTogether', { count: stockOf(rows) })}
        </output>
      </p>
      <MoreColumns chosen={more.chosen} choose={more.choose} />
    </div>
  )
}
