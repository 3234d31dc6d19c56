/** How a cell begins that a spreadsheet would compute (OWASP, CSV injection); Excel takes the wide signs, too. */
const SIGNS = String.raw`=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20`

export const FORMULA_START = new RegExp(`^[${SIGNS}]`)

const QUOTED = new RegExp(`^'(?=[${SIGNS}])`)

/** Without the ' that is put before such a cell. */
export const unquotedCell = (cell: string): string => cell.replace(QUOTED, '')
