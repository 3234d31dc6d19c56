import { newProductSchema, productChangeSchema } from '@bartan/contract/products/input-schema'
import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import { reason, withParams } from '@bartan/contract/reasons/reasons'
import { skuKey } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import { isSameJson } from '#lib/is-same-json.ts'
import { bulkValues } from './bulk-values.ts'
import { textIn } from '../texts.ts'
import { faultOf, schemaName } from '../form/product-faults.ts'
import { isTranslated } from '../form/product-fields.ts'
import type { BulkRow } from './bulk-table.ts'
import { SET_BY_VARIANTS } from './csv-columns.ts'
import { spoiledCells } from './spoiled-cells.ts'
import { legalChanges } from './legal-columns.ts'
import { textChanges } from './text-columns.ts'
import { legalNameAt } from '../legal-details/legal-texts.ts'
import { basedOn, hasVariant, variantChanges, variantsAfter } from './variant-columns.ts'
import type { Language } from '@bartan/contract/shop/languages'

export type FieldChange = {
  /** A name for `labelOf`, with its variant if one has it. */
  field: string
  variant?: string
  from: unknown
  to: unknown
  /** The value according to the file, if it isn't the current one: such a stock needs a confirmation. */
  was?: unknown
}

/** A row's planned effect. */
export type PlannedRow = { line: number; sku: string; name: string } & (
  | { kind: 'new' | 'changed'; send: Record<string, unknown>; changes: FieldChange[] }
  | { kind: 'unchanged' }
  | { kind: 'faulty'; faults: string[] }
)

/** Table rows of one product. */
type Group = { row: BulkRow; ofVariants: BulkRow['cells'][] }

/** Changes by columns that are part of a field. */
const partChanges = (cells: BulkRow['cells'], known: Product | undefined) => {
  const [texts, legal] = [textChanges(cells, known), legalChanges(cells, known)]
  return {
    send: { ...texts.send, ...legal.send },
    changes: [...texts.changes, ...legal.changes],
  }
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]

/** Describes an error in a variant by the names of product fields. */
const faultIn = (language: Language, { path, message }: Issues[number]): string => {
  const why = reasonOfIssue({ path, message })
  const field = String(why.params['field'] ?? '')
  if (!field.startsWith('variants.')) {
    const name = schemaName(path)
    const isPart = legalNameAt(name) !== undefined || isTranslated(String(path[0]))
    return faultOf(language, isPart ? name : String(path[0]), why)
  }
  const own = field.replace('variants.', '')
  return faultOf(language, own, withParams(why, { field: own }))
}

const wordsOf = (language: Language, issues: Issues): string[] => [
  ...new Set(issues.map((one) => faultIn(language, one))),
]

/** Normalizes to the stored form: empty text means none, and by default a product is published and returnable. */
const settled = (field: string, value: unknown): unknown => {
  if (field === 'returnable') return value ?? true
  if (field === 'state') return value ?? 'published'
  if (field === 'facts') return value ?? []
  return value === '' ? null : (value ?? null)
}

const isSame = (field: string, one: unknown, other: unknown): boolean =>
  isSameJson(settled(field, one), settled(field, other))

const changesOf = (known: Product, values: object): FieldChange[] =>
  Object.entries(values).flatMap(([field, to]) => {
    const from: unknown = known[field as keyof Product]
    return isSame(field, from, to) ? [] : [{ field, from, to }]
  })

/** Errors in cells that a product with variants can't have. */
const faultsBesideVariants = (language: Language, changes: readonly FieldChange[]): string[] =>
  changes
    .filter(({ field }) => SET_BY_VARIANTS.has(field))
    .map(({ field }) => faultOf(language, field, reason('variants_have_it', { field })))

const planVariants = (
  language: Language,
  { row, ofVariants }: Group,
  known: Product,
): PlannedRow => {
  const place = { line: row.line, sku: known.sku, name: known.name }
  const { sku: _sku, countInStockWas: _was, ...values } = bulkValues(row, known, true)
  const variants = variantsAfter(ofVariants, known)
  const ofProduct = changesOf(known, values)
  const changesOfVariants = variantChanges(language, known.variants, variants)
  // If the product had no variants before, its own values are replaced by theirs.
  const faults = known.variants ? faultsBesideVariants(language, ofProduct) : []
  const fields = Object.fromEntries(ofProduct.map(({ field, to }) => [field, to]))
  const parts = partChanges(row.cells, known)
  const send = { ...fields, ...parts.send, ...(changesOfVariants.length > 0 && { variants }) }
  const checked = productChangeSchema.safeParse(send)
  if (!checked.success) faults.push(...wordsOf(language, checked.error.issues))
  if (faults.length > 0) return { ...place, kind: 'faulty', faults }
  const changes = [...ofProduct, ...parts.changes, ...changesOfVariants]
  if (changes.length === 0) return { ...place, kind: 'unchanged' }
  return { ...place, kind: 'changed', send: { sku: known.sku, ...send }, changes }
}

