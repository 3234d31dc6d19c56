import type { Parser, ParseResult } from 'papaparse'
import { reason } from '../reasons/reasons.ts'
import type { PlainReason } from '../reasons/reason.ts'
import { MAX_CELL } from './csv-limits.ts'
import type { CsvLimits } from './csv-limits.ts'
import { unquotedCell } from './write-csv.ts'

/** Loaded at first use: few calls and pages read CSV files. */
const load = () => import('papaparse').then((module) => module.default)

export type CsvRow = {
  /** As in a spreadsheet: the first row is row 1. */
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
const TOLD_DELIMITER = /^sep=([,;\t|])\n/i

/**
 * Detects the delimiter in the header: tabs (pasted from spreadsheets), semicolons (Excel in many countries), bars, or
 * commas.
 */
const delimiterOf = (text: string): string => {
  const [head = ''] = text.split('\n', 1)
  if (head.includes('\t')) return '\t'
  const counts = [';', ',', '|'].map((sign): [string, number] => [sign, head.split(sign).length])
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best), [',', 1])[0]
}

/** A cell that is too long keeps one character more than it may have, so that whoever reads it sees that it is. */
const plainCell = (cell: string): string => {
  const plain = unquotedCell(cell.trim()).trim()
  return plain.length > MAX_CELL.body ? plain.slice(0, MAX_CELL.body + 1) : plain
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).length

/** Refuses a file that is too large before parsing it. Callers that read from a disk know its size earlier. */
const refuseBytes = (bytes: number, { bytes: max }: CsvLimits): void => {
  if (bytes > max) throw new CsvError(reason('csv_too_large', { max: Math.floor(max / 1000) }))
}

/** Characters parsed without a break: some milliseconds, in which nothing else runs. */
const CHUNK = 250_000

/**
 * Reads a table with commas, semicolons, bars or tabs, without blank rows. Limits are checked row by row while parsing,
 * so that nothing beyond them is kept; other work goes on between its parts.
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
  let row = 0

  const faultOf = (columns: number, isDamaged: boolean): PlainReason | undefined => {
    if (isDamaged) return reason('csv_damaged', { row })
    if (columns > limits.columns)
      return reason('csv_too_many_columns', { row, count: columns, max: limits.columns })
    if (rows.length > limits.rows) return reason('csv_too_many_rows', { max: limits.rows })
    if (cells + columns > limits.cells) return reason('csv_too_many_cells', { max: limits.cells })
    return performance.now() > until ? reason('csv_too_slow') : undefined
  }

  const { promise, resolve, reject } = Promise.withResolvers<CsvRow[]>()
  papa.parse<string[]>(table.slice(blank), {
    delimiter: delimiterLine?.[1] ?? delimiterOf,
    newline: '\n',
    chunkSize: CHUNK,
    chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
      const damaged = new Set(errors.flatMap((error) => (error.type === 'Quotes' ? error.row : [])))
      for (const [place, found] of data.entries()) {
        row += 1
        if (found.every((cell) => cell.trim() === '')) continue
        const fault = faultOf(found.length, damaged.has(place))
        if (fault) {
          reject(new CsvError(fault))
          return parser.abort()
        }
        cells += found.length
        rows.push({ row, cells: found.map(plainCell) })
      }
      parser.pause()
      setTimeout(() => parser.resume())
    },
    complete: () => resolve(rows),
  })
  return promise
}
