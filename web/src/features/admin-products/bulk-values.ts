import type { Product } from '@bartan/contract/product'
import { listOf } from './product-fields.ts'
import type { CsvColumn } from './csv-columns.ts'
import type { BulkRow } from './bulk-table.ts'

/** ₹1,299.50 as spreadsheets show it. 12,50 is not taken for 1250: a comma parts thousands or nothing. */
const NUMBER = /^₹?\s*(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d+)?$/

const numberOf = (text: string): unknown =>
  NUMBER.test(text) ? Number(text.replaceAll(/[₹,\s]/g, '')) : text

const YES_OR_NO = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
])

/** What is neither stays text, so that the schema says so. */
const truthOf = (text: string): unknown => YES_OR_NO.get(text.toLowerCase()) ?? text

/** An empty cell takes these away; of the other fields it leaves what is there. */
const CAN_BE_EMPTY = new Set<CsvColumn>(['collection', 'material', 'nameHi', 'descriptionHi'])

const imagesOf = (text: string, known: Product | undefined) =>
  text
    .split('|')
    .map((url) => url.trim())
    .filter((url) => url !== '')
    .map((url) => known?.images.find((image) => image.url === url) ?? { url, altText: '' })

/** What a cell says for its field; undefined where it says nothing. */
const valueOf = (column: CsvColumn, text: string, known: Product | undefined): unknown => {
  // The rest is text.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (column) {
    case 'price':
    case 'countInStock':
      return text === '' ? undefined : numberOf(text)
    case 'originalPrice':
      return text === '' ? null : numberOf(text)
    case 'returnable':
      return text === '' ? undefined : truthOf(text)
    case 'sizes':
    case 'colors':
      return listOf(text)
    case 'images':
      return imagesOf(text, known)
    default:
      return text === '' && !CAN_BE_EMPTY.has(column) ? undefined : text
  }
}

/** A row as the API takes it: the fields that it says something of. */
export const bulkValues = (
  { cells }: BulkRow,
  known: Product | undefined,
): Partial<Record<CsvColumn, unknown>> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([column, text]) => {
      const value = valueOf(column as CsvColumn, text, known)
      return value === undefined ? [] : [[column, value]]
    }),
  )
