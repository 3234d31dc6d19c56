import { namesToCopy } from '@bartan/contract/products/names'
import { asProductId, type ProductId } from '@bartan/contract/products/product-id'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { isForSale, type Sellable } from '#domain/stock/sellable.ts'
import type { Database } from '../collections.ts'
import type { Connect } from '../connect.ts'
import { referencesOf } from '../document-id.ts'
import type { ProductDocument } from '../product-documents.ts'

/** A product with the stock that shoppers can buy: none of a deleted product or a draft. */
export const asForSale = (product: ProductDocument): ProductDocument => {
  if (isForSale(product)) return product
  const variants = product.variants?.map((variant) => ({ ...variant, countInStock: 0 }))
  return { ...product, countInStock: 0, ...(variants && { variants }) }
}

/** The tax data; undefined if none is entered. */
const taxOf = ({ hsn, gstRate, gstRateNext, ratedOn }: ProductDocument): Sellable['tax'] => {
  const tax = {
    ...(hsn && { hsn }),
    ...(gstRate !== undefined && { gstRate }),
    ...(gstRateNext && { gstRateNext }),
    ...(ratedOn && { ratedOn }),
  }
  return Object.keys(tax).length > 0 ? tax : undefined
}

export const toSellable = (_id: ProductId, document: ProductDocument): Sellable => {
  const product = asForSale(document)
  return {
    _id,
    name: product.name,
    ...namesToCopy(product),
    price: product.price,
    originalPrice: product.originalPrice,
    mrp: product.mrp,
    cost: product.cost,
    category: product.category,
    brand: product.brand,
    material: product.material,
    collection: product.collection,
    restricted: product.restricted,
    countInStock: product.countInStock,
    sku: product.sku,
    sizes: product.sizes,
    colors: product.colors,
    variants: product.variants,
    images: product.images,
    returnable: product.returnable,
    tax: taxOf(product),
  }
}

/** The references of these products, without impossible ids. */
export const productsWith = ({ products }: Database, ids: string[]): DocumentReference[] =>
  referencesOf(products, ids)

/** Deleted products count as sold out; drafts are missing like unknown ones, so that nothing of them is told. */
export const sellableIn = (snapshots: readonly DocumentSnapshot[]): Map<string, Sellable> =>
  new Map(
    snapshots.flatMap((snapshot): [string, Sellable][] => {
      const product = snapshot.data() as ProductDocument | undefined
      if (!product || product.state === 'draft') return []
      return [[snapshot.id, toSellable(asProductId(snapshot.id), product)]]
    }),
  )

/** The current products from the database; those not for sale are missing. */
export const sellableProducts =
  (connect: Connect) =>
  async (ids: string[]): Promise<Map<string, Sellable>> => {
    const database = await connect()
    const references = productsWith(database, ids)
    if (references.length === 0) return new Map()
    const snapshots = await database.firestore.getAll(...references)
    return sellableIn(
      snapshots.filter((snapshot) => {
        const product = snapshot.data() as ProductDocument | undefined
        return product && isForSale(product)
      }),
    )
  }
