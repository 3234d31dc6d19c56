import { CSV_LIMITS } from '@bartan/contract/csv/csv-limits'
import { CsvError, readCsv } from '@bartan/contract/csv/read-csv'
import type { CsvRow } from '@bartan/contract/csv/read-csv'
import { translateReason } from '#i18n/translate.ts'
import { textIn } from '../texts.ts'
import { OTHER_LANGUAGES } from '@bartan/contract/shop/languages'
import { CSV_COLUMNS, csvColumns } from './csv-columns.ts'
import { textColumnAt } from './text-columns.ts'
import type { CsvColumn } from './csv-columns.ts'
import type { Language } from '@bartan/contract/shop/languages'
import type { Shop } from '#lib/shop-settings.ts'

export type BulkRow = {
  /** Row number as in a spreadsheet: the heading is row 1. */
  line: number
  /** Only columns that the table has. */
  cells: Partial<Record<CsvColumn, string>>
}

export type BulkTable = {
  rows: BulkRow[]
  columns: CsvColumn[]
  /** Unknown headings, whose columns are ignored. */
  ignored: string[]
}

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

const columnAt = (heading: string): CsvColumn | undefined => {
  const named = textColumnAt(heading)
  return named === undefined || named === 'unknown' ? BY_NAME.get(plain(heading)) : named
}

type Fault = { fault: string }

/** Parses rows of cells, or returns the reason why they aren't a valid table. */
export const bulkTable = (
  language: Language,
  shop: Shop,
  [head, ...lines]: readonly CsvRow[],
): BulkTable | Fault => {
  const headings = head?.cells ?? []
  const unknown = headings.find((heading) => textColumnAt(heading) === 'unknown')
  if (unknown !== undefined)
    return {
      fault: textIn(language, 'columnLanguage', {
        name: unknown,
        codes: OTHER_LANGUAGES.join(', '),
      }),
    }
  const columns = headings.map(columnAt)
  if (!columns.includes('sku'))
    return { fault: textIn(language, 'noSkuColumn', { columns: csvColumns(shop).join(', ') }) }
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  if (twice) return { fault: textIn(language, 'columnTwice', { name: twice }) }
  if (lines.length === 0) return { fault: textIn(language, 'noRows') }
  const rows = lines.map(({ row, cells }): BulkRow => {
    const known = columns.flatMap((column, at) =>
      column ? [[column, cells[at] ?? ''] as const] : [],
    )
    return { line: row, cells: Object.fromEntries(known) }
  })
  return {
    rows,
    columns: columns.filter((column) => column !== undefined),
    ignored: headings.filter((heading, at) => !columns[at] && heading.trim() !== ''),
  }
}

/** Parses pasted text, or returns the reason why it isn't a valid table. */
export const readBulkTable = async (
  language: Language,
  shop: Shop,
  text: string,
): Promise<BulkTable | Fault> => {
  try {
    return bulkTable(language, shop, await readCsv(text, CSV_LIMITS.products))
  } catch (error) {
    if (error instanceof CsvError) return { fault: translateReason(language, error.reason) }
    throw error
  }
}
