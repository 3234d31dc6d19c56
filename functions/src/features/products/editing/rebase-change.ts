import { formerOf } from '@bartan/contract/products/former-variant'
import type { ProductChange } from '@bartan/contract/products/input-schema'
import { choiceKey } from '@bartan/contract/products/variants'
import { toRupees, type Paise } from '@bartan/contract/shared/money'
import type { VariantDocument } from '#database/product-documents.ts'
import { isSameValue, refuseOutdated } from '#domain/refuse-outdated.ts'
import { variantOf } from '../replica/read-entry.ts'
import type { ProductFields } from './product-fields.ts'
import { stockAfter } from './stock/stock-after.ts'

type Change = Pick<ProductChange, 'was' | 'variants'>

type LeftOut = { countInStock?: undefined; cost?: undefined; reorderAt?: undefined }

/** The variants without some fields. */
const withoutFields = (variants: unknown, leftOut: LeftOut): unknown =>
  Array.isArray(variants)
    ? variants.map((variant: unknown) =>
        typeof variant === 'object' ? { ...variant, ...leftOut } : variant,
      )
    : variants

/** Whether the form knows cost and reorder point: older forms don't. */
const knowsBuying = (variants: unknown): boolean =>
  Array.isArray(variants) &&
  variants.some(
    (variant: unknown) =>
      typeof variant === 'object' &&
      variant !== null &&
      ('cost' in variant || 'reorderAt' in variant),
  )

const isSame = (field: string, opened: unknown, now: unknown): boolean => {
  if (field !== 'variants') return isSameValue(opened, now)
  const leftOut = {
    countInStock: undefined,
    ...(!knowsBuying(opened) && { cost: undefined, reorderAt: undefined }),
  }
  return isSameValue(withoutFields(opened, leftOut), withoutFields(now, leftOut))
}

const optionalRupees = (paise: Paise | undefined) => (paise == null ? undefined : toRupees(paise))

const editedVariantOf = (variant: VariantDocument) => ({
  ...variantOf(variant),
  cost: optionalRupees(variant.cost),
  reorderAt: variant.reorderAt,
})

/** The fields of a product's form as GET /api/admin/products/:id sends them, aliases included. */
const onTheWire = (fields: ProductFields): object => ({
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
})

type Counted = { size?: string; color?: string; countInStock: number }

const isCounted = (variant: unknown): variant is Counted =>
  typeof variant === 'object' &&
  variant !== null &&
  'countInStock' in variant &&
  typeof variant.countInStock === 'number'

/** The variants, with sales since the form was opened subtracted from their stock. */
const withSalesSince = (
  { was, variants }: Change,
  { variants: now = [] }: ProductFields,
): ProductChange['variants'] => {
  const opened = was?.['variants']
  if (!variants || !Array.isArray(opened)) return variants
  const openedStock = new Map(
    opened.filter(isCounted).map((variant) => [choiceKey(variant), variant.countInStock]),
  )
  const former = formerOf(now, variants)
  return variants.map((variant, index) => {
    const present = former(variant)
    const before = present && openedStock.get(choiceKey(present))
    if (!present || before === undefined || variant.countInStockWas !== undefined) return variant
    const stockChange = variant.countInStock - before
    return {
      ...variant,
      countInStock: stockAfter(
        present.countInStock,
        { stockChange },
        `variants.${index}.countInStock`,
      ),
    }
  })
}

/**
 * Applies a change to the current product (contract §10). It is refused if a field that it changes has another value
 * than when the form was opened. So edits of different fields don't conflict, and no edit is overwritten unseen.
 *
 * @throws AppError changed_meanwhile
 */
export const rebaseChange = (change: ProductChange, before: ProductFields): ProductChange => {
  refuseOutdated(change.was, onTheWire(before), isSame)
  const variants = withSalesSince(change, before)
  return { ...change, ...(variants && { variants }) }
}
