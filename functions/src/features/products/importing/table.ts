import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { CsvError, readCsv } from '@bartan/contract/csv/read-csv'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError, invalidField } from '#domain/app-error.ts'

export type TableRow = {
  /** As in a spreadsheet: the header is row 1. */
  row: number
  /** The value in the first of these columns that the file has; '' if it has none. */
  cell: (...columns: string[]) => string
}

export type Table = {
  /** Column names in lower case. */
  columns: ReadonlySet<string>
  /** The file's own spelling of the first of these columns that it has; else the first name. */
  nameOf: (...columns: string[]) => string
  rows: TableRow[]
}

const read = async (csv: string) => {
  if (Buffer.byteLength(csv) > CSV_LIMITS.import.bytes) {
    const max = CSV_LIMITS.import.bytes / 1000
    throw new AppError('payload_too_large', reason('csv_too_large', { max }))
  }
  try {
    return await readCsv(csv, CSV_LIMITS.import)
  } catch (error) {
    throw error instanceof CsvError ? invalidField('csv', error.reason) : error
  }
}

/** Reads a file whose columns are found by name, in any case and order. */
export const readTable = async (csv: string): Promise<Table> => {
  const [head, ...rows] = await read(csv)
  const names = (head?.cells ?? []).map((name) => name.trim())
  /** Bounded by the columns of a file. */
  const places = new Map<string, number>()
  for (const [place, name] of names.entries()) {
    const key = name.toLowerCase()
    if (key !== '' && !places.has(key)) places.set(key, place)
  }
  const placeOf = (columns: string[]) =>
    columns.map((column) => places.get(column)).find((place) => place !== undefined)
  return {
    columns: new Set(places.keys()),
    nameOf: (...columns) => names[placeOf(columns) ?? -1] ?? columns[0] ?? '',
    rows: rows.map(({ row, cells }) => ({
      row,
      cell: (...columns) => cells[placeOf(columns) ?? -1] ?? '',
    })),
  }
}
