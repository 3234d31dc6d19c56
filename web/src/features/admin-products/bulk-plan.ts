import {
  newProductSchema,
  ORIGINAL_PRICE_MESSAGE,
  productChangeSchema,
} from '@bartan/contract/product-input'
import type { Product } from '@bartan/contract/product'
import { bulkValues } from './bulk-values.ts'
import { inWords } from './product-fields.ts'
import { skuKey } from './sku-key.ts'
import type { BulkRow } from './bulk-table.ts'

export type FieldChange = { field: string; from: unknown; to: unknown }

/** What a row would do, worked out before anything is written. */
export type PlannedRow = { line: number; sku: string; name: string } & (
  | { kind: 'new' | 'changed'; send: Record<string, unknown>; changes: FieldChange[] }
  | { kind: 'unchanged' }
  | { kind: 'faulty'; faults: string[] }
)

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]

const wordsOf = (issues: Issues): string[] => [
  ...new Set(issues.map(({ path, message }) => inWords(String(path[0]), message))),
]

/** As they are stored: an empty text counts as none, and a product is returnable unless it says otherwise. */
const settled = (field: string, value: unknown): unknown => {
  if (field === 'returnable') return value ?? true
  return value === '' ? null : (value ?? null)
}

const isSame = (field: string, one: unknown, other: unknown): boolean =>
  JSON.stringify(settled(field, one)) === JSON.stringify(settled(field, other))

const changesOf = (known: Product, values: object): FieldChange[] =>
  Object.entries(values).flatMap(([field, to]) => {
    const from: unknown = known[field as keyof Product]
    return isSame(field, from, to) ? [] : [{ field, from, to }]
  })

const planKnown = (row: BulkRow, known: Product): PlannedRow => {
  const place = { line: row.line, sku: known.sku, name: known.name }
  const { sku: _sku, ...values } = bulkValues(row, known)
  const checked = productChangeSchema.safeParse(values)
  if (!checked.success) return { ...place, kind: 'faulty', faults: wordsOf(checked.error.issues) }
  const changes = changesOf(known, checked.data)
  if (changes.length === 0) return { ...place, kind: 'unchanged' }
  const { price, originalPrice } = { ...known, ...checked.data }
  if (originalPrice != null && originalPrice < price)
    return { ...place, kind: 'faulty', faults: [inWords('originalPrice', ORIGINAL_PRICE_MESSAGE)] }
  const sent = changes.map(({ field, to }) => [field, to] as const)
  return {
    ...place,
    kind: 'changed',
    send: { sku: known.sku, ...Object.fromEntries(sent) },
    changes,
  }
}

const planNew = (row: BulkRow, sku: string): PlannedRow => {
  const place = { line: row.line, sku, name: row.cells.name ?? '' }
  const { originalPrice, ...values } = bulkValues(row, undefined)
  const send = { sizes: [], ...values, ...(originalPrice !== null && { originalPrice }) }
  const checked = newProductSchema.safeParse(send)
  if (!checked.success) return { ...place, kind: 'faulty', faults: wordsOf(checked.error.issues) }
  const changes = Object.entries(values).map(([field, to]) => ({ field, from: undefined, to }))
  return { ...place, kind: 'new', send, changes }
}

/** Compares a table with the existing products, SKU by SKU. */
export const planBulk = (rows: readonly BulkRow[], products: readonly Product[]): PlannedRow[] => {
  const bySku = new Map(products.map((product) => [skuKey(product.sku), product]))
  const lineOf = new Map<string, number>()
  return rows.map((row) => {
    const sku = row.cells.sku ?? ''
    const key = skuKey(sku)
    const place = { line: row.line, sku, name: row.cells.name ?? '' }
    const earlier = lineOf.get(key)
    if (key === '') return { ...place, kind: 'faulty', faults: ['SKU is required'] }
    if (earlier)
      return { ...place, kind: 'faulty', faults: [`Row ${earlier} has this SKU as well`] }
    lineOf.set(key, row.line)
    const known = bySku.get(key)
    return known ? planKnown(row, known) : planNew(row, sku)
  })
}
