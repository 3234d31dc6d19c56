import { FORMULA_START } from '@bartan/contract/shared/formula'

/** Reading and writing of CSV by Papa Parse, which is loaded when a file is read or written. */

const load = () => import('papaparse').then((module) => module.default)

/** Excel recognizes a UTF-8 file only by this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows of cells; the separator (comma, semicolon, or tab, which spreadsheets copy) is detected from the text. */
export const readCsv = async (text: string): Promise<string[][]> => {
  const papa = await load()
  const { data } = papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, '').trim(), {
    skipEmptyLines: 'greedy',
  })
  return data
}

/**
 * `escapeFormulae` puts a ' before a cell that a spreadsheet would compute: a product's name is not a formula (OWASP,
 * CSV injection).
 */
export const writeCsv = async (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<string> => {
  const papa = await load()
  const table = { fields: [...columns], data: rows.map((row) => [...row]) }
  return BYTE_ORDER_MARK + papa.unparse(table, { escapeFormulae: FORMULA_START })
}
