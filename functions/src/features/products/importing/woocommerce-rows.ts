import { isDeepStrictEqual } from 'node:util'
import { cellDay } from '@bartan/contract/csv/read-cell'
import type { ImportFault } from '@bartan/contract/products/import-schema'
import { MAX_VARIANTS } from '@bartan/contract/products/variants'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_MS, dayOf, startOfDay } from '@bartan/contract/shared/shop-day'
import { cutText } from '#domain/cut-text.ts'
import {
  choiceOf,
  faultOf,
  gtinIn,
  priceIn,
  pricesOf,
  stockIn,
  uncountedIn,
  weightIn,
  type ComingSale,
  type DraftVariant,
  type ReadOptions,
} from './draft.ts'
import type { Table, TableRow } from './table.ts'

export const WOO_GTIN = [
  'gtin, upc, ean, or isbn',
  'meta: _global_unique_id',
  'meta: _gtin',
  'gtin',
  'ean',
]

/** The column bears the other shop's unit. */
const WEIGHTS = [
  ['weight (kg)', 1000],
  ['weight (g)', 1],
  ['weight (lbs)', 453.592_37],
  ['weight (oz)', 28.349_523],
] as const

export const weightColumn = ({ columns }: Table) =>
  WEIGHTS.find(([column]) => columns.has(column)) ?? WEIGHTS[0]

export const weightOf = (row: TableRow, { table }: WooFile, faults: ImportFault[]) => {
  const [column, grams] = weightColumn(table)
  const cell = { row: row.row, field: table.nameOf(column), text: row.cell(column) }
  return weightIn(cell, grams, faults)
}

/** The columns of the attributes, found once for a file. */
type Attributes = readonly (readonly [name: string, values: string])[]

export const attributeColumns = ({ columns }: Table): Attributes =>
  [...columns]
    .flatMap((column) => /^attribute (\d+) name$/.exec(column)?.[1] ?? [])
    .map((place) => [`attribute ${place} name`, `attribute ${place} value(s)`] as const)

export type WooFile = { table: Table; attributes: Attributes; options: ReadOptions }

export const attributesOf = (
  row: TableRow,
  { attributes }: WooFile,
): [name: string, value: string][] =>
  attributes
    .map(([name, values]): [string, string] => [row.cell(name), row.cell(values)])
    .filter(([name]) => name !== '')

export const hasValue = ([, value]: [string, string]): boolean => value !== ''

/** A day that a cell names; one that can't be read is an error. */
const dayIn = (row: TableRow, column: string, { table }: WooFile, faults: ImportFault[]) => {
  const text = row.text(column)
  const day = cellDay(text)
  if (day === undefined)
    faults.push(
      faultOf(
        { row: row.row, field: table.nameOf(column) },
        reason('import_day_unreadable', { value: cutText(text, 40) }),
      ),
    )
  return day ?? undefined
}

/** The first moment after a day. */
const endOf = (day: string): string =>
  startOfDay(dayOf(new Date(startOfDay(day).getTime() + DAY_MS))).toISOString()

/** A sale price holds between its days, both included. One that is over is none. */
const saleIn = (row: TableRow, shop: WooFile, faults: ImportFault[]) => {
  const from = dayIn(row, 'date sale price starts', shop, faults)
  const to = dayIn(row, 'date sale price ends', shop, faults)
  const today = dayOf(shop.options.now)
  if (to !== undefined && to < today) return 'over'
  if (from === undefined || from <= today) return 'on'
  if (to !== undefined && to < from) {
    const [field, other] = ['date sale price ends', 'date sale price starts'].map((one) =>
      shop.table.nameOf(one),
    ) as [string, string]
    faults.push(faultOf({ row: row.row, field }, reason('field_not_after', { field, other })))
    return 'over'
  }
  return { from: startOfDay(from).toISOString(), to: to === undefined ? undefined : endOf(to) }
}

/** As an offer can have it. */
const percentOff = (price: number, regular: number): number =>
  Math.min(90, Math.max(1, Math.round((1 - price / regular) * 100)))

const IN_STOCK = /^(?:1|yes|true|instock|backorder|onbackorder)$/i

/** Whether a variation has no stock of its own: its product counts the units of all that say so. */
const countsWithParent = (row: TableRow): boolean => /^parent$/i.test(row.cell('stock'))

const stockOf = (row: TableRow, { table, options }: WooFile, faults: ImportFault[]) => {
  if (countsWithParent(row)) return undefined
  const text = row.cell('stock')
  if (text === '' && IN_STOCK.test(row.cell('in stock?')))
    return uncountedIn(row.row, options, faults)
  return stockIn({ row: row.row, field: table.nameOf('stock'), text }, faults)
}

