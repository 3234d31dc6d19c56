import { namesToCopy } from '@bartan/contract/products/names'
import type { Connect } from '#database/connect.ts'
import { isForSale } from './for-sale.ts'
import type { Sellable } from './sellable.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { ProductDocument } from '#database/documents.ts'

/** With the stock that shoppers can have: a deleted product has nothing left to sell, nor has a draft. */
export const asForSale = (product: ProductDocument): ProductDocument => {
  if (isForSale(product)) return product
  const variants = product.variants?.map((variant) => ({ ...variant, countInStock: 0 }))
  return { ...product, countInStock: 0, ...(variants && { variants }) }
}

/** What is entered; undefined if nothing is. */
const taxOf = ({ hsn, gstRate, gstRateNext }: ProductDocument): Sellable['tax'] => {
  const tax = {
    ...(hsn && { hsn }),
    ...(gstRate !== undefined && { gstRate }),
    ...(gstRateNext && { gstRateNext }),
  }
  return Object.keys(tax).length > 0 ? tax : undefined
}

export const toSellable = (_id: string, document: ProductDocument): Sellable => {
  const product = asForSale(document)
  return {
    _id,
    name: product.name,
    ...namesToCopy(product),
    price: product.price,
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

/** The current products with these ids, from the database; unknown ids are missing. */
export const sellableProducts =
  (connect: Connect, { deleted }: { deleted: 'missing' | 'as sold out' }) =>
  async (ids: string[]): Promise<Map<string, Sellable>> => {
    const possible = [...new Set(ids)].filter(isDocumentId)
    if (possible.length === 0) return new Map()
    const { firestore, products } = await connect()
    const references = possible.map((id) => products.doc(id))
    const found = new Map<string, Sellable>()
    for (const snapshot of await firestore.getAll(...references)) {
      const product = snapshot.data() as ProductDocument | undefined
      if (product && (isForSale(product) || deleted === 'as sold out'))
        found.set(snapshot.id, toSellable(snapshot.id, product))
    }
    return found
  }
