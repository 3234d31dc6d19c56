import { FORMULA_START } from '../shared/formula.ts'

export type Row = (string | number)[]

const quoted = (cell: string | number): string => {
  const text = String(cell)
  // A cell that a spreadsheet would take for a formula is told to be text.
  const safe = FORMULA_START.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180. */
export const csvText = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