export const soldOf = (row: TableRow, shop: WooFile, faults: ImportFault[]) => {
  const { table, options } = shop
  const price = (column: string) =>
    priceIn({ row: row.row, field: table.nameOf(column), text: row.cell(column) }, faults)
  const regular = price('regular price')
  const said = price('sale price')
  const reduced = (said ?? 0) < (regular ?? Infinity) ? said : undefined
  const when = reduced === undefined ? 'over' : saleIn(row, shop, faults)
  const sale: ComingSale | undefined =
    typeof when === 'object' && reduced !== undefined && regular !== undefined
      ? { ...when, percent: percentOff(reduced, regular) }
      : undefined
  const countInStock = stockOf(row, shop, faults)
  const low = 'low stock amount'
  const text = row.cell(low)
  const reorderAt = stockIn({ row: row.row, field: table.nameOf(low), text }, faults)
  const gtin = gtinIn(row.code(...WOO_GTIN))
  const weight = weightOf(row, shop, faults)
  const sku = row.code('sku')
  const sold = {
    ...(sku && { sku }),
    ...pricesOf((when === 'on' ? reduced : undefined) ?? regular, regular),
    ...(options.mrpFrom && regular !== undefined && { mrp: regular }),
    ...(countInStock !== undefined && { countInStock }),
    ...(gtin && { gtin }),
    ...(reorderAt !== undefined && { reorderAt }),
    ...(weight !== undefined && { weight }),
  }
  return { sold, sale }
}

const valuesIn = (text: string): string[] =>
  text
    .split(text.includes('|') ? '|' : ',')
    .map((value) => value.trim())
    .filter(Boolean)

/** The choices that a variation stands for: where it has any value of an attribute, one for each of its product. */
const choicesOf = (row: TableRow, product: [string, string][], shop: WooFile) => {
  let choices: [string, string][][] = [[]]
  for (const [name, value] of attributesOf(row, shop)) {
    const known = product.find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1] ?? ''
    const values = value === '' ? valuesIn(known).slice(0, MAX_VARIANTS) : [value]
    if (values.length === 0) continue
    choices = choices.flatMap((choice) =>
      values.map((one): [string, string][] => [...choice, [name, one]]),
    )
    choices = choices.slice(0, MAX_VARIANTS + 1)
  }
  return choices
}

/** Units of one count that several variants share: none is sold twice. */
const shareOf = (count: number, place: number, shares: number): number =>
  Math.floor(count / shares) + (place < count % shares ? 1 : 0)

const ofVariation = (
  row: TableRow,
  product: [string, string][],
  shop: WooFile,
  faults: ImportFault[],
) => {
  const { sold, sale } = soldOf(row, shop, faults)
  const choices = choicesOf(row, product, shop)
  const isUncounted = row.cell('stock') === ''
  const variants = choices.map((choice, place): DraftVariant => {
    const { sku, gtin, countInStock, ...prices } = sold
    return {
      row: row.row,
      ...choiceOf(choice, shop.options.options),
      ...prices,
      ...(place === 0 && sku && { sku }),
      ...(place === 0 && gtin && { gtin }),
      ...(countInStock !== undefined && {
        countInStock: isUncounted ? countInStock : shareOf(countInStock, place, choices.length),
      }),
    }
  })
  return { variants, sale, isSharing: countsWithParent(row) }
}

type Variation = ReturnType<typeof ofVariation>

/** The variations of a product, the units that it counts for several of them parted. */
export const variationsOf = (
  { row, variations }: { row: TableRow; variations: readonly TableRow[] },
  product: [string, string][],
  shop: WooFile,
  faults: ImportFault[],
): Variation[] => {
  const found = variations.map((one) => ofVariation(one, product, shop, faults))
  const sharing = found.filter(({ isSharing }) => isSharing).flatMap(({ variants }) => variants)
  const count = sharing.length > 0 ? stockOf(row, shop, faults) : undefined
  if (count === undefined) return found
  const isUncounted = row.cell('stock') === ''
  const shares = new Map(
    sharing.map((one, place) => [one, isUncounted ? count : shareOf(count, place, sharing.length)]),
  )
  return found.map((one) => ({
    ...one,
    variants: one.variants.map((variant) => {
      const share = shares.get(variant)
      return share === undefined ? variant : { ...variant, countInStock: share }
    }),
  }))
}

/** The sale of all variations; an offer can't be of some of them alone. */
export const saleOfAll = (found: readonly Pick<Variation, 'sale'>[]): ComingSale | undefined => {
  const [first] = found
  return found.every(({ sale }) => isDeepStrictEqual(sale, first?.sale)) ? first?.sale : undefined
}
