import { reason } from '../reasons/reasons.ts'
import type { PlainReason } from '../reasons/reason.ts'
import type { CsvLimits } from './csv-limits.ts'
import { unquotedCell } from './write-csv.ts'

/** Loaded when a file is read: few calls and pages need it. */
const load = () => import('papaparse').then((module) => module.default)

export type CsvRow = {
  /** As a spreadsheet counts: the head is row 1. */
  row: number
  cells: string[]
}

export class CsvError extends Error {
  override readonly name = 'CsvError'
  readonly reason: PlainReason

  constructor(why: PlainReason) {
    super(why.message)
    this.reason = why
  }
}

/** Excel's own first line, by which it knows the delimiter again; it is no row. */
const TOLD_DELIMITER = /^sep=([,;\t])\n/i

/** By the head: tabs, which spreadsheets copy; else semicolons, as Excel writes in many countries, or commas. */
const delimiterOf = (text: string): string => {
  const [head = ''] = text.split('\n', 1)
  if (head.includes('\t')) return '\t'
  return head.split(';').length > head.split(',').length ? ';' : ','
}

/** Spreadsheets put a ' before what they would otherwise compute. */
const plainCell = (cell: string): string => unquotedCell(cell.trim()).trim()

const sizeOf = (text: string): number => new TextEncoder().encode(text).length

/** A file that is too large is told before any of it is parsed; bytes are known earlier where it is read from a disk. */
const refuseBytes = (bytes: number, { bytes: max }: CsvLimits): void => {
  if (bytes > max) throw new CsvError(reason('csv_too_large', { max: Math.floor(max / 1000) }))
}

/**
 * The rows of a table with commas, semicolons or tabs, without those that are blank. Rows are looked at one by one as
 * they are parsed, and nothing is made of what is beyond the limits. Throws a CsvError that names the limit and the row.
 */
export const readCsv = async (text: string, limits: CsvLimits): Promise<CsvRow[]> => {
  refuseBytes(sizeOf(text), limits)
  const papa = await load()
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const told = TOLD_DELIMITER.exec(plain)
  const table = told ? plain.slice(told[0].length) : plain
  const blank = /^\n*/.exec(table)?.[0].length ?? 0
  const until = performance.now() + limits.milliseconds
  const rows: CsvRow[] = []
  let cells = 0
  let fault: PlainReason | undefined

  const faultOf = (row: number, columns: number, isDamaged: boolean): PlainReason | undefined => {
    if (isDamaged) return reason('csv_damaged', { row })
    if (columns > limits.columns)
      return reason('csv_too_many_columns', { row, count: columns, max: limits.columns })
    if (rows.length > limits.rows) return reason('csv_too_many_rows', { max: limits.rows })
    if (cells + columns > limits.cells) return reason('csv_too_many_cells', { max: limits.cells })
    return performance.now() > until ? reason('csv_too_slow') : undefined
  }

  let row = 0
  papa.parse<string[]>(table.slice(blank), {
    delimiter: told?.[1] ?? delimiterOf,
    newline: '\n',
    step: ({ data, errors }, parser) => {
      row += 1
      if (data.every((cell) => cell.trim() === '')) return
      fault = faultOf(
        row,
        data.length,
        errors.some(({ type }) => type === 'Quotes'),
      )
      if (fault) return parser.abort()
      cells += data.length
      rows.push({ row, cells: data.map(plainCell) })
    },
  })
  if (fault) throw new CsvError(fault)
  return rows
}