/** Error if the original or maximum price is below the price after the edit. */
const belowPrice = (
  language: Language,
  after: { price: number; originalPrice?: number | null; mrp?: number | null },
  changes: readonly FieldChange[],
): string | undefined => {
  const isAbout = (name: string) => changes.some(({ field }) => field === name || field === 'price')
  const field = (['originalPrice', 'mrp'] as const).find((name) => {
    const most = after[name]
    return most != null && most < after.price && isAbout(name)
  })
  return field && faultOf(language, field, reason('field_below_price', { field }))
}

const planKnown = (language: Language, group: Group, known: Product): PlannedRow => {
  const { row } = group
  if (known.variants || group.ofVariants.length > 0) return planVariants(language, group, known)
  const place = { line: row.line, sku: known.sku, name: known.name }
  const {
    sku: _sku,
    countInStockWas = known.countInStock,
    ...values
  } = bulkValues(row, known, false)
  // The file contains the stock at export: an unchanged cell keeps the current stock.
  if (values.countInStock === countInStockWas) delete values.countInStock
  const parts = partChanges(row.cells, known)
  const checked = productChangeSchema.safeParse({ countInStockWas, ...values, ...parts.send })
  if (!checked.success)
    return { ...place, kind: 'faulty', faults: wordsOf(language, checked.error.issues) }
  const { countInStockWas: was, ...data } = checked.data
  const ofProduct = changesOf(known, data)
    .filter(({ field }) => !(field in parts.send))
    .map((change) => (change.field === 'countInStock' ? basedOn(was, change) : change))
  const changes = [...ofProduct, ...parts.changes]
  if (changes.length === 0) return { ...place, kind: 'unchanged' }
  const below = belowPrice(language, { ...known, ...data }, changes)
  if (below) return { ...place, kind: 'faulty', faults: [below] }
  const sent = ofProduct.map(({ field, to }) => [field, to] as const)
  return {
    ...place,
    kind: 'changed',
    send: {
      sku: known.sku,
      ...Object.fromEntries(sent),
      ...parts.send,
      ...(sent.some(([field]) => field === 'countInStock') && { countInStockWas: was }),
    },
    changes,
  }
}

const planNew = (language: Language, { row, ofVariants }: Group, sku: string): PlannedRow => {
  const place = { line: row.line, sku, name: row.cells.name ?? '' }
  const hasVariants = ofVariants.length > 0
  const {
    originalPrice,
    countInStockWas: _was,
    ...values
  } = bulkValues(row, undefined, hasVariants)
  const variants = variantsAfter(ofVariants, undefined)
  const parts = partChanges(row.cells, undefined)
  const send = {
    ...(hasVariants ? { variants } : { sizes: [] }),
    ...values,
    ...parts.send,
    ...(originalPrice !== null && { originalPrice }),
  }
  const checked = newProductSchema.safeParse(send)
  if (!checked.success)
    return { ...place, kind: 'faulty', faults: wordsOf(language, checked.error.issues) }
  const changes = Object.entries(values).map(([field, to]) => ({ field, from: undefined, to }))
  return {
    ...place,
    kind: 'new',
    send,
    changes: [...changes, ...parts.changes, ...variantChanges(language, undefined, variants)],
  }
}

/** Groups rows by product; all but the first describe its variants. */
const grouped = (rows: readonly BulkRow[]): Group[] => {
  const bySku = new Map<string, Group>()
  return rows.flatMap((row) => {
    const key = skuKey(row.cells.sku ?? '')
    const group = bySku.get(key)
    if (group && hasVariant(row.cells)) {
      group.ofVariants.push(row.cells)
      return []
    }
    const first = { row, ofVariants: hasVariant(row.cells) ? [row.cells] : [] }
    if (!group && key !== '') bySku.set(key, first)
    return [first]
  })
}

/** Compares a table with the existing products by SKU. */
export const planBulk = (
  language: Language,
  rows: readonly BulkRow[],
  products: readonly Product[],
): PlannedRow[] => {
  const bySku = new Map(products.map((product) => [skuKey(product.sku), product]))
  const lineOf = new Map<string, number>()
  return grouped(rows).map((group) => {
    const { row } = group
    const sku = row.cells.sku ?? ''
    const key = skuKey(sku)
    const place = { line: row.line, sku, name: row.cells.name ?? '' }
    const earlier = lineOf.get(key)
    if (key === '')
      return {
        ...place,
        kind: 'faulty',
        faults: [faultOf(language, 'sku', reason('field_required', { field: 'sku' }))],
      }
    if (earlier)
      return { ...place, kind: 'faulty', faults: [textIn(language, 'skuInRow', { row: earlier })] }
    lineOf.set(key, row.line)
    const spoiled = [row, ...group.ofVariants.map((cells) => ({ cells }))].flatMap((one) =>
      spoiledCells(language, one),
    )
    if (spoiled.length > 0) return { ...place, kind: 'faulty', faults: [...new Set(spoiled)] }
    const known = bySku.get(key)
    return known ? planKnown(language, group, known) : planNew(language, group, sku)
  })
}
