import type { Product } from '@bartan/contract/products/schema'
import { listOf, numberOf } from '../form/typed-values.ts'
import { SET_BY_VARIANTS } from './csv-columns.ts'
import type { CsvColumn, ProductColumn } from './csv-columns.ts'
import { LEGAL_COLUMNS } from './legal-columns.ts'
import type { BulkRow } from './bulk-table.ts'

/** In the admin area's languages. */
const YES_OR_NO = new Map([
  ['yes', true],
  ['true', true],
  ['हाँ', true],
  ['हां', true],
  ['no', false],
  ['false', false],
  ['नहीं', false],
])

/** Other text is kept, so that the schema reports it. */
const truthOf = (text: string): unknown =>
  YES_OR_NO.get(text.normalize('NFC').toLowerCase()) ?? text

const partsOf = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Parses `Capacity: 1.5 L | Weight: 300 g`; the schema reports a fact without a value. */
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

/** An empty cell leaves the field unchanged. */
const ifSaid =
  (read: (text: string) => unknown): Read =>
  (text) =>
    text === '' ? undefined : read(text)

const plain = ifSaid((text) => text)
const number = ifSaid(numberOf)

/** Parses a cell for its field; undefined leaves the field unchanged. The compiler requires each new field here. */
const READ: Record<ProductColumn, Read> = {
  sku: plain,
  name: plain,
  description: plain,
  category: plain,
  brand: plain,
  // An empty cell clears these fields.
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

/** Columns parsed in separate files: variant-columns.ts, text-columns.ts and legal-columns.ts. */
const isReadApart = (column: string): boolean =>
  column.startsWith('variant') ||
  column.includes(':') ||
  LEGAL_COLUMNS.some((known) => known === column)

/**
 * A row in the API's form, with only the fields that it sets. For products with variants, an empty cell clears no
 * field that variants set.
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
