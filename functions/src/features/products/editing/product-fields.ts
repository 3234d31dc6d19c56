import { skuKey } from '@bartan/contract/products/fields/sku'
import type { NewProduct, ProductChange } from '@bartan/contract/products/input-schema'
import { descriptionsToCopy, namesToCopy } from '@bartan/contract/products/names'
import type { Sku } from '@bartan/contract/products/product-id'
import type { MarkField, StoredField } from '@bartan/contract/products/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { isNoHead } from '@bartan/contract/shared/head'
import { toPaise, NO_MONEY } from '@bartan/contract/shared/money'
import type { Translations } from '@bartan/contract/shop/languages'
import type { ProductDocument } from '#database/product-documents.ts'
import { invalidField } from '#domain/app-error.ts'
import type { EveryField } from '../every-field.ts'
import { plainValuesAfter, plainValuesOf } from '../plain-values.ts'
import { legalFieldsAfter, refuseAboveMrp, valueAfter } from './legal-fields.ts'
import { stockAfter } from './stock/stock-after.ts'
import { buyingAfter, fieldsOfVariants, variantsAfter, variantsOf } from './variant-fields.ts'

/** Fields for feeds and old addresses after a change. null removes a field; absent ones aren't stored. */
const marksAfter = (
  before: Pick<ProductDocument, MarkField>,
  said: Pick<ProductChange, MarkField>,
) => ({
  gtin: valueAfter(before.gtin, said.gtin),
  handle: valueAfter(before.handle, said.handle),
  restricted: valueAfter(before.restricted, said.restricted),
  tags: valueAfter(before.tags, said.tags?.length === 0 ? null : said.tags),
  seo: valueAfter(before.seo, said.seo && isNoHead(said.seo) ? null : said.seo),
})

/** Fields that an admin sets, as stored: money in paise. */
export type ProductFields = Pick<ProductDocument, StoredField>

export const fieldsOf = (
  product: ProductFields & Pick<ProductDocument, 'nameHi' | 'descriptionHi'>,
): EveryField<ProductFields> => ({
  name: product.name,
  nameIn: namesToCopy(product).nameIn,
  description: product.description,
  descriptionIn: descriptionsToCopy(product).descriptionIn,
  price: product.price,
  originalPrice: product.originalPrice,
  countInStock: product.countInStock,
  sku: product.sku,
  category: product.category,
  brand: product.brand,
  sizes: product.sizes,
  colors: product.colors,
  collection: product.collection,
  ...plainValuesOf(product),
  images: product.images,
  variants: product.variants,
  facts: product.facts,
  hsn: product.hsn,
  gstRate: product.gstRate,
  gstRateNext: product.gstRateNext,
  mrp: product.mrp,
  declarations: product.declarations,
  gtin: product.gtin,
  handle: product.handle,
  restricted: product.restricted,
  tags: product.tags,
  seo: product.seo,
  cost: product.cost,
  reorderAt: product.reorderAt,
  state: product.state,
})

const skusOf = ({ sku, variants = [] }: Pick<ProductFields, 'sku' | 'variants'>): string[] => [
  sku,
  ...variants.map((variant) => variant.sku),
]

export const skuKeysOf = (product: Pick<ProductFields, 'sku' | 'variants'>): string[] =>
  skusOf(product).map(skuKey)

const pricesOf = ({ price, originalPrice }: Pick<ProductChange, 'price' | 'originalPrice'>) => ({
  ...(price !== undefined && { price: toPaise(price) }),
  // null removes the struck-through price; an absent one isn't stored.
  ...(originalPrice !== undefined && {
    originalPrice: originalPrice === null ? undefined : toPaise(originalPrice),
  }),
})

/** Named languages are set, or removed by an empty text; the others stay. */
const translated = (before: Translations = {}, said: Translations = {}): Translations =>
  Object.fromEntries(Object.entries({ ...before, ...said }).filter(([, text]) => text !== ''))

const textsAfter = (
  before: Pick<ProductFields, 'nameIn' | 'descriptionIn'>,
  { nameIn, descriptionIn }: Pick<ProductChange, 'nameIn' | 'descriptionIn'>,
) => ({
  nameIn: translated(before.nameIn, nameIn),
  descriptionIn: translated(before.descriptionIn, descriptionIn),
})

/** Empty facts aren't stored. */
const factsOf = ({ facts }: Pick<ProductChange, 'facts'>) =>
  facts !== undefined && { facts: facts.length > 0 ? facts : undefined }

export const newFields = ({
  price,
  originalPrice,
  variants,
  countInStock = 0,
  sizes = [],
  colors = [],
  ...input
}: NewProduct & { sku: Sku }): ProductFields => {
  const said = {
    ...input,
    ...textsAfter({}, input),
    ...factsOf(input),
    ...legalFieldsAfter({}, input),
    ...marksAfter({}, input),
    ...buyingAfter({}, input),
    ...plainValuesAfter({ material: '' }, input),
  }
  if (!variants) {
    // The contract has checked that it has a price.
    const prices = {
      price: price === undefined ? NO_MONEY : toPaise(price),
      ...pricesOf({ originalPrice }),
    }
    return fieldsOf({ ...said, ...prices, countInStock, sizes, colors })
  }
  const { category } = input
  const stored = variantsOf(variants, { defaults: { price, originalPrice }, category })
  return fieldsOf({ ...said, ...fieldsOfVariants(stored) })
}

/** Fields computed from the variants, if there are any after the change. */
const variantFieldsAfter = (before: ProductFields, change: ProductChange) => {
  const { variants, price, originalPrice, category = before.category } = change
  if (variants === null) return undefined
  const { countInStockWas } = change
  // Compared with the product's total, unless the change is about one variant.
  if (change.stockChange === undefined) stockAfter(before.countInStock, { countInStockWas })
  if (variants)
    return fieldsOfVariants(
      variantsOf(variants, { defaults: { price, originalPrice }, category, before }),
    )
  return before.variants && fieldsOfVariants([...variantsAfter(before.variants, change)])
}

/** For a product without variants; an unnamed price stays. */
const ownFieldsAfter = (before: ProductFields, change: ProductChange) => {
  const prices = { price: before.price, originalPrice: before.originalPrice, ...pricesOf(change) }
  const isPriced = change.price !== undefined || change.originalPrice != null
  if (isPriced && prices.originalPrice !== undefined && prices.originalPrice < prices.price)
    throw invalidField('originalPrice', reason('field_below_price', { field: 'originalPrice' }))
  return { ...prices, countInStock: stockAfter(before.countInStock, change), variants: undefined }
}

/** Products from before drafts have no state, and are published. */
const stateAfter = ({ state: before }: ProductFields, { state = before }: ProductChange) =>
  before === undefined && state === 'published' ? undefined : state

export const changedFields = (before: ProductFields, change: ProductChange): ProductFields => {
  const { variants: _variants, ...fields } = change
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const ofVariants = variantFieldsAfter(before, change)
  // The variant was named above.
  const sku = ofVariants && change.stockChange !== undefined ? before.sku : change.sku
  const after = fieldsOf({
    ...before,
    ...said,
    ...textsAfter(before, change),
    ...factsOf(change),
    ...legalFieldsAfter(before, change),
    ...marksAfter(before, change),
    ...buyingAfter(before, change),
    ...plainValuesAfter(before, change),
    sku: sku ?? before.sku,
    state: stateAfter(before, change),
    ...(ofVariants ?? ownFieldsAfter(before, change)),
  })
  refuseAboveMrp(after, change)
  return after
}
