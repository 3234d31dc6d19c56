import type { Product } from '@bartan/contract/products/schema'
import { listOf, numberOf } from '../form/typed-values.ts'
import { SET_BY_VARIANTS } from './csv-columns.ts'
import type { CsvColumn, ProductColumn } from './csv-columns.ts'
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

type Read = (text: string, known: Product | undefined) => unknown

/** An empty cell says nothing. */
const ifSaid =
  (read: (text: string) => unknown): Read =>
  (text) =>
    text === '' ? undefined : read(text)

const plain = ifSaid((text) => text)
const number = ifSaid(numberOf)

/** A cell's value for its field; undefined if it says nothing. The compiler asks for a new field. */
const READ: Record<ProductColumn, Read> = {
  sku: plain,
  name: plain,
  description: plain,
  category: plain,
  brand: plain,
  // An empty cell clears them.
  collection: (text) => text,
  material: (text) => text,
  price: number,
  originalPrice: (text) => (text === '' ? null : numberOf(text)),
  countInStock: number,
  countInStockWas: number,
  returnable: ifSaid(truthOf),
  sizes: listOf,
  colors: listOf,
  facts: factsOf,
  state: ifSaid((text) => text.toLowerCase()),
  images: imagesOf,
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
      const value = READ[column as ProductColumn](text, known)
      return value === undefined ? [] : [[column, value]]
    }),
  )
