import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { findColumns } from '@bartan/contract/csv/find-columns'
import { readTable } from '@bartan/contract/csv/read-table'

/** Tells whether pasted text contains several spreadsheet cells; a single one is pasted as plain text. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.trim())

export type PastedRow<Field extends string> = { row: number } & Record<Field, string>

/**
 * Reads what a spreadsheet puts on the clipboard. `names` are the usual headings of each column; a column that no
 * heading names is the one in the order of the fields.
 * @throws CsvError
 */
export const pastedRows = async <Field extends string>(
  text: string,
  names: Readonly<Record<Field, readonly string[]>>,
): Promise<PastedRow<Field>[]> => {
  const fields = Object.keys(names) as Field[]
  const usual = Object.values<readonly string[]>(names).flat()
  const { head, rows } = await readTable(text, CSV_LIMITS.pasted, usual)
  if (!head) return []
  const found = findColumns(head.cells, names)
  const hasHead = fields.some((field) => found[field] !== undefined)
  const placeOf = (field: Field, order: number): number =>
    found[field] ?? (hasHead && head.cells[order] ? -1 : order)
  return (hasHead ? rows : [head, ...rows]).map(({ row, cells }) => {
    const read = fields.map((field, order) => [field, cells[placeOf(field, order)] ?? ''])
    return { ...(Object.fromEntries(read) as Record<Field, string>), row }
  })
}
