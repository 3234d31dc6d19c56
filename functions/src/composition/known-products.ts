import type { Product } from '@bartan/contract/products/schema'
import { toPaise, type Rupees } from '@bartan/contract/shared/money'
import type { Sellable } from '#domain/stock/sellable.ts'
import type { CatalogIndex } from '#features/products/index/catalog-index.ts'

type ProductLookup = (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>

const inPaise = (amount: Rupees | undefined) => (amount === undefined ? undefined : toPaise(amount))

type Prices = Pick<Product, 'price' | 'originalPrice' | 'listPrice' | 'mrp'>

const pricesInPaise = ({ price, originalPrice, listPrice, mrp }: Prices) => ({
  price: toPaise(price),
  originalPrice: inPaise(originalPrice),
  listPrice: inPaise(listPrice),
  mrp: inPaise(mrp),
})

const toSellable = (product: Product): Sellable => ({
  ...product,
  ...pricesInPaise(product),
  variants: product.variants?.map((variant) => ({ ...variant, ...pricesInPaise(variant) })),
})

/**
 * Products from the catalog in memory at current prices, without a read. Missing ones are read from the database: they
 * may be newer than the catalog.
 */
export const knownProducts =
  (catalog: () => Promise<CatalogIndex>, readProducts: ProductLookup): ProductLookup =>
  async (ids) => {
    if (ids.length === 0) return new Map()
    const { rows } = await catalog()
    const known = new Map<string, Sellable>()
    const unknown: string[] = []
    for (const id of new Set(ids)) {
      const slot = rows.slotOf(id)
      if (slot === undefined) unknown.push(id)
      else known.set(id, toSellable(rows.product(slot)))
    }
    return new Map([...known, ...(await readProducts(unknown))])
  }
