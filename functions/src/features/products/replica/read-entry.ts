import { descriptionsToCopy, namesToCopy } from '@bartan/contract/products/names'
import { asProductId } from '@bartan/contract/products/product-id'
import { productSchema, type Product, type Variant } from '@bartan/contract/products/schema'
import { highestPrice } from '@bartan/contract/products/variants'
import { toRupees } from '@bartan/contract/shared/money'
import type { VariantDocument } from '#database/product-documents.ts'
import { knownStarCounts } from '#domain/star-counts.ts'
import { buyingOf } from '../buying.ts'
import type { EveryField } from '../every-field.ts'
import type { CatalogEntry } from '../index/product-rows.ts'
import { plainValuesOf } from '../plain-values.ts'
import type { ReadProduct } from './catalog-source.ts'

export const variantOf = ({
  price,
  originalPrice,
  mrp,
  cost: _cost,
  reorderAt: _reorderAt,
  ...variant
}: VariantDocument): Variant => ({
  ...variant,
  price: toRupees(price),
  ...(originalPrice !== undefined && { originalPrice: toRupees(originalPrice) }),
  ...(mrp !== undefined && { mrp: toRupees(mrp) }),
})

/**
 * What shoppers may see of a stored product. The contract's schema removes everything else, and throws on a manually
 * damaged document. Runs once per version of a product, never per request.
 */
export const readEntry = ({ id, version, document }: ReadProduct): CatalogEntry | undefined => {
  // `== null` on purpose: documents from before tombstones lack the field.
  if (!document || document.deletedAt != null) return undefined
  const { nameIn, nameHi } = namesToCopy(document)
  const { descriptionIn, descriptionHi } = descriptionsToCopy(document)
  const { price, originalPrice, variants, createdAt, updatedAt, sold } = document
  const highest = variants && highestPrice(variants)
  const { ratingSum = 0, ratingCount = 0 } = document
  const entry: EveryField<Product> = {
    _id: asProductId(id),
    name: document.name,
    nameIn,
    nameHi,
    description: document.description,
    price: toRupees(price),
    priceMax: highest === undefined ? undefined : toRupees(highest),
    originalPrice: originalPrice == null ? undefined : toRupees(originalPrice),
    // Stored prices have no sale; sales are applied later (features/products/index/catalog.ts).
    saleEndsAt: undefined,
    originalPriceOf: undefined,
    listPrice: undefined,
    countInStock: document.countInStock,
    sku: document.sku,
    category: document.category,
    brand: document.brand,
    sizes: document.sizes,
    colors: document.colors,
    variants: variants?.map(variantOf),
    collection: document.collection,
    ...plainValuesOf(document),
    images: document.images,
    rating:
      ratingCount > 0
        ? { average: Math.round((ratingSum / ratingCount) * 10) / 10, count: ratingCount }
        : undefined,
    starCounts: ratingCount > 0 ? knownStarCounts(document) : undefined,
    createdAt: createdAt.toDate().toISOString(),
    updatedAt: updatedAt.toDate().toISOString(),
    descriptionIn,
    descriptionHi,
    facts: document.facts,
    hsn: document.hsn,
    gstRate: document.gstRate,
    gstRateNext: document.gstRateNext,
    ratedOn: document.ratedOn,
    mrp: document.mrp == null ? undefined : toRupees(document.mrp),
    declarations: document.declarations,
    gtin: document.gtin,
    handle: document.handle,
    restricted: document.restricted,
    tags: document.tags,
    seo: document.seo,
    state: document.state ?? 'published',
  }
  const product = productSchema.parse(entry)
  const buying = buyingOf(document)
  return { product, sold: Number.isFinite(sold) ? sold : 0, ...(buying && { buying }), version }
}
