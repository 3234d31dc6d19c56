/**
 * First characters of cells that a spreadsheet would compute (OWASP, CSV injection). Excel also takes the full-width
 * signs.
 */
const SIGNS = String.raw`=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20`

const FORMULA_START = new RegExp(`^[${SIGNS}]`)

const QUOTED = new RegExp(`^'(?=[${SIGNS}])`)

/** Removes the ' before such a cell. */
export const unquotedCell = (cell: string): string => cell.replace(QUOTED, '')

/** Excel recognizes a UTF-8 file only by this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

export type Row = readonly (string | number)[]

const NUMBER = /^-?\d+(\.\d+)?$/

const quoted = (cell: string | number): string => {
  const text = String(cell)
  // A ' marks a text that a spreadsheet would take for a formula.
  const safe = FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** CSV by RFC 4180, for programs such as the government's. */
export const csvText = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')

/** CSV for people, who open it in a spreadsheet. */
export const csvFile = (rows: readonly Row[]): string => BYTE_ORDER_MARK + csvText(rows)
