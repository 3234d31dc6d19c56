import type { EditedProduct } from '@bartan/contract/products/admin-schema'
import { atLeastOne, choiceCombinations } from '@bartan/contract/products/choice-combinations'
import { listOf, listText } from '@bartan/contract/products/fields/field-cells'
import type { Variant } from '@bartan/contract/products/schema'
import { choiceKey } from '@bartan/contract/products/variants'
import { isBlank } from '../form/typed-values.ts'

/** Columns in the order of pasted spreadsheet cells. */
export const GRID_COLUMNS = [
  'price',
  'originalPrice',
  'countInStock',
  'sku',
  'gtin',
  'cost',
  'reorderAt',
  'weight',
  'mrp',
  'netQuantity',
] as const
export type GridColumn = (typeof GRID_COLUMNS)[number]

/**
 * A combination of size and color in the form. `out`: not sold. `gone`: its size or color was removed from the lists,
 * and its values are kept in case it returns.
 */
export type VariantRow = Record<GridColumn, string> & {
  size: string
  color: string
  state: 'sold' | 'out' | 'gone'
}

const EMPTY = {
  price: '',
  originalPrice: '',
  countInStock: '',
  sku: '',
  gtin: '',
  cost: '',
  reorderAt: '',
  weight: '',
  mrp: '',
  netQuantity: '',
} as const satisfies Record<GridColumn, string>

export const emptyRow = (size: string, color: string): VariantRow => ({
  size,
  color,
  state: 'sold',
  ...EMPTY,
})

export const isSold = ({ state }: VariantRow): boolean => state === 'sold'

type Choices = { sizes: string; colors: string }

/** Every size in every color; none if both lists are empty. */
const combinationsOf = ({ sizes, colors }: Choices) =>
  isBlank(sizes + colors) ? [] : choiceCombinations(listOf(sizes), listOf(colors))

/** As on a label: 500 ml. */
const quantityText = (quantity: Variant['netQuantity']): string =>
  quantity ? `${quantity.value} ${quantity.unit}` : ''

/** A product's variants as rows, with the missing combinations. */
export const rowsOf = ({ variants, sizes, colors }: EditedProduct): VariantRow[] => {
  if (!variants) return []
  const rows = new Map(
    variants.map((variant) => [
      choiceKey(variant),
      {
        ...emptyRow(variant.size ?? '', variant.color ?? ''),
        price: String(variant.price),
        originalPrice: String(variant.originalPrice ?? ''),
        countInStock: String(variant.countInStock),
        sku: variant.sku,
        gtin: variant.gtin ?? '',
        cost: String(variant.cost ?? ''),
        reorderAt: String(variant.reorderAt ?? ''),
        weight: String(variant.weight ?? ''),
        mrp: String(variant.mrp ?? ''),
        netQuantity: quantityText(variant.netQuantity),
      },
    ]),
  )
  const all = combinationsOf({ sizes: listText(sizes), colors: listText(colors) })
  const inGrid = all.map(
    ({ size, color }): VariantRow =>
      rows.get(choiceKey({ size, color })) ?? { ...emptyRow(size, color), state: 'out' },
  )
  const keys = new Set(inGrid.map(choiceKey))
  // The lists can't express a variant without a size beside variants with one.
  return [...inGrid, ...[...rows.values()].filter((row) => !keys.has(choiceKey(row)))]
}

const distinct = (values: string[]): string[] => [...new Set(values)]

/** The value that replaced another: a corrected spelling, or one that is being typed. */
const renamed = (
  before: readonly string[],
  after: readonly string[],
): [from: string, to: string] | undefined => {
  if (before.length !== after.length) return undefined
  const places = before.flatMap((value, index) => (value === after[index] ? [] : [index]))
  const [place] = places
  if (places.length !== 1 || place === undefined) return undefined
  const to = after[place] ?? ''
  return before.includes(to) ? undefined : [before[place] ?? '', to]
}

const relabel = (rows: VariantRow[], { sizes, colors }: Choices): VariantRow[] => {
  const present = rows.filter(({ state }) => state !== 'gone')
  const size = renamed(distinct(present.map((row) => row.size)), atLeastOne(listOf(sizes)))
  const color = renamed(distinct(present.map((row) => row.color)), atLeastOne(listOf(colors)))
  return rows.map((row) => ({
    ...row,
    size: size && row.state !== 'gone' && row.size === size[0] ? size[1] : row.size,
    color: color && row.state !== 'gone' && row.color === color[0] ? color[1] : row.color,
  }))
}

/** The common value of all rows; '' if they differ. */
const common = (rows: VariantRow[], column: GridColumn): string => {
  const values = distinct(rows.filter(isSold).map((row) => row[column]))
  return values.length === 1 ? (values[0] ?? '') : ''
}

const isEmpty = (row: VariantRow): boolean => GRID_COLUMNS.every((column) => isBlank(row[column]))

/** Rebuilds rows after the lists of sizes and colors changed, keeping typed values. */
export const rebuildRows = (rows: VariantRow[], choices: Choices): VariantRow[] => {
  const labeled = relabel(rows, choices)
  const known = new Map(labeled.toReversed().map((row) => [choiceKey(row), row]))
  const prices = {
    price: common(labeled, 'price'),
    originalPrice: common(labeled, 'originalPrice'),
  }
  const inGrid = combinationsOf(choices).map(({ size, color }): VariantRow => {
    const row = known.get(choiceKey({ size, color }))
    if (!row) return { ...emptyRow(size, color), ...prices }
    return { ...row, size, color, state: row.state === 'gone' ? 'sold' : row.state }
  })
  const keys = new Set(inGrid.map(choiceKey))
  const gone = labeled.filter((row) => !keys.has(choiceKey(row)) && !isEmpty(row))
  return [...inGrid, ...gone.map((row): VariantRow => ({ ...row, state: 'gone' }))]
}
