import { CSV_LIMITS, MAX_CELL } from '@bartan/contract/csv/csv-limits'
import { cellCode, isSpoiled } from '@bartan/contract/csv/read-cell'
import { CsvError } from '@bartan/contract/csv/read-csv'
import { readTable as readRows, type LeftRows } from '@bartan/contract/csv/read-table'
import { columnAt } from '@bartan/contract/products/fields/fields'
import type { ImportFault } from '@bartan/contract/products/import-schema'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError, invalidField } from '#domain/app-error.ts'
import { faultOf } from './draft.ts'

export type TableRow = {
  /** As in a spreadsheet: the first row is row 1. */
  row: number
  /** The value in the first of these columns that the file has; '' if it has none, or if the cell is faulty. */
  cell: (...columns: string[]) => string
  /** A cell with a code: as text, whatever a spreadsheet has put around it. */
  code: (...columns: string[]) => string
  /** A cell that may be long, or look spoiled: a product's text, a date. */
  text: (...columns: string[]) => string
  /** Of the cells that were read: too long, or spoiled by a spreadsheet. */
  faults: () => ImportFault[]
}

export type Table = {
  /** As they stand in the file. */
  headings: readonly string[]
  /** Column names in lower case. */
  columns: ReadonlySet<string>
  /** The file's own spelling of the first of these columns that it has; else the first name. */
  nameOf: (...columns: string[]) => string
  rows: TableRow[]
  left: LeftRows
}

const read = async (csv: string, names: Iterable<string>) => {
  if (Buffer.byteLength(csv) > CSV_LIMITS.import.bytes) {
    const max = CSV_LIMITS.import.bytes / 1000
    throw new AppError('payload_too_large', reason('csv_too_large', { max }))
  }
  try {
    return await readRows(csv, CSV_LIMITS.import, names)
  } catch (error) {
    throw error instanceof CsvError ? invalidField('csv', error.reason) : error
  }
}

const tooLong = ({ length: count }: string, max: number): PlainReason | undefined =>
  count > max ? reason('cell_too_long', { count, max }) : undefined

const spoiled = (text: string): PlainReason | undefined =>
  isSpoiled(text) ? reason('number_mangled', { text }) : undefined

/** Reads a file whose columns are found by name, in any case and order. */
export const readTable = async (csv: string, known: Iterable<string>): Promise<Table> => {
  const { head, rows, left } = await read(csv, known)
  const names = (head?.cells ?? []).map((name) => name.trim())
  /** Bounded by the columns of a file. */
  const places = new Map<string, number>()
  const keep = (key: string, place: number) => {
    if (key !== '' && !places.has(key)) places.set(key, place)
  }
  for (const [place, name] of names.entries()) keep(name.toLowerCase(), place)
  // The shop's own columns are known by other spellings, too.
  for (const [place, name] of names.entries()) keep((columnAt(name) ?? '').toLowerCase(), place)
  const placeOf = (columns: string[]) =>
    columns.map((column) => places.get(column)).find((place) => place !== undefined) ?? -1

  const rowOf = ({ row, cells }: { row: number; cells: string[] }): TableRow => {
    /** Bounded by the columns of a file. */
    const faults = new Map<number, ImportFault>()
    const at = (columns: string[], wrong: (text: string) => PlainReason | undefined): string => {
      const place = placeOf(columns)
      const text = cells[place] ?? ''
      const why = wrong(text)
      if (!why) return text
      faults.set(place, faultOf({ row, field: names[place] ?? '' }, why))
      return ''
    }
    const cell = (...columns: string[]) =>
      at(columns, (text) => tooLong(text, MAX_CELL.other) ?? spoiled(text))
    return {
      row,
      cell,
      code: (...columns) => cellCode(cell(...columns)),
      text: (...columns) => at(columns, (text) => tooLong(text, MAX_CELL.body)),
      faults: () => [...faults].toSorted(([one], [other]) => one - other).map(([, fault]) => fault),
    }
  }
  return {
    headings: names,
    columns: new Set(places.keys()),
    nameOf: (...columns) => names[placeOf(columns)] ?? columns[0] ?? '',
    rows: rows.map(rowOf),
    left,
  }
}
