import { isDeepStrictEqual } from 'node:util'
import type { EditedProduct } from '@bartan/contract/products/admin-schema'
import type { BulkPlan, FieldChange, PlannedRow } from '@bartan/contract/products/bulk-plan-schema'
import { inputOf, nothingIn, readCell, valueAt } from '@bartan/contract/products/fields/field-cells'
import {
  fieldAt,
  fieldOf,
  isOfVariant,
  pathOf,
  type Column,
  type Field,
} from '@bartan/contract/products/fields/fields'
import { skuKey } from '@bartan/contract/products/fields/sku'
import type { ImportFault } from '@bartan/contract/products/import-schema'
import { newProductSchema, productChangeSchema } from '@bartan/contract/products/input-schema'
import { aboveMrp } from '@bartan/contract/products/price/above-mrp'
import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import { reason } from '@bartan/contract/reasons/reasons'
import type * as z from 'zod'
import { inSlices } from '#platform/concurrency/in-slices.ts'
import { faultOf } from '../../importing/draft.ts'
import { basedOn, variantChanges, variantsAfter } from './plan-variants.ts'
import { readBulkTable, type Cells, type Group } from './read-bulk-table.ts'

/** Products by the key of their SKU, as they are in the catalog. */
export type ProductsBySku = (keys: ReadonlySet<string>) => Promise<Map<string, EditedProduct>>

type Said = Map<Column, unknown>

/** Pictures that the product has already keep what else is known of them. */
const knownPictures = (value: unknown, { images }: EditedProduct): unknown =>
  Array.isArray(value)
    ? value.map(
        (picture: unknown) =>
          images.find(({ url }) => url === valueAt(picture, ['url'])) ?? picture,
      )
    : value

/** What a product's own cells say. Where there are variants, an empty cell of what they have says nothing. */
const saidIn = (cells: Cells, known: EditedProduct | undefined, hasVariants: boolean): Said =>
  new Map(
    [...cells].flatMap(([column, text]): [Column, unknown][] => {
      if (column === 'sku' || isOfVariant(column)) return []
      const field: Field = fieldOf(column)
      const cell = readCell(column, text)
      if (cell === undefined && hasVariants && field.ofVariants) return []
      const value = cell ?? nothingIn(column)
      if (value === undefined) return []
      return [[column, known && column === 'images' ? knownPictures(value, known) : value]]
    }),
  )

type Issue = { path: readonly PropertyKey[]; message: string }

/** The field of the API that an issue is about, without places in lists. */
const fieldOfIssue = ({ path, message }: Issue): string => {
  const named = String(reasonOfIssue({ path, message }).params['field'] ?? '')
  if (named.startsWith('variants.')) return named
  const parts = path.map(String)
  const isPart = fieldAt(parts.join('.')) !== undefined || Boolean(parts[0]?.endsWith('In'))
  return isPart ? parts.join('.') : (parts[0] ?? '')
}

const faultsIn = (row: number, issues: readonly Issue[]): ImportFault[] => {
  const faults = issues.map((one) => faultOf({ row, field: fieldOfIssue(one) }, reasonOfIssue(one)))
  return faults.filter(
    (fault, at) => faults.findIndex((other) => isDeepStrictEqual(other, fault)) === at,
  )
}

/** Nothing, an empty text or list, and what an absent value means are one. */
const settled = (value: unknown, { unsaid }: Field): unknown =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
    ? (unsaid ?? null)
    : value

/** The fields that differ, by the columns that say something. */
const changesOf = (said: Said, known: EditedProduct, data: unknown): FieldChange[] =>
  [...said.keys()].flatMap((column) => {
    if (column === 'countInStockWas') return []
    const path = pathOf(column)
    const [from, to] = [known, data].map((holder) => valueAt(holder, path))
    if (isDeepStrictEqual(settled(from, fieldOf(column)), settled(to, fieldOf(column)))) return []
    return [{ field: path.join('.'), from, to: to ?? null }]
  })

const columnOfChange = (said: Said, { field }: FieldChange): Column | undefined =>
  [...said.keys()].find(
    (column) => column !== 'countInStockWas' && pathOf(column).join('.') === field,
  )

/** The said values of the fields that change. */
const saidOf = (said: Said, changes: readonly FieldChange[]): Said =>
  new Map(
    changes.flatMap((change): [Column, unknown][] => {
      const column = columnOfChange(said, change)
      return column ? [[column, said.get(column)]] : []
    }),
  )

/** A price above the struck or the printed one, of what is known and said together. */
const belowPrice = (
  row: number,
  after: Pick<EditedProduct, 'price'> & { originalPrice?: number | null; mrp?: number | null },
  changes: readonly FieldChange[],
): ImportFault[] => {
  const isAbout = (name: string) => changes.some(({ field }) => field === name || field === 'price')
  const field = (['originalPrice', 'mrp'] as const).find((name) => {
    const most = after[name]
    return most != null && most < after.price && isAbout(name)
  })
  return field ? [faultOf({ row, field }, reason('field_below_price', { field }))] : []
}

type Change = Pick<z.output<typeof productChangeSchema>, 'mrp' | 'variants'>

