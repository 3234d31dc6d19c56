import { formerOf } from '@bartan/contract/products/former-variant'
import type { VariantInput } from '@bartan/contract/products/variant-schema'
import { choiceKey } from '@bartan/contract/products/variants'
import { gtinOf, isBlank, numberOf, orNothing } from '../form/typed-values.ts'
import { isSold, type VariantRow } from './variant-rows.ts'

/** 500 ml; the schema reports what is missing of it. */
const quantityOf = (text: string) => {
  const [, value = '', unit = ''] = /^(.*?)([^\d\s.,]*)$/u.exec(text.trim()) ?? []
  return { value: numberOf(value), unit }
}

/** A row as input of the contract's schema. */
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
  weight: isBlank(row.weight) ? undefined : numberOf(row.weight),
  mrp: isBlank(row.mrp) ? undefined : numberOf(row.mrp),
  netQuantity: isBlank(row.netQuantity) ? undefined : quantityOf(row.netQuantity),
})

const cellsOf = (row: VariantRow): string => JSON.stringify(inputOfRow(row))

/** Tells whether the same variants are sold; ignores all other rows. */
export const areSameRows = (some: VariantRow[], others: VariantRow[]): boolean =>
  JSON.stringify(some.filter(isSold).map(cellsOf)) ===
  JSON.stringify(others.filter(isSold).map(cellsOf))

const isSamePrice = (row: VariantRow, saved: VariantRow): boolean =>
  row.price === saved.price && row.originalPrice === saved.originalPrice

export type ChangedVariant = Partial<VariantInput> & Pick<VariantInput, 'countInStock'>

/**
 * A variant in a change request. Unchanged values are left out, and changed ones include their base, so that other
 * users' changes stay.
 */
const changedVariant = (
  input: VariantInput,
  row: VariantRow,
  saved: VariantRow | undefined,
): ChangedVariant => {
  if (!saved) return input
  const { price, originalPrice, sku, cost, reorderAt, weight, mrp, netQuantity, ...rest } = input
  return {
    ...rest,
    ...(!isSamePrice(row, saved) && { price, originalPrice }),
    // It tells which one was written otherwise.
    ...((row.sku !== saved.sku || choiceKey(row) !== choiceKey(saved)) && { sku }),
    // null removes a value.
    ...(row.cost !== saved.cost && { cost: cost ?? null }),
    ...(row.reorderAt !== saved.reorderAt && { reorderAt: reorderAt ?? null }),
    ...(row.weight !== saved.weight && { weight: weight ?? null }),
    ...(row.mrp !== saved.mrp && { mrp: mrp ?? null }),
    ...(row.netQuantity !== saved.netQuantity && { netQuantity: netQuantity ?? null }),
    countInStockWas: Number(saved.countInStock),
  }
}

/** The form's variants as a change of the saved ones. */
export const changedVariants = (
  inputs: readonly VariantInput[],
  rows: VariantRow[],
  savedRows: VariantRow[],
): ChangedVariant[] => {
  const sold = rows.filter(isSold)
  const saved = formerOf(savedRows.filter(isSold), sold)
  return sold.flatMap((row, index) => {
    const input = inputs[index]
    return input ? [changedVariant(input, row, saved(row))] : []
  })
}

/** The form row of a variant in a request, which omits unsold rows. */
export const placeInForm = (rows: VariantRow[], sent: number): number =>
  rows.flatMap((row, index) => (isSold(row) ? [index] : []))[sent] ?? 0
