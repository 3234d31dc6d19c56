import { isCancelled } from '@bartan/contract/orders/order-process'
import { skuKey } from '@bartan/contract/products/fields/sku'
import { summaryOf, variantOf } from '@bartan/contract/products/variants'
import { toPaise } from '@bartan/contract/shared/money'
import type { ShopData } from '@bartan/contract/shop-data'
import type { Database } from '#database/collections.ts'
import type { StockMovementDocument } from '#database/stock-movement.ts'
import { tally } from '#domain/star-counts.ts'
import { Bulk } from './bulk.ts'
import { productIdOf, stableId } from './stable-id.ts'

type ShopProduct = ShopData['products'][number]
type SoldLine = ShopData['orders'][number]['lines'][number]

/** Lines by SKU, of orders that aren't cancelled. */
const soldLines = ({ orders }: ShopData): Map<string, SoldLine[]> =>
  Map.groupBy(
    orders.flatMap(({ status, lines }) => (isCancelled(status) ? [] : lines)),
    ({ sku }) => sku,
  )

const unitsOf = (lines: readonly SoldLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** By SKU, the product's sums over its reviews. */
const ratings = ({ reviews = [] }: ShopData) => {
  const starsOf = new Map<string, number[]>()
  for (const { sku, stars } of reviews) starsOf.set(sku, [...(starsOf.get(sku) ?? []), stars])
  return new Map(
    [...starsOf].map(([sku, stars]) => [
      sku,
      {
        ratingSum: stars.reduce((sum, one) => sum + one, 0),
        ratingCount: stars.length,
        starCounts: tally(stars),
      },
    ]),
  )
}

const pricesOf = ({
  price,
  originalPrice,
  mrp,
}: Pick<ShopProduct, 'price' | 'originalPrice' | 'mrp'>) => ({
  price: toPaise(price),
  ...(originalPrice !== undefined && { originalPrice: toPaise(originalPrice) }),
  ...(mrp !== undefined && { mrp: toPaise(mrp) }),
})

/** Variants, and the fields computed from them. */
const variantFields = (priced: ShopProduct['variants']) => {
  if (!priced) return undefined
  const variants = priced.map(({ price, originalPrice, mrp, ...variant }) => ({
    ...variant,
    ...pricesOf({ price, originalPrice, mrp }),
  }))
  const variantSkuKeys = variants.map(({ sku }) => skuKey(sku))
  return { variants, variantSkuKeys, ...summaryOf(variants) }
}

type Opening = Pick<StockMovementDocument, 'variant' | 'quantity'>

/** The stock before the orders, of each variant or of the product. */
const openings = ({ countInStock, variants }: ShopProduct, lines: readonly SoldLine[]): Opening[] =>
  variants?.map((variant) => {
    const { size = '', color = '', sku } = variant
    const own = lines.filter((line) => variantOf(variants, line) === variant)
    return { variant: { size, color, sku }, quantity: variant.countInStock + unitsOf(own) }
  }) ?? [{ quantity: countInStock + unitsOf(lines) }]

/** Loads products with the opening entries of their stock ledger: current stock plus the orders' units. */
export const loadProducts = async (
  database: Database,
  shop: ShopData,
  progress: (done: number) => void,
): Promise<void> => {
  const { products, stockMovements, serverTime, timestamp } = database
  const sold = soldLines(shop)
  const rated = ratings(shop)
  const bulk = new Bulk(database)
  for (const [index, shopProduct] of shop.products.entries()) {
    const {
      createdAt,
      price,
      priceMax: _priceMax,
      originalPrice,
      mrp,
      variants,
      ...product
    } = shopProduct
    const id = productIdOf(product.sku)
    const lines = sold.get(product.sku) ?? []
    bulk.set(products.doc(id), {
      ...product,
      ...pricesOf({ price, originalPrice, mrp }),
      ...variantFields(variants),
      skuKey: skuKey(product.sku),
      sold: unitsOf(lines),
      ...rated.get(product.sku),
      createdAt: timestamp(new Date(createdAt)),
      updatedAt: serverTime,
      deletedAt: null,
    })
    for (const opening of openings(shopProduct, lines)) {
      const key = opening.variant ? [id, opening.variant.size, opening.variant.color] : [id]
      bulk.set(stockMovements.doc(stableId('opening', ...key)), {
        productId: id,
        ...opening,
        reason: 'opening',
        orderId: null,
        by: '',
        at: timestamp(new Date(createdAt)),
      })
    }
    if (index % 1000 === 999) {
      await bulk.flush()
      progress(index + 1)
    }
  }
  await bulk.close()
}
