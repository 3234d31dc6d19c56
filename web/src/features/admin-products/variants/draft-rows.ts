import { choiceKey } from '@bartan/contract/products/variants'
import { GRID_COLUMNS, emptyRow, isSold, type VariantRow } from './variant-rows.ts'

/** A row in a draft, without the saved values, which others may have changed when it is restored. */
export type DraftRow = Partial<VariantRow> & Pick<VariantRow, 'size' | 'color'>

const byKey = (rows: readonly VariantRow[]) => new Map(rows.map((row) => [choiceKey(row), row]))

type DraftOptions = {
  saved: readonly VariantRow[]
  /** Omits the stock of variants on sale: restoring it later would undo sales. */
  keepsStock: boolean
}

export const draftRows = (
  rows: readonly VariantRow[],
  { saved, keepsStock }: DraftOptions,
): DraftRow[] => {
  const known = byKey(saved)
  return rows.map((row) => {
    const before = known.get(choiceKey(row))
    const hasStock = !keepsStock && before !== undefined && isSold(before)
    const typed = GRID_COLUMNS.filter(
      (column) => row[column] !== before?.[column] && !(hasStock && column === 'countInStock'),
    )
    const { size, color, state } = row
    return { size, color, state, ...Object.fromEntries(typed.map((name) => [name, row[name]])) }
  })
}

export const rowsOfDraft = (
  drafted: readonly DraftRow[],
  saved: readonly VariantRow[],
): VariantRow[] => {
  const known = byKey(saved)
  return drafted.map((row) => ({
    ...(known.get(choiceKey(row)) ?? emptyRow(row.size, row.color)),
    ...row,
  }))
}
