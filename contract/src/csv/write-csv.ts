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

const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A ' marks a text that a spreadsheet would take for a formula. */
const guarded = (text: string): string =>
  FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text

const linesOf = (rows: readonly Row[], cellOf: (text: string) => string): string =>
  rows.map((row) => `${row.map((cell) => quoted(cellOf(String(cell)))).join(',')}\r\n`).join('')

/** CSV that only machines read: every value as it is. */
export const machineCsv = (rows: readonly Row[]): string => linesOf(rows, (text) => text)

/** CSV by RFC 4180, without the mark of byte order, for programs such as the government's. */
export const csvText = (rows: readonly Row[]): string => linesOf(rows, guarded)

/** CSV for people, who open it in a spreadsheet. */
export const csvFile = (rows: readonly Row[]): string => BYTE_ORDER_MARK + csvText(rows)
