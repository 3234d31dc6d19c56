import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import type { CsvRow } from '@bartan/contract/csv/read-csv'
import { readTable } from '@bartan/contract/csv/read-table'
import { csvText } from '@bartan/contract/csv/write-csv'
import { PRODUCT_HEADINGS } from '@bartan/contract/products/fields/product-headings'

/** A parsed file; `row` is the server's row number. */
export type FileTable = { head: string[]; rows: CsvRow[] }

/** @throws CsvError if the file can't be read */
export const readFileTable = async (csv: string): Promise<FileTable> => {
  const { head, rows } = await readTable(csv, CSV_LIMITS.import, PRODUCT_HEADINGS)
  return { head: (head?.cells ?? []).map((name) => name.trim()), rows }
}

/** Keeps empty rows, so that row numbers match the seller's own file. */
const written = (head: readonly string[], rows: readonly CsvRow[]): string => {
  const all: (readonly string[])[] = [head]
  for (const { row, cells } of rows) {
    while (all.length < row - 1) all.push([])
    all.push(cells)
  }
  return csvText(all)
}

/** A cell's text; undefined if there is no such cell. */
export const cellAt = ({ head, rows }: FileTable, row: number, column: string) => {
  const place = head.indexOf(column)
  const found = rows.find((one) => one.row === row)
  return place === -1 || !found ? undefined : (found.cells[place] ?? '')
}

export type CellChange = { row: number; column: string; value: string }

export const withCells = ({ head, rows }: FileTable, changes: readonly CellChange[]): string => {
  const values = new Map(changes.map(({ row, column, value }) => [`${row} ${column}`, value]))
  return written(
    head,
    rows.map(({ row, cells }) => ({
      row,
      cells: head.map((column, place) => {
        // Of several columns with the same name the first counts, as on the server.
        const isMeant = head.indexOf(column) === place
        return (isMeant ? values.get(`${row} ${column}`) : undefined) ?? cells[place] ?? ''
      }),
    })),
  )
}

/** The file with this shop's column names; columns without one are left out. */
export const underColumns = ({ head, rows }: FileTable, chosen: readonly string[]): string => {
  const places = head.flatMap((_, place) => (chosen[place] ? [place] : []))
  return written(
    places.map((place) => chosen[place] ?? ''),
    rows.map(({ row, cells }) => ({ row, cells: places.map((place) => cells[place] ?? '') })),
  )
}
