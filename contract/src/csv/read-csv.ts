import type { ParseResult } from 'papaparse'
import type { PlainReason } from '../reasons/reason.ts'
import { reason } from '../reasons/reasons.ts'
import { MAX_CELL, type CsvLimits } from './csv-limits.ts'
import { plainHeading } from './find-columns.ts'
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

/** Rows that a report has above its headings, at most: its title, the shop, the period. */
export const MAX_TITLE_ROWS = 20

/** Of a spreadsheet's clipboard, Excel in many countries, most files, and some banks. */
const DELIMITERS = ['\t', ';', ',', '|'] as const

/** Characters in which the headings are looked for. */
const TOP = 20_000

/**
 * The delimiter by which a line at the top has the most of the known headings; without any, tabs, else the one that parts
 * the first line most often.
 */
const delimiterOf = (text: string, known: ReadonlySet<string>): string => {
  const lines = text.slice(0, TOP).split('\n', MAX_TITLE_ROWS)
  const headingsBy = (sign: string) =>
    lines.map(
      (line) =>
        new Set(
          line
            .split(sign)
            .map(plainHeading)
            .filter((one) => known.has(one)),
        ).size,
    )
  const [head = ''] = lines
  const scores = DELIMITERS.map((sign) => ({
    sign,
    headings: Math.max(...headingsBy(sign)),
    parts: sign === '\t' && head.includes(sign) ? Infinity : head.split(sign).length,
  }))
  const [best] = scores.toSorted(
    (one, other) => other.headings - one.headings || other.parts - one.parts,
  )
  return best && (best.headings > 0 || best.parts > 1) ? best.sign : ','
}

/** How others tell a spreadsheet that a cell is text: ="0012", and ' before a number. */
const AS_TEXT = /^="([^"]*)"$|^'([₹\d][₹\d,./ -]*)$/

const ofText = (cell: string): string => {
  const [, quoted, number] = AS_TEXT.exec(cell) ?? []
  return quoted ?? number ?? unquotedCell(cell)
}

/** A cell that is too long keeps one character more than it may have, so that whoever reads it sees that it is. */
const plainCell = (cell: string): string => {
  const plain = ofText(cell.trim()).trim()
  return plain.length > MAX_CELL.body ? plain.slice(0, MAX_CELL.body + 1) : plain
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).length

/** Refuses a file that is too large before parsing it. Callers that read from a disk know its size earlier. */
const refuseBytes = (bytes: number, { bytes: max }: CsvLimits): void => {
  if (bytes > max) throw new CsvError(reason('csv_too_large', { max: Math.floor(max / 1000) }))
}

/** Characters parsed without a break: some milliseconds, in which nothing else runs. */
const CHUNK = 250_000

const nextTurn = () => new Promise<void>((resolve) => void setTimeout(resolve))

/**
 * Reads a table with commas, semicolons, bars or tabs, without blank rows. Limits are checked row by row while parsing,
 * so that nothing beyond them is kept; other work goes on between its parts. `known` are plain headings that tell where
 * the table begins, and so its delimiter.
 * @throws CsvError that names the limit and the row
 */
export const readCsv = async (
  text: string,
  limits: CsvLimits,
  known: ReadonlySet<string> = new Set(),
): Promise<CsvRow[]> => {
  refuseBytes(sizeOf(text), limits)
  const papa = await load()
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const delimiterLine = TOLD_DELIMITER.exec(plain)
  const table = delimiterLine ? plain.slice(delimiterLine[0].length) : plain
  const blank = /^\n*/.exec(table)?.[0].length ?? 0
  const until = performance.now() + limits.milliseconds
  const rows: CsvRow[] = []
  let cells = 0
  let row = blank

  const faultOf = (columns: number, isDamaged: boolean): PlainReason | undefined => {
    if (isDamaged) return reason('csv_damaged', { row })
    if (columns > limits.columns)
      return reason('csv_too_many_columns', { row, count: columns, max: limits.columns })
    if (rows.length > limits.rows) return reason('csv_too_many_rows', { max: limits.rows })
    return cells + columns > limits.cells
      ? reason('csv_too_many_cells', { max: limits.cells })
      : undefined
  }

  const body = table.slice(blank).trimEnd()
  const parser = new papa.Parser({
    delimiter: delimiterLine?.[1] ?? delimiterOf(body, known),
    newline: '\n',
  })
  let [at, size] = [0, CHUNK]
  while (at < body.length) {
    if (performance.now() > until) throw new CsvError(reason('csv_too_slow'))
    const isLast = at + size >= body.length
    const part = body.slice(at, at + size)
    const { data, errors, meta } = parser.parse(part, 0, !isLast) as ParseResult<string[]>
    const damaged = new Set(errors.flatMap((error) => (error.type === 'Quotes' ? error.row : [])))
    for (const [place, found] of data.entries()) {
      row += 1
      if (found.every((cell) => cell.trim() === '')) continue
      const fault = faultOf(found.length, damaged.has(place))
      if (fault) throw new CsvError(fault)
      cells += found.length
      rows.push({ row, cells: found.map(plainCell) })
    }
    if (isLast) break
    // A row that is longer than a part is read again, with twice as much: so it costs what it is long.
    size = meta.cursor === 0 ? 2 * size : CHUNK
    at += meta.cursor
    await nextTurn()
  }
  return rows
}
