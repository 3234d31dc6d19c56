import { newProductSchema, productChangeSchema } from '@bartan/contract/products/input-schema'
import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import { reason } from '@bartan/contract/reasons/reasons'
import { skuKey } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import { bulkValues } from './bulk-values.ts'
import { t } from '../texts.ts'
import { faultOf } from '../form/product-fields.ts'
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
  ...new Set(
    issues.map(({ path, message }) => faultOf(String(path[0]), reasonOfIssue({ path, message }))),
  ),
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
  const { sku: _sku, countInStockWas = known.countInStock, ...values } = bulkValues(row, known)
  // The file says what the stock was when it was made: a cell that still says so leaves the stock as it is now.
  if (values.countInStock === countInStockWas) delete values.countInStock
  const checked = productChangeSchema.safeParse({ countInStockWas, ...values })
  if (!checked.success) return { ...place, kind: 'faulty', faults: wordsOf(checked.error.issues) }
  const { countInStockWas: was, ...data } = checked.data
  const changes = changesOf(known, data)
  if (changes.length === 0) return { ...place, kind: 'unchanged' }
  const { price, originalPrice } = { ...known, ...data }
  if (originalPrice != null && originalPrice < price)
    return {
      ...place,
      kind: 'faulty',
      faults: [faultOf('originalPrice', reason('field_below_price', { field: 'originalPrice' }))],
    }
  const sent = changes.map(({ field, to }) => [field, to] as const)
  return {
    ...place,
    kind: 'changed',
    send: {
      sku: known.sku,
      ...Object.fromEntries(sent),
      ...(data.countInStock !== undefined && { countInStockWas: was }),
    },
    changes,
  }
}

const planNew = (row: BulkRow, sku: string): PlannedRow => {
  const place = { line: row.line, sku, name: row.cells.name ?? '' }
  const { originalPrice, countInStockWas: _was, ...values } = bulkValues(row, undefined)
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
    if (key === '')
      return {
        ...place,
        kind: 'faulty',
        faults: [faultOf('sku', reason('field_required', { field: 'sku' }))],
      }
    if (earlier) return { ...place, kind: 'faulty', faults: [t('skuInRow', { row: earlier })] }
    lineOf.set(key, row.line)
    const known = bySku.get(key)
    return known ? planKnown(row, known) : planNew(row, sku)
  })
}
