import { GRID_COLUMNS, isSold, type GridColumn, type VariantRow } from './variant-rows.ts'

export const cellId = (index: number, column: GridColumn): string => `variant-${index}-${column}`

const focusCell = (index: number, column: GridColumn): void =>
  document.getElementById(cellId(index, column))?.focus()

/** Moves the focus to the cell below or above among sold variants; at a column's end to the next column. */
export const moveFocus = (
  rows: VariantRow[],
  [index, column]: [number, GridColumn],
  step: 1 | -1,
): void => {
  const places = rows.flatMap((row, at) => (isSold(row) ? [at] : []))
  const next = places[places.indexOf(index) + step]
  if (next !== undefined) return focusCell(next, column)
  const beside = GRID_COLUMNS[GRID_COLUMNS.indexOf(column) + step]
  const end = step === 1 ? places[0] : places.at(-1)
  if (beside !== undefined && end !== undefined) focusCell(end, beside)
}

const CELL = /^variants\.(\d+)\.(\w+)$/

/** Focuses the first cell with an error. */
export const focusFirstFault = (paths: string[]): void => {
  const [first] = paths
    .flatMap((path) => {
      const [, index, name] = CELL.exec(path) ?? []
      const column = GRID_COLUMNS.find((known) => known === name)
      return index && column ? [{ index: Number(index), column }] : []
    })
    .toSorted((one, other) => one.index - other.index)
  if (first) focusCell(first.index, first.column)
}
