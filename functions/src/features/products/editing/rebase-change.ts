import { isDeepStrictEqual } from 'node:util'
import { reason } from '@bartan/contract/reasons/reasons'
import { choiceKey } from '@bartan/contract/products/variants'
import type { ProductChange } from '@bartan/contract/products/input-schema'
import { toRupees } from '@bartan/contract/shared/money'
import { AppError } from '#domain/app-error.ts'
import type { VariantDocument } from '#database/product-documents.ts'
import { variantOf } from '../replica/read-entry.ts'
import type { ProductFields } from './product-fields.ts'
import { stockAfter } from './stock/stock-after.ts'
import type { Paise } from '@bartan/contract/shared/money'

type Change = Pick<ProductChange, 'was' | 'variants'>

/** Without what is missing or null, which mean the same, so that two values can be compared. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null)
  return Object.fromEntries(entries.map(([name, inner]) => [name, comparable(inner)]))
}

const withoutStock = (variants: unknown): unknown =>
  Array.isArray(variants)
    ? variants.map((variant: unknown) =>
        typeof variant === 'object' ? { ...variant, countInStock: undefined } : variant,
      )
    : variants

/** Whether whoever opened it knows of cost and reorder points: forms from before them don't. */
const knowsBuying = (variants: unknown): boolean =>
  Array.isArray(variants) &&
  variants.some(
    (variant: unknown) =>
      typeof variant === 'object' &&
      variant !== null &&
      ('cost' in variant || 'reorderAt' in variant),
  )

const withoutBuying = (variants: unknown): unknown =>
  Array.isArray(variants)
    ? variants.map((variant: unknown) =>
        typeof variant === 'object'
          ? { ...variant, cost: undefined, reorderAt: undefined }
          : variant,
      )
    : variants

const isSame = (field: string, opened: unknown, now: unknown): boolean => {
  if (field !== 'variants') return isDeepStrictEqual(comparable(opened), comparable(now))
  const present = knowsBuying(opened) ? now : withoutBuying(now)
  return isDeepStrictEqual(comparable(withoutStock(opened)), comparable(withoutStock(present)))
}

const optionalRupees = (paise: Paise | undefined) => (paise == null ? undefined : toRupees(paise))

const editedVariantOf = (variant: VariantDocument) => ({
  ...variantOf(variant),
  cost: optionalRupees(variant.cost),
  reorderAt: variant.reorderAt,
})

/** By field, what a product's form is opened with: as GET /api/admin/products/:id has it, aliases included. */
const onTheWire = (fields: ProductFields): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(
    Object.entries({
      ...fields,
      price: toRupees(fields.price),
      originalPrice: optionalRupees(fields.originalPrice),
      mrp: optionalRupees(fields.mrp),
      cost: optionalRupees(fields.cost),
      variants: fields.variants?.map(editedVariantOf),
      state: fields.state ?? 'published',
      collections: fields.collection,
      nameHi: fields.nameIn?.['hi'],
      descriptionHi: fields.descriptionIn?.['hi'],
    }),
  )

/** @throws AppError changed_meanwhile, with the present values of fields that are others by now */
const refuseOutdated = ({ was = {} }: Change, before: ProductFields): void => {
  const now = onTheWire(before)
  const outdated = Object.keys(was).filter((field) => !isSame(field, was[field], now.get(field)))
  if (outdated.length === 0) return
  const why = reason('product_changed_meanwhile', { fields: outdated })
  throw new AppError('changed_meanwhile', why, {
    current: Object.fromEntries(outdated.map((field) => [field, now.get(field) ?? null])),
    fields: Object.fromEntries(outdated.map((field) => [field, why])),
  })
}

type Counted = { size?: string; color?: string; countInStock: number }

const isCounted = (variant: unknown): variant is Counted =>
  typeof variant === 'object' &&
  variant !== null &&
  'countInStock' in variant &&
  typeof variant.countInStock === 'number'

/** Variants with the stock that sales since the form was opened have left of what they say. */
const withSalesSince = (
  { was, variants }: Change,
  { variants: now = [] }: ProductFields,
): ProductChange['variants'] => {
  const opened = was?.['variants']
  if (!variants || !Array.isArray(opened)) return variants
  const openedStock = new Map(
    opened.filter(isCounted).map((variant) => [choiceKey(variant), variant.countInStock]),
  )
  const stock = new Map(now.map((variant) => [choiceKey(variant), variant.countInStock]))
  return variants.map((variant, index) => {
    const [before, present] = [openedStock.get(choiceKey(variant)), stock.get(choiceKey(variant))]
    if (variant.countInStockWas !== undefined || before === undefined || present === undefined)
      return variant
    const stockChange = variant.countInStock - before
    return {
      ...variant,
      countInStock: stockAfter(present, { stockChange }, `variants.${index}.countInStock`),
    }
  })
}

/**
 * A change as it is made to the product of now (contract §10). One whose form was opened with a value that is another by
 * now is refused: people who change different fields don't meet, and of one field no change is lost unseen.
 *
 * @throws AppError changed_meanwhile
 */
export const rebaseChange = (change: ProductChange, before: ProductFields): ProductChange => {
  refuseOutdated(change, before)
  const variants = withSalesSince(change, before)
  return { ...change, ...(variants && { variants }) }
}
