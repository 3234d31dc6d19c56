import { FORMULA_START } from './formula.ts'

/** Excel recognizes a UTF-8 file only by this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

export type Row = readonly (string | number)[]

const NUMBER = /^-?\d+(\.\d+)?$/

const quoted = (cell: string | number): string => {
  const text = String(cell)
  // A cell that a spreadsheet would take for a formula is told to be text.
  const safe = FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180, for programs such as the government's. */
export const csvText = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')

/** The same for people, who open it in a spreadsheet. */
export const csvFile = (rows: readonly Row[]): string => BYTE_ORDER_MARK + csvText(rows)
