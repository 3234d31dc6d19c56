import type { BulkResult } from '@bartan/contract/products/admin-schema'
import { skuKey } from '@bartan/contract/products/fields/sku'
import type { Product, Variant } from '@bartan/contract/products/schema'
import { choiceKey } from '@bartan/contract/products/variants'
import type { Written } from './write-bulk.ts'

type Row = Record<string, unknown>

/** A variant of a planned row. */
type VariantInput = {
  sku?: string
  size?: string
  color?: string
  countInStock?: unknown
  countInStockWas?: unknown
}

type Answer = 'mine' | 'theirs'

/** Rows refused because their stock has changed since the file was made or compared. */
export const conflictsOf = ({ failed }: Pick<Written, 'failed'>): BulkResult[] =>
  failed.filter(({ code }) => code === 'changed_meanwhile')

/** Keeps the other user's stock. */
const withoutStock = ({ countInStock: _mine, countInStockWas: _was, ...rest }: Row): Row => rest

/**
 * A variant's stock based on the current one: the file's value if it changed and wins, else the current one.
 * Undefined if the variant was deleted and stays so.
 */
const settledVariant = (
  { countInStockWas: was, ...variant }: VariantInput,
  now: Variant | undefined,
  answer: Answer,
): VariantInput[] => {
  if (!now) return answer === 'theirs' && was !== undefined ? [] : [variant]
  const { countInStock } = now
  const isMine = answer === 'mine' && variant.countInStock !== was
  return [{ ...variant, ...(!isMine && { countInStock }), countInStockWas: countInStock }]
}

/** Compares by SKU, which a table row can't change, or by size and color for a new variant without a SKU. */
const isSame =
  ({ sku, ...choice }: VariantInput) =>
  (other: Variant): boolean =>
    sku ? skuKey(other.sku) === skuKey(sku) : choiceKey(other) === choiceKey(choice)

/** All variants are written at once: unchanged ones keep their current stock, and new ones theirs. */
const settledVariants = (
  variants: readonly VariantInput[],
  now: readonly Variant[],
  answer: Answer,
): VariantInput[] => {
  const settled = variants.flatMap((one) => settledVariant(one, now.find(isSame(one)), answer))
  const added = now.filter((variant) => !variants.some((one) => isSame(one)(variant)))
  return [
    ...settled,
    ...added.map((variant) => ({ ...variant, countInStockWas: variant.countInStock })),
  ]
}

/**
 * The refused rows for another try. `mine` bases them on the current stock; `theirs` removes the stock, and rows
 * without anything else.
 * @param products their current state
 */
export const settledRows = (
  rows: readonly Row[],
  conflicts: readonly BulkResult[],
  answer: Answer,
  products: readonly Product[],
): Row[] => {
  const stockNow = new Map<string, number | undefined>(
    conflicts.map(({ sku, current }) => [sku, current?.countInStock]),
  )
  const variantsNow = new Map<string, readonly Variant[]>(
    products.map(({ sku, variants }) => [sku, variants ?? []]),
  )
  return rows.flatMap((row): Row[] => {
    const { sku, variants } = row
    if (typeof sku !== 'string' || !stockNow.has(sku)) return []
    if (Array.isArray(variants))
      return [{ ...row, variants: settledVariants(variants, variantsNow.get(sku) ?? [], answer) }]
    if (answer === 'mine') return [{ ...row, countInStockWas: stockNow.get(sku) }]
    const rest = withoutStock(row)
    return Object.keys(rest).length > 1 ? [rest] : []
  })
}
