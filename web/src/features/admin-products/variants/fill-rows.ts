import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { readCsv } from '@bartan/contract/csv/read-csv'
import { typedAmount } from '@bartan/contract/shared/typed-amount'
import { isBlank } from '../form/typed-values.ts'
import { GRID_COLUMNS, isSold, type GridColumn, type VariantRow } from './variant-rows.ts'

const changeSold = (rows: VariantRow[], change: (row: VariantRow) => VariantRow): VariantRow[] =>
  rows.map((row) => (isSold(row) ? change(row) : row))

const firstValue = (rows: VariantRow[], column: GridColumn): string | undefined =>
  rows.find((row) => isSold(row) && !isBlank(row[column]))?.[column]

/** Copies the first value of a column to all rows. */
export const fillAll = (rows: VariantRow[], column: GridColumn): VariantRow[] => {
  const value = firstValue(rows, column)
  return value === undefined ? rows : changeSold(rows, (row) => ({ ...row, [column]: value }))
}

/** Copies the first value to all rows of the same size, because larger sizes cost more in every color. */
export const fillBySize = (rows: VariantRow[], column: GridColumn): VariantRow[] => {
  const values = new Map(
    rows.map(({ size }) => [
      size,
      firstValue(
        rows.filter((row) => row.size === size),
        column,
      ),
    ]),
  )
  return changeSold(rows, (row) => ({ ...row, [column]: values.get(row.size) ?? row[column] }))
}

/** Distributes units among the rows as evenly as whole units permit. */
export const distributeUnits = (rows: VariantRow[], units: number): VariantRow[] => {
  const count = rows.filter(isSold).length
  let place = 0
  return changeSold(rows, (row) => {
    const share = Math.floor(units / count) + (place < units % count ? 1 : 0)
    place += 1
    return { ...row, countInStock: String(share) }
  })
}

export const stockOf = (rows: VariantRow[]): number =>
  rows.filter(isSold).reduce((sum, row) => sum + (typedAmount(row.countInStock) ?? 0), 0)

/**
 * The cells on a spreadsheet's clipboard, each in its place.
 * @throws CsvError
 */
export const pastedCells = async (text: string): Promise<string[][]> => {
  // A single column has no tab that would tell the delimiter.
  const rows = await readCsv(`sep=\t\n${text}`, CSV_LIMITS.pasted)
  const cells = new Map(rows.map((one) => [one.row, one.cells]))
  const blank = rows[0]?.cells.map(() => '') ?? []
  return Array.from({ length: rows.at(-1)?.row ?? 0 }, (_, line) => cells.get(line + 1) ?? blank)
}

/** Pastes spreadsheet cells into the grid, to the right and downwards. */
export const pasteCells = (
  rows: VariantRow[],
  [from, column]: [index: number, column: GridColumn],
  table: readonly string[][],
): { rows: VariantRow[]; isCut: boolean } => {
  const columns = GRID_COLUMNS.slice(GRID_COLUMNS.indexOf(column))
  const places = rows.flatMap((row, index) => (index >= from && isSold(row) ? [index] : []))
  const linesOf = new Map(places.map((index, line) => [index, table[line] ?? []]))
  const pasted = rows.map((row, index) => {
    const cells = linesOf.get(index) ?? []
    const values = columns.flatMap((name, at) => {
      const cell = cells[at]
      return cell === undefined ? [] : [[name, cell] as const]
    })
    return { ...row, ...Object.fromEntries(values) }
  })
  const isCut = table.length > places.length || table.some((line) => line.length > columns.length)
  return { rows: pasted, isCut }
}
