import type { Sale } from '@bartan/contract/offers/offer'
import { inPaiseReduced, saleOf } from '@bartan/contract/offers/sale-price'
import type { Sellable } from './sellable.ts'

/** A product as it is sold now: in the database stand the prices without a sale. */
export const atSalePrices = (product: Sellable, sales: readonly Sale[]): Sellable => {
  const sale = saleOf({ ...product, productId: product._id }, sales)
  return sale
    ? { ...inPaiseReduced(product, sale), sale: { id: sale._id, without: product } }
    : product
}

/** The same of several, by their ids. */
export const allAtSalePrices = (
  products: ReadonlyMap<string, Sellable>,
  sales: readonly Sale[],
): ReadonlyMap<string, Sellable> =>
  sales.length === 0
    ? products
    : new Map([...products].map(([id, product]) => [id, atSalePrices(product, sales)]))
