import { cellDay } from '@bartan/contract/csv/read-cell'
import {
  COLUMNS,
  columnAt,
  fieldOf,
  isOfVariant,
  type Column,
} from '@bartan/contract/products/fields/fields'
import { skuKey } from '@bartan/contract/products/fields/sku'
import type { ImportFault } from '@bartan/contract/products/import-schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { OTHER_LANGUAGES } from '@bartan/contract/shop/languages'
import { invalidField } from '#domain/app-error.ts'
import { cutText } from '#domain/cut-text.ts'
import { faultOf } from '../../importing/draft.ts'
import { readTable, type Table, type TableRow } from '../../importing/table.ts'

/** Of the columns that the table has. */
export type Cells = ReadonlyMap<Column, string>

/** The rows of one product. */
export type Group = {
  row: number
  cells: Cells
  /** Of rows that name a variant; the first may be the product's own. */
  ofVariants: Cells[]
  faults: ImportFault[]
}

const refuse = (why: ReturnType<typeof reason>) => invalidField('csv', why)

/** The column at each place of the table; undefined where it is left out. */
const columnsOf = ({ headings, rows }: Table): (Column | undefined)[] => {
  const columns = headings.map((heading): Column | undefined => {
    const column = columnAt(heading)
    if (column !== 'unknown') return column
    const codes = OTHER_LANGUAGES.join(', ')
    throw refuse(reason('csv_column_language', { name: cutText(heading, 60), codes }))
  })
  if (!columns.includes('sku')) throw refuse(reason('csv_column_missing', { field: 'sku' }))
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  if (twice) throw refuse(reason('csv_column_twice', { name: twice }))
  if (rows.length === 0) throw refuse(reason('csv_no_rows'))
  return columns
}

const cellIn = (row: TableRow, column: Column): string => {
  const key = column.toLowerCase()
  return fieldOf(column).isLong ? row.text(key).trim() : row.cell(key).trim()
}

const SIZES: readonly Column[] = ['sizes', 'variantSize']

/** Excel takes a size such as 1/2 or 5-10 for a day. */
const spoiledSizes = ({ row }: TableRow, cells: Cells): ImportFault[] =>
  SIZES.flatMap((column) => {
    const day = (cells.get(column) ?? '')
      .split(',')
      .map((part) => part.trim())
      .find((part) => /^\d+[-/.]\d+[-/.]\d+/.test(part) && cellDay(part))
    return day === undefined
      ? []
      : [faultOf({ row, field: column }, reason('cell_became_date', { text: day }))]
  })

/** Whether a row says something of its product besides its SKU. */
const isOfProduct = (cells: Cells): boolean =>
  [...cells].some(([column, text]) => column !== 'sku' && !isOfVariant(column) && text !== '')

/** Rows of variants alone, such as an export has below the product's own, say nothing of the product. */
const withOwnCells = (group: Group): Group => {
  const rows = [group.cells, ...group.ofVariants]
  const own = rows.find(isOfProduct)
  const isSilent = own === undefined && group.ofVariants.length > 0
  const sku = [...group.cells].filter(([column]) => column === 'sku')
  return { ...group, cells: isSilent ? new Map(sku) : (own ?? group.cells) }
}

/** Reads a table of this shop's own columns, and joins the rows of a product. */
export const readBulkTable = async (csv: string) => {
  const table = await readTable(csv, COLUMNS)
  const columns = columnsOf(table)
  const known = columns.filter((column) => column !== undefined)
  // Bounded by the rows of a file.
  const bySku = new Map<string, Group>()
  const groups = table.rows.flatMap((row): Group[] => {
    const cells = new Map(known.map((column) => [column, cellIn(row, column)]))
    const faults = [
      ...row.faults().map((fault) => ({ ...fault, field: columnAt(fault.field) ?? fault.field })),
      ...spoiledSizes(row, cells),
    ]
    const isVariant = known.some((column) => isOfVariant(column) && cells.get(column) !== '')
    const ofVariants = isVariant ? [cells] : []
    const key = skuKey(cells.get('sku') ?? '')
    const group = bySku.get(key)
    if (group && isVariant) {
      group.ofVariants.push(...ofVariants)
      group.faults.push(...faults)
      return []
    }
    const first = { row: row.row, cells, ofVariants, faults }
    if (!group && key !== '') bySku.set(key, first)
    return [first]
  })
  const ignored = table.headings.filter((name, at) => name !== '' && columns[at] === undefined)
  return { groups: groups.map(withOwnCells), ignored, left: table.left }
}
