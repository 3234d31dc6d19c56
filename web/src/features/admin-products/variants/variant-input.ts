import { choiceKey } from '@bartan/contract/products/variants'
import type { VariantInput } from '@bartan/contract/products/variant-schema'
import { gtinOf, isBlank, numberOf, orNothing } from '../form/typed-values.ts'
import { isSold } from './variant-rows.ts'
import type { VariantRow } from './variant-rows.ts'

/** As the contract's schema reads it. */
export const inputOfRow = (row: VariantRow) => ({
  size: orNothing(row.size),
  color: orNothing(row.color),
  sku: orNothing(row.sku),
  price: isBlank(row.price) ? undefined : numberOf(row.price),
  originalPrice: isBlank(row.originalPrice) ? null : numberOf(row.originalPrice),
  countInStock: isBlank(row.countInStock) ? 0 : numberOf(row.countInStock),
  gtin: gtinOf(row.gtin),
  cost: isBlank(row.cost) ? undefined : numberOf(row.cost),
  reorderAt: isBlank(row.reorderAt) ? undefined : numberOf(row.reorderAt),
})

const cellsOf = (row: VariantRow): string => JSON.stringify(inputOfRow(row))

/** Whether the same would be sold, whatever else stands in the form. */
export const areSameRows = (some: VariantRow[], others: VariantRow[]): boolean =>
  JSON.stringify(some.filter(isSold).map(cellsOf)) ===
  JSON.stringify(others.filter(isSold).map(cellsOf))

const isSamePrice = (row: VariantRow, saved: VariantRow): boolean =>
  row.price === saved.price && row.originalPrice === saved.originalPrice

/** A variant as a change names it. */
export type ChangedVariant = Partial<VariantInput> & Pick<VariantInput, 'countInStock'>

/**
 * A variant of a change. What is as it was saved is left out, or says what it is based on, so that what others have
 * changed meanwhile stays.
 */
const changedVariant = (
  input: VariantInput,
  row: VariantRow,
  saved: VariantRow | undefined,
): ChangedVariant => {
  if (!saved) return input
  const { price, originalPrice, sku, cost, reorderAt, ...rest } = input
  return {
    ...rest,
    ...(!isSamePrice(row, saved) && { price, originalPrice }),
    ...(row.sku !== saved.sku && { sku }),
    // null takes one away.
    ...(row.cost !== saved.cost && { cost: cost ?? null }),
    ...(row.reorderAt !== saved.reorderAt && { reorderAt: reorderAt ?? null }),
    countInStockWas: Number(saved.countInStock),
  }
}

/** The variants of a form that was saved with others before. */
export const changedVariants = (
  inputs: readonly VariantInput[],
  rows: VariantRow[],
  savedRows: VariantRow[],
): ChangedVariant[] => {
  const saved = new Map(savedRows.filter(isSold).map((row) => [choiceKey(row), row]))
  return rows.filter(isSold).flatMap((row, index) => {
    const input = inputs[index]
    return input ? [changedVariant(input, row, saved.get(choiceKey(row)))] : []
  })
}

/** The place in the form of a variant in a request: those that are not sold are not sent. */
export const placeInForm = (rows: VariantRow[], sent: number): number =>
  rows.flatMap((row, index) => (isSold(row) ? [index] : []))[sent] ?? 0
