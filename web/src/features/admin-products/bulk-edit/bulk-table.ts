import { unquotedCell } from '@bartan/contract/shared/formula'
import { t } from '../texts.ts'
import { CSV_COLUMNS } from './csv-columns.ts'
import type { CsvColumn } from './csv-columns.ts'

export type BulkRow = {
  /** Row number as a spreadsheet counts: the heading is row 1. */
  line: number
  /** Only the columns that the table has. */
  cells: Partial<Record<CsvColumn, string>>
}

export type BulkTable = {
  rows: BulkRow[]
  columns: CsvColumn[]
  /** Headings that name no field; their columns are ignored. */
  ignored: string[]
}

/** Other names that people use for the columns. */
const OTHER_NAMES: Record<string, CsvColumn> = {
  title: 'name',
  stock: 'countInStock',
  quantity: 'countInStock',
  size: 'sizes',
  colour: 'colors',
  colours: 'colors',
  color: 'colors',
  collections: 'collection',
  image: 'images',
  status: 'state',
}

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, '')

const BY_NAME = new Map<string, CsvColumn>([
  ...CSV_COLUMNS.map((column) => [plain(column), column] as const),
  ...Object.entries(OTHER_NAMES),
])

/** Our own export puts a ' before what a spreadsheet would take for a formula. */
const unescaped = (cell: string): string => unquotedCell(cell).trim()

/** The table in the pasted text, or the reason why it is not one. */
export const bulkTable = (cells: readonly string[][]): BulkTable | { fault: string } => {
  const [headings = [], ...lines] = cells
  const columns = headings.map((heading) => BY_NAME.get(plain(heading)))
  if (!columns.includes('sku'))
    return { fault: t('noSkuColumn', { columns: CSV_COLUMNS.join(', ') }) }
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  if (twice) return { fault: t('columnTwice', { name: twice }) }
  if (lines.length === 0) return { fault: t('noRows') }
  const rows = lines.map((line, index): BulkRow => {
    const known = columns.flatMap((column, at) =>
      column ? [[column, unescaped(line[at] ?? '')] as const] : [],
    )
    return { line: index + 2, cells: Object.fromEntries(known) }
  })
  return {
    rows,
    columns: columns.filter((column) => column !== undefined),
    ignored: headings.filter((heading, at) => !columns[at] && heading.trim() !== ''),
  }
}
