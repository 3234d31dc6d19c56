import type { Connect } from '#database/connect.ts'
import type { Sellable } from './sellable.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { ProductDocument } from '#database/documents.ts'

/** A deleted product has nothing left to sell. */
export const toSellable = (_id: string, product: ProductDocument): Sellable => ({
  _id,
  name: product.name,
  nameHi: product.nameHi,
  price: product.price,
  countInStock: product.deletedAt ? 0 : product.countInStock,
  sku: product.sku,
  sizes: product.sizes,
  colors: product.colors,
  variants: product.deletedAt
    ? product.variants?.map((variant) => ({ ...variant, countInStock: 0 }))
    : product.variants,
  images: product.images,
  returnable: product.returnable,
})

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
      if (product && !(product.deletedAt && deleted === 'missing'))
        found.set(snapshot.id, toSellable(snapshot.id, product))
    }
    return found
  }