/** The same of variants, of which each has the product's printed price if it has none itself. */
const belowVariants = (row: number, known: EditedProduct, said: Change): ImportFault[] => {
  if (!said.variants && said.mrp == null) return []
  const mrp = said.mrp === undefined ? known.mrp : said.mrp
  const isAbove = aboveMrp(said.variants ?? known.variants ?? [], { mrp }).length > 0
  const field = said.variants ? 'variants.mrp' : 'mrp'
  return isAbove ? [faultOf({ row, field }, reason('field_below_price', { field }))] : []
}

type Place = { row: number; sku: string; name: string }

const planVariants = (group: Group, known: EditedProduct, place: Place): PlannedRow => {
  const said = saidIn(group.cells, known, true)
  said.delete('countInStockWas')
  const input = inputOf(said, known)
  const variants = variantsAfter(group.ofVariants, known)
  const changesOfVariants = variantChanges(known.variants, variants)
  const checked = productChangeSchema.safeParse({
    ...input,
    ...(changesOfVariants.length > 0 && { variants }),
  })
  const ofProduct = changesOf(said, known, checked.data ?? input)
  // If the product had no variants before, its own values are replaced by theirs.
  const beside = known.variants
    ? ofProduct
        .filter(({ field }) => fieldOf(field).ofVariants)
        .map(({ field }) =>
          faultOf({ row: group.row, field }, reason('variants_have_it', { field })),
        )
    : []
  const faults = [
    ...beside,
    ...(beside.length === 0 && checked.error ? faultsIn(group.row, checked.error.issues) : []),
    ...belowVariants(group.row, known, checked.data ?? {}),
  ]
  if (faults.length > 0) return { ...place, kind: 'faulty', faults }
  const changes = [...ofProduct, ...changesOfVariants]
  if (changes.length === 0) return { ...place, kind: 'unchanged' }
  const send = {
    sku: known.sku,
    ...inputOf(saidOf(said, ofProduct), known),
    ...(changesOfVariants.length > 0 && { variants }),
  }
  return { ...place, kind: 'changed', send, changes }
}

const planKnown = (group: Group, known: EditedProduct): PlannedRow => {
  const { row, cells } = group
  const place = { row, sku: known.sku, name: known.name }
  if (known.variants || group.ofVariants.length > 0) return planVariants(group, known, place)
  const said = saidIn(cells, known, false)
  const was = said.get('countInStockWas') ?? known.countInStock
  // The file contains the stock at export: an unchanged cell keeps the current stock.
  if (said.get('countInStock') === was) said.delete('countInStock')
  const checked = productChangeSchema.safeParse({ countInStockWas: was, ...inputOf(said, known) })
  if (!checked.success)
    return { ...place, kind: 'faulty', faults: faultsIn(row, checked.error.issues) }
  const changes = changesOf(said, known, checked.data).map((change) =>
    change.field === 'countInStock' ? basedOn(was, change) : change,
  )
  if (changes.length === 0) return { ...place, kind: 'unchanged' }
  const faults = belowPrice(row, { ...known, ...checked.data }, changes)
  if (faults.length > 0) return { ...place, kind: 'faulty', faults }
  const send = {
    sku: known.sku,
    ...inputOf(saidOf(said, changes), known),
    ...(changes.some(({ field }) => field === 'countInStock') && { countInStockWas: was }),
  }
  return { ...place, kind: 'changed', send, changes }
}

const planNew = ({ row, cells, ofVariants }: Group, sku: string): PlannedRow => {
  const place = { row, sku, name: cells.get('name') ?? '' }
  const hasVariants = ofVariants.length > 0
  const said = saidIn(cells, undefined, hasVariants)
  said.delete('countInStockWas')
  for (const [column, value] of said)
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      said.delete(column)
  const variants = variantsAfter(ofVariants, undefined)
  const send = { sku, ...(hasVariants ? { variants } : { sizes: [] }), ...inputOf(said, undefined) }
  const checked = newProductSchema.safeParse(send)
  if (!checked.success)
    return { ...place, kind: 'faulty', faults: faultsIn(row, checked.error.issues) }
  const changes = [...said].map(([column, to]) => ({ field: pathOf(column).join('.'), to }))
  return {
    ...place,
    kind: 'new',
    send,
    changes: [...changes, ...variantChanges(undefined, variants)],
  }
}

const keyOf = ({ cells }: Group): string => skuKey(cells.get('sku') ?? '')

/** Compares a table with the products of the catalog by SKU; writes nothing. */
export const planBulk =
  (productsBySku: ProductsBySku) =>
  async (csv: string): Promise<BulkPlan> => {
    const { groups, ignored, left } = await readBulkTable(csv)
    const products = await productsBySku(new Set(groups.map(keyOf)))
    // Bounded by the rows of a file.
    const planned = new Set<string>()
    const rows = await inSlices(groups, async (group): Promise<PlannedRow> => {
      const { row, cells, faults } = group
      const key = keyOf(group)
      const sku = cells.get('sku') ?? ''
      const place = { row, sku, name: cells.get('name') ?? '' }
      const faulty = (...all: ImportFault[]): PlannedRow => ({
        ...place,
        kind: 'faulty',
        faults: all,
      })
      if (faults.length > 0) return faulty(...faults)
      if (key === '')
        return faulty(faultOf({ row, field: 'sku' }, reason('field_required', { field: 'sku' })))
      if (planned.has(key)) return faulty(faultOf({ row, field: 'sku' }, reason('sku_repeated')))
      planned.add(key)
      const known = products.get(key)
      return known ? planKnown(group, known) : planNew(group, sku)
    })
    return { rows, ignored, left }
  }
