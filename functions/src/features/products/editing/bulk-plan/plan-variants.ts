import { isDeepStrictEqual } from 'node:util'
import type { EditedProduct } from '@bartan/contract/products/admin-schema'
import type { FieldChange } from '@bartan/contract/products/bulk-plan-schema'
import { inputOf, nothingIn, readCell, valueAt } from '@bartan/contract/products/fields/field-cells'
import {
  VARIANT_COLUMNS,
  pathOf,
  type VariantColumn,
} from '@bartan/contract/products/fields/fields'
import { skuKey } from '@bartan/contract/products/fields/sku'
import { choiceKey } from '@bartan/contract/products/variants'
import type { Cells } from './read-bulk-table.ts'

type Variant = NonNullable<EditedProduct['variants']>[number]

/** A variant in the API's form, not validated yet. */
export type VariantInput = Partial<Record<string, unknown>>

const COMPARED = VARIANT_COLUMNS.filter((column) => column !== 'variantCountInStockWas')

const saidIn = (cells: Cells): Map<VariantColumn, unknown> =>
  new Map(
    VARIANT_COLUMNS.flatMap((column): [VariantColumn, unknown][] => {
      const cell = cells.get(column)
      if (cell === undefined) return []
      const value = readCell(column, cell) ?? nothingIn(column)
      return value === undefined ? [] : [[column, value]]
    }),
  )

const unmoved = ({ countInStock }: Variant) => ({ countInStock, countInStockWas: countInStock })

/** A cell equal to the stock at export keeps the current stock. */
const stockOf = (input: VariantInput, known: Variant | undefined) => {
  const { countInStock: count, countInStockWas: was = known?.countInStock } = input
  if (known && (count === undefined || count === was)) return unmoved(known)
  return { countInStock: count ?? 0, ...(known && { countInStockWas: was }) }
}

const after = (cells: Cells, known: Variant | undefined): VariantInput => {
  const input = inputOf(saidIn(cells), known)
  const { countInStockWas: _was, ...own } = input
  return { ...known, ...own, ...stockOf(input, known) }
}

const isNamed = (cells: Cells) => {
  const sku = cells.get('variantSku')
  const size = cells.get('variantSize')
  const color = cells.get('variantColor')
  return (variant: Variant): boolean =>
    sku ? skuKey(variant.sku) === skuKey(sku) : choiceKey(variant) === choiceKey({ size, color })
}

/**
 * A product's variants after its rows: named variants change, others stay, and rows without a match are new variants.
 */
export const variantsAfter = (
  rows: readonly Cells[],
  product: EditedProduct | undefined,
): VariantInput[] => {
  const variants = product?.variants ?? []
  const found = rows.map((cells) => ({ cells, known: variants.find(isNamed(cells)) }))
  const cellsOf = new Map(found.map(({ cells, known }) => [known, cells]))
  return [
    ...variants.map((variant) => {
      const cells = cellsOf.get(variant)
      return cells ? after(cells, variant) : { ...variant, ...unmoved(variant) }
    }),
    ...found.flatMap(({ cells, known }) => (known ? [] : [after(cells, undefined)])),
  ]
}

/** A change of stock, with the file's value if it isn't the current one. */
export const basedOn = (was: unknown, change: FieldChange): FieldChange =>
  was === undefined || was === change.from ? change : { ...change, was }

/** Nothing and an empty text are one. */
const saidAt = (holder: unknown, path: readonly string[]): unknown => {
  const value = valueAt(holder, path)
  return value === null || value === '' ? undefined : value
}

/** Changes by variant, in place: existing variants keep their position. */
export const variantChanges = (
  before: readonly Variant[] = [],
  variants: readonly VariantInput[],
): FieldChange[] =>
  variants.flatMap((variant, index) => {
    const known: VariantInput | undefined = before[index]
    const { size, color, sku } = known ?? variant
    const named = { size, color, sku }
    return COMPARED.flatMap((column) => {
      const path = pathOf(column)
      const [from, to] = [known, variant].map((one) => saidAt(one, path))
      if (isDeepStrictEqual(from, to)) return []
      const change = { variant: named, field: path[0] ?? '', from, to } as FieldChange
      return [
        column === 'variantCountInStock' ? basedOn(variant['countInStockWas'], change) : change,
      ]
    })
  })
