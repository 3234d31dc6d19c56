import type { Sale } from '@bartan/contract/offers/offer'
import { withSalePrices, saleOf } from '@bartan/contract/offers/sale-price'
import {
  withRateChanges,
  withSaleRate,
  type RateChange,
} from '@bartan/contract/products/law/rate-changes'
import type { Sellable } from './sellable.ts'

/** What turns a stored price into the current one: the rate changes since it was stored, then a sale. */
export type Pricing = { changes: readonly RateChange[]; sales: readonly Sale[] }

export const STORED_PRICES: Pricing = { changes: [], sales: [] }

const taxedNow = (product: Sellable, { changes }: Pricing): Sellable => {
  const before = { ...product, ...product.tax }
  const after: typeof before = withRateChanges(before, changes)
  if (after === before) return product
  const { hsn: _hsn, gstRate: _rate, gstRateNext: _next, ratedOn: _day, ...priced } = after
  return { ...priced, ...(product.tax && { tax: withSaleRate(product.tax, changes) }) }
}

export const withCurrentPrice = (stored: Sellable, pricing: Pricing): Sellable => {
  const product = taxedNow(stored, pricing)
  const sale = saleOf({ ...product, productId: product._id }, pricing.sales)
  return sale ? { ...withSalePrices(product, sale), saleId: sale._id } : product
}

/** The same for several, by id. */
export const withCurrentPrices = (
  products: ReadonlyMap<string, Sellable>,
  pricing: Pricing,
): ReadonlyMap<string, Sellable> =>
  pricing.sales.length === 0 && pricing.changes.length === 0
    ? products
    : new Map([...products].map(([id, product]) => [id, withCurrentPrice(product, pricing)]))
