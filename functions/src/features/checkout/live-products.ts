import { asProductId, type ProductId } from '@bartan/contract/products/product-id'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { ProductDocument } from '#database/product-documents.ts'
import { isForSale } from '#domain/stock/sellable.ts'

/** Products by id, without those not for sale. */
export const liveProducts = (snapshots: DocumentSnapshot[]): Map<ProductId, ProductDocument> => {
  const live = new Map<ProductId, ProductDocument>()
  for (const snapshot of snapshots) {
    const product = snapshot.data() as ProductDocument | undefined
    if (product && isForSale(product)) live.set(asProductId(snapshot.id), product)
  }
  return live
}
