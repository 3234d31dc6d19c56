import { isDeepStrictEqual } from 'node:util'
import { skuKey } from '@bartan/contract/products/fields/sku'
import { formerOf } from '@bartan/contract/products/former-variant'
import { choiceKey, repeatedVariants, summaryOf } from '@bartan/contract/products/variants'
import type { VariantDocument } from '#database/product-documents.ts'
import { fieldChanges, type FieldChanges } from '#domain/field-changes.ts'
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

type Change = FieldChanges[string]

const keysIn = (side: unknown): string[] => variantsIn(side).map(({ sku }) => skuKey(sku))

/** Whether a change left each variant its SKU: it set fields of them, and added or removed none. */
export const setsFields = ({ from, to }: Change): boolean =>
  to !== null && from !== null && isDeepStrictEqual(keysIn(from).toSorted(), keysIn(to).toSorted())

/** A variant without what a change set; undefined where one of these fields has another value by now. */
const variantBefore = (
  now: VariantDocument,
  from: VariantDocument,
  to: VariantDocument,
): VariantDocument | undefined => {
  const { countInStock: stock, ...changes } = fieldChanges(from, to)
  const values = new Map<string, unknown>(Object.entries(now))
  for (const [field, change] of Object.entries(changes)) {
    if (!isDeepStrictEqual(values.get(field) ?? null, change.to)) return undefined
    if (change.from === null) values.delete(field)
    else values.set(field, change.from)
  }
  const sold = stock ? from.countInStock - to.countInStock : 0
  values.set('countInStock', Math.max(0, now.countInStock + sold))
  return Object.fromEntries(values) as VariantDocument
}

/** The variants without what a change set of them; undefined where something of that has changed again. */
export const fieldsBefore = (
  now: readonly VariantDocument[] = [],
  change: Change,
): VariantDocument[] | undefined => {
  const [from, to] = [change.from, change.to].map(
    (side) => new Map(variantsIn(side).map((variant) => [skuKey(variant.sku), variant])),
  )
  const known = new Set(now.map(({ sku }) => skuKey(sku)))
  const isGone = [...(to ?? [])].some(
    ([key, variant]) => !known.has(key) && !isDeepStrictEqual(variant, from?.get(key)),
  )
  const before = now.map((variant) => {
    const [was, made] = [from, to].map((side) => side?.get(skuKey(variant.sku)))
    return was && made ? variantBefore(variant, was, made) : variant
  })
  const all = before.filter((variant) => variant !== undefined)
  const isWhole = !isGone && all.length === now.length && repeatedVariants(all).length === 0
  return isWhole ? all : undefined
}

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
  const former = formerOf(now.variants ?? [], from)
  const made = stockIn(to)
  const variants = from.map((variant) => {
    const present = former(variant)
    const since = present ? present.countInStock - (made.get(choiceKey(present)) ?? 0) : 0
    return { ...variant, countInStock: Math.max(0, variant.countInStock + since) }
  })
  return { variants, ...summaryOf(variants) }
}
