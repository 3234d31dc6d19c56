import type { CsvLimits } from './csv-limits.ts'
import { plainHeading } from './find-columns.ts'
import { MAX_TITLE_ROWS, readCsv, type CsvRow } from './read-csv.ts'

const TOTAL =
  /^(?:(?:grand|sub|net|overall)[\s-]*)?totals?(?:\s+(?:amount|cod|remitted|paid|payable))?\s*(?:[:=(].*)?$|^(?:कुल|योग|एकूण|মোট|மொத்தம்)(?:\s.*)?$/iu

const FOOT =
  /^[*#©]|^(?:notes?\b|n\.?b\.?[\s:]|this is\b|page \d|generated\b|printed\b|report (?:generated|date|run)|end of\b|disclaimer\b|e\.? ?& ?o\.?|for (?:any )?quer|thank)/i

/** So many words are a sentence, not a value. */
const SENTENCE = 7

/** What was left out on purpose. */
export type LeftRows = { total: number; foot: number; empty: number }

export type CsvTable = {
  /** The row of the headings; undefined in an empty file. */
  head: CsvRow | undefined
  rows: CsvRow[]
  left: LeftRows
}

const filled = ({ cells }: CsvRow): string[] => cells.filter((cell) => cell !== '')

const isTotal = (row: CsvRow): boolean => TOTAL.test(filled(row)[0] ?? '')

const isFoot = (row: CsvRow): boolean => {
  const [only = '', ...others] = filled(row)
  return others.length === 0 && (FOOT.test(only) || only.split(' ').length >= SENTENCE)
}

/** The row with the most known headings, of those at the top; the first if none has any. */
const findHead = (rows: readonly CsvRow[], known: ReadonlySet<string>): number => {
  const counts = rows
    .slice(0, MAX_TITLE_ROWS)
    .map(({ cells }) => new Set(cells.map(plainHeading).filter((one) => known.has(one))).size)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

/**
 * Reads a table that others made: its headings may stand below title lines, and below its rows may be totals and notes.
 * `names` are the usual headings of its columns, in any case and punctuation.
 * @throws CsvError
 */
export const readTable = async (
  text: string,
  limits: CsvLimits,
  names: Iterable<string>,
): Promise<CsvTable> => {
  const known = new Set([...names].map(plainHeading))
  const all = await readCsv(text, limits, known)
  const place = findHead(all, known)
  const [head, ...below] = all.slice(place)
  const left: LeftRows = { total: 0, foot: 0, empty: 0 }
  if (!head) return { head, rows: [], left }
  const last = below.findLastIndex((row) => !isFoot(row))
  const rows = below.filter((row, at) => {
    if (at > last) left.foot += 1
    else if (isTotal(row)) left.total += 1
    else return true
    return false
  })
  left.empty = (below.at(-1)?.row ?? head.row) - head.row - below.length
  return { head, rows, left }
}
