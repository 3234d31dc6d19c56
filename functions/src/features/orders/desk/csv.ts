import { reason } from '@bartan/contract/reasons/reasons'
import { FORMULA_START, unquotedCell } from '@bartan/contract/shared/formula'
import { invalidField } from '#domain/app-error.ts'

/** Loaded when a file is read or written: no other call needs it. */
const load = () => import('papaparse').then((module) => module.default)

/** Excel recognizes a UTF-8 file only by this mark. */
const BYTE_ORDER_MARK = '\uFEFF'

export type CsvRow = {
  /** As a spreadsheet counts: the head is row 1. */
  row: number
  cells: Record<string, string>
}

const nameOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')

/** Spreadsheets put a ' before what they would otherwise compute. */
const plainCell = (cell: string): string => unquotedCell(cell.trim()).trim()

/** Rows by the names of their columns, in any order and case. Throws if the file is none, or lacks one of `needed`. */
export const parseTable = async (
  text: string,
  { needed, most }: { needed: readonly string[]; most: number },
): Promise<CsvRow[]> => {
  const papa = await load()
  const { data, errors } = papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ''))
  if (errors.some(({ type }) => type === 'Quotes'))
    throw invalidField('body', reason('csv_damaged'))
  const [head = [], ...lines] = data
  const names = head.map(nameOf)
  for (const field of needed)
    if (!names.includes(field)) throw invalidField('body', reason('csv_column_missing', { field }))
  const rows = lines
    .map((line, index) => ({
      row: index + 2,
      cells: Object.fromEntries(names.map((name, at) => [name, plainCell(line[at] ?? '')])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''))
  if (rows.length > most)
    throw invalidField('body', reason('field_too_many_lines', { field: 'body', max: most }))
  return rows
}

/** `escapeFormulae`: a customer's name is not a formula (OWASP, CSV injection). */
export const writeTable = async (
  fields: readonly string[],
  data: readonly (readonly (string | number)[])[],
): Promise<string> => {
  const papa = await load()
  const table = { fields: [...fields], data: data.map((row) => [...row]) }
  return BYTE_ORDER_MARK + papa.unparse(table, { escapeFormulae: FORMULA_START })
}
