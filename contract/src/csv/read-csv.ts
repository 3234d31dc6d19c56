import { reason } from '../reasons/reasons.ts'
import type { PlainReason } from '../reasons/reason.ts'
import type { CsvLimits } from './csv-limits.ts'
import { unquotedCell } from './write-csv.ts'

/** Loaded at first use: few calls and pages read CSV files. */
const load = () => import('papaparse').then((module) => module.default)

export type CsvRow = {
  /** As in a spreadsheet: the header is row 1. */
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

/** Excel's own first line, which names the delimiter. It isn't a row. */
const TOLD_DELIMITER = /^sep=([,;\t])\n/i

/**
 * Detects the delimiter in the header: tabs (pasted from spreadsheets), semicolons (Excel in many countries), or
 * commas.
 */
const delimiterOf = (text: string): string => {
  const [head = ''] = text.split('\n', 1)
  if (head.includes('\t')) return '\t'
  return head.split(';').length > head.split(',').length ? ';' : ','
}

/** Removes the ' that spreadsheets put before text that looks like a formula. */
const plainCell = (cell: string): string => unquotedCell(cell.trim()).trim()

const sizeOf = (text: string): number => new TextEncoder().encode(text).length

/** Refuses a file that is too large before parsing it. Callers that read from a disk know its size earlier. */
const refuseBytes = (bytes: number, { bytes: max }: CsvLimits): void => {
  if (bytes > max) throw new CsvError(reason('csv_too_large', { max: Math.floor(max / 1000) }))
}

/**
 * Reads a table with commas, semicolons or tabs, without blank rows. Limits are checked row by row while parsing, so
 * that nothing beyond them is kept.
 * @throws CsvError that names the limit and the row
 */
export const readCsv = async (text: string, limits: CsvLimits): Promise<CsvRow[]> => {
  refuseBytes(sizeOf(text), limits)
  const papa = await load()
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const delimiterLine = TOLD_DELIMITER.exec(plain)
  const table = delimiterLine ? plain.slice(delimiterLine[0].length) : plain
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
    delimiter: delimiterLine?.[1] ?? delimiterOf,
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
