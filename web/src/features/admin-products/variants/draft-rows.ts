import { choiceKey } from '@bartan/contract/products/variants'
import { GRID_COLUMNS, emptyRow, isSold } from './variant-rows.ts'
import type { VariantRow } from './variant-rows.ts'

/** A row as a draft stores it: without what was saved, which others may have changed when it is put back. */
export type DraftRow = Partial<VariantRow> & Pick<VariantRow, 'size' | 'color'>

const byKey = (rows: readonly VariantRow[]) => new Map(rows.map((row) => [choiceKey(row), row]))

type DraftOptions = {
  saved: readonly VariantRow[]
  /** Not of variants that are being sold: put back later, it would undo the sales. */
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
