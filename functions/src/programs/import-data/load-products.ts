import { toPaise } from '@bartan/contract/shared/money'
import type { ShopData } from '@bartan/contract/shop/shop-data'
import { skuKey } from '@bartan/contract/products/rules'
import type { Database } from '#database/collections.ts'
import { Bulk } from './bulk.ts'
import { productIdOf, stableId } from './stable-id.ts'

/** Units of every SKU in orders that are not cancelled. */
const soldUnits = ({ orders }: ShopData): Map<string, number> => {
  const sold = new Map<string, number>()
  for (const { status, lines } of orders) {
    if (status === 'Cancelled') continue
    for (const { sku, quantity } of lines) sold.set(sku, (sold.get(sku) ?? 0) + quantity)
  }
  return sold
}

/** For every SKU, the sum of stars and the number of reviews. */
const ratings = ({ reviews = [] }: ShopData) => {
  const sums = new Map<string, { ratingSum: number; ratingCount: number }>()
  for (const { sku, stars } of reviews) {
    const { ratingSum = 0, ratingCount = 0 } = sums.get(sku) ?? {}
    sums.set(sku, { ratingSum: ratingSum + stars, ratingCount: ratingCount + 1 })
  }
  return sums
}

/**
 * Loads products, each with the opening entry of its stock ledger: what is on the shelf now plus what the orders
 * took.
 */
export const loadProducts = async (
  database: Database,
  shop: ShopData,
  progress: (done: number) => void,
): Promise<void> => {
  const { products, stockMovements, serverTime, timestamp } = database
  const sold = soldUnits(shop)
  const rated = ratings(shop)
  const bulk = new Bulk(database)
  for (const [index, { price, originalPrice, createdAt, ...product }] of shop.products.entries()) {
    const id = productIdOf(product.sku)
    const units = sold.get(product.sku) ?? 0
    bulk.set(products.doc(id), {
      ...product,
      price: toPaise(price),
      ...(originalPrice !== undefined && { originalPrice: toPaise(originalPrice) }),
      skuKey: skuKey(product.sku),
      sold: units,
      ...rated.get(product.sku),
      createdAt: timestamp(new Date(createdAt)),
      updatedAt: serverTime,
      deletedAt: null,
    })
    bulk.set(stockMovements.doc(stableId('opening', id)), {
      productId: id,
      quantity: product.countInStock + units,
      reason: 'opening',
      orderId: null,
      by: '',
      at: timestamp(new Date(createdAt)),
    })
    if (index % 1000 === 999) {
      await bulk.flush()
      progress(index + 1)
    }
  }
  await bulk.close()
}
