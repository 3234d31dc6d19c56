import { reason } from '@bartan/contract/reasons/reasons'
import { toPaise } from '@bartan/contract/shared/money'
import type { EditableField } from '@bartan/contract/products/schema'
import type { NewProduct, ProductChange } from '@bartan/contract/products/input-schema'
import { stockAfter } from './stock-after.ts'
import { invalidField } from '#domain/app-error.ts'
import type { ProductDocument } from '#database/documents.ts'
import type { EveryField } from '../every-field.ts'
import { randomInt } from 'node:crypto'
import type { Category } from '@bartan/contract/products/rules'
import { READABLE_LETTERS } from '@bartan/contract/shared/readable-letters'

/** The fields that an admin may set, as they are stored: money in paise. */
export type ProductFields = Pick<ProductDocument, EditableField>

export const fieldsOf = (product: ProductFields): EveryField<ProductFields> => ({
  name: product.name,
  nameHi: product.nameHi,
  description: product.description,
  descriptionHi: product.descriptionHi,
  price: product.price,
  originalPrice: product.originalPrice,
  countInStock: product.countInStock,
  sku: product.sku,
  category: product.category,
  brand: product.brand,
  sizes: product.sizes,
  colors: product.colors,
  collection: product.collection,
  material: product.material,
  images: product.images,
  returnable: product.returnable,
})

const pricesOf = ({ price, originalPrice }: Pick<ProductChange, 'price' | 'originalPrice'>) => ({
  ...(price !== undefined && { price: toPaise(price) }),
  // null removes the struck-through price; an absent one is not stored.
  ...(originalPrice !== undefined && {
    originalPrice: originalPrice === null ? undefined : toPaise(originalPrice),
  }),
})

/** An empty Hindi text counts as none; absent fields are not stored. */
const hindiOf = ({ nameHi, descriptionHi }: Pick<ProductChange, 'nameHi' | 'descriptionHi'>) => ({
  ...(nameHi !== undefined && { nameHi: nameHi || undefined }),
  ...(descriptionHi !== undefined && { descriptionHi: descriptionHi || undefined }),
})

export const newFields = ({
  price,
  originalPrice,
  ...input
}: NewProduct & { sku: string }): ProductFields =>
  fieldsOf({
    ...input,
    ...hindiOf(input),
    price: toPaise(price),
    ...pricesOf({ originalPrice }),
  })

/**
 * The fields after a partial change. The rule on the two prices is checked on the result, where an unnamed price is
 * the stored one.
 */
export const changedFields = (before: ProductFields, change: ProductChange): ProductFields => {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const countInStock = stockAfter(before.countInStock, change)
  const after = fieldsOf({
    ...before,
    ...said,
    ...hindiOf(change),
    ...pricesOf(change),
    countInStock,
  })
  const isPriced = change.price !== undefined || change.originalPrice != null
  if (isPriced && after.originalPrice !== undefined && after.originalPrice < after.price)
    throw invalidField('originalPrice', reason('field_below_price', { field: 'originalPrice' }))
  return after
}

const LENGTH = 8

/** For a product that was given none: `KIT-7F3K9Q2M`. */
export const madeUpSku = (category: Category): string => {
  const random = Array.from(
    { length: LENGTH },
    () => READABLE_LETTERS[randomInt(READABLE_LETTERS.length)],
  )
  return `${category.slice(0, 3).toUpperCase()}-${random.join('')}`
}
