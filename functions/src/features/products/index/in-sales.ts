import type { Sale } from '@bartan/contract/offers/offer'
import { inRupeesReduced, saleOf } from '@bartan/contract/offers/sale-price'
import type { CatalogEntry } from './product-rows.ts'

/** A product at the prices of the sales that run; as it is where none is about it. */
export const inSales = (entry: CatalogEntry, sales: readonly Sale[]): CatalogEntry => {
  if (sales.length === 0) return entry
  const { product } = entry
  const sale = saleOf({ ...product, productId: product._id }, sales)
  const reduced = sale ? inRupeesReduced(product, sale) : product
  return reduced === product ? entry : { ...entry, product: reduced, stored: product }
}
