import type { Product } from '@bartan/contract/products/schema'
import { listOf, numberOf } from '../form/typed-values.ts'
import { SET_BY_VARIANTS } from './csv-columns.ts'
import type { CsvColumn } from './csv-columns.ts'
import { LEGAL_COLUMNS } from './legal-columns.ts'
import type { BulkRow } from './bulk-table.ts'

/** In the languages that the admin area is in. */
const YES_OR_NO = new Map([
  ['yes', true],
  ['true', true],
  ['हाँ', true],
  ['हां', true],
  ['no', false],
  ['false', false],
  ['नहीं', false],
])

/** Anything else stays text, so that the schema complains about it. */
const truthOf = (text: string): unknown =>
  YES_OR_NO.get(text.normalize('NFC').toLowerCase()) ?? text

/** Fields that an empty cell clears; any other field keeps its value. */
const CAN_BE_EMPTY = new Set<CsvColumn>(['collection', 'material'])

const partsOf = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `Capacity: 1.5 L | Weight: 300 g`; without a value the schema complains. */
const factsOf = (text: string) =>
  partsOf(text).map((part) => {
    const [name = '', ...value] = part.split(':')
    return { name: name.trim(), value: value.join(':').trim() }
  })

const imagesOf = (text: string, known: Product | undefined) =>
  partsOf(text).map(
    (url) => known?.images.find((image) => image.url === url) ?? { url, altText: '' },
  )

/** A cell's value for its field; undefined if it says nothing. */
const valueOf = (column: CsvColumn, text: string, known: Product | undefined): unknown => {
  // The rest is text.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (column) {
    case 'price':
    case 'countInStock':
    case 'countInStockWas':
      return text === '' ? undefined : numberOf(text)
    case 'originalPrice':
      return text === '' ? null : numberOf(text)
    case 'returnable':
      return text === '' ? undefined : truthOf(text)
    case 'sizes':
    case 'colors':
      return listOf(text)
    case 'facts':
      return factsOf(text)
    case 'state':
      return text === '' ? undefined : text.toLowerCase()
    case 'images':
      return imagesOf(text, known)
    default:
      return text === '' && !CAN_BE_EMPTY.has(column) ? undefined : text
  }
}

/** Columns that are read by files of their own: variant-columns.ts, text-columns.ts and legal-columns.ts. */
const isReadApart = (column: string): boolean =>
  column.startsWith('variant') ||
  column.includes(':') ||
  LEGAL_COLUMNS.some((known) => known === column)

/**
 * A row as the API expects it: only the fields that the row sets. Beside variants, an empty cell does not clear what
 * they say.
 */
export const bulkValues = (
  { cells }: BulkRow,
  known: Product | undefined,
  hasVariants: boolean,
): Partial<Record<CsvColumn, unknown>> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([column, text]) => {
      if (isReadApart(column)) return []
      if (hasVariants && text === '' && SET_BY_VARIANTS.has(column)) return []
      const value = valueOf(column as CsvColumn, text, known)
      return value === undefined ? [] : [[column, value]]
    }),
  )
