import { isDeepStrictEqual } from 'node:util'
import { choiceKey, summaryOf } from '@bartan/contract/products/variants'
import type { VariantDocument } from '#database/product-documents.ts'
import type { OpenEntry } from '../edit.ts'
import type { ProductFields } from '../product-fields.ts'

/** The variants on one side of an audited change; none if the product had none. */
export const variantsIn = (value: unknown): VariantDocument[] =>
  // The audit log has what was stored.
  Array.isArray(value) ? (value as VariantDocument[]) : []

const withoutStock = (variants: readonly VariantDocument[]) =>
  variants.map(({ countInStock: _countInStock, ...variant }) => variant)

/** Whether the variants are as the change left them, apart from sales since. */
export const areSame = (now: unknown, to: unknown): boolean =>
  isDeepStrictEqual(withoutStock(variantsIn(now)), withoutStock(variantsIn(to)))

const stockIn = (variants: readonly VariantDocument[]) =>
  new Map(variants.map((variant) => [choiceKey(variant), variant.countInStock]))

/**
 * The variants before a change, each with its current stock less what the change added. Undefined if unknown: a product
 * that had variants has sold without them since.
 */
export const variantsBefore = (
  now: ProductFields,
  changes: OpenEntry['changes'],
): Partial<ProductFields> | undefined => {
  const change = changes['variants']
  if (!change || change.from === null) return { variants: undefined }
  const [from, to] = [variantsIn(change.from), variantsIn(change.to)]
  const hadNone = change.to === null
  const unchanged = Number(changes['countInStock']?.to ?? summaryOf(from).countInStock)
  if (hadNone && now.countInStock !== unchanged) return undefined
  const [present, made] = [stockIn(now.variants ?? []), stockIn(to)]
  const variants = from.map((variant) => {
    const key = choiceKey(variant)
    const since = (present.get(key) ?? 0) - (made.get(key) ?? 0)
    return { ...variant, countInStock: Math.max(0, variant.countInStock + since) }
  })
  return { variants, ...summaryOf(variants) }
}
