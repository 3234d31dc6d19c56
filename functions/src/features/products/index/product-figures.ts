import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { LOW_STOCK } from '@bartan/contract/products/stock/stock'
import { scarcestStock } from '@bartan/contract/products/variants'
import type { CatalogIndex } from './catalog-index.ts'

const adminProduct = ({ rows }: CatalogIndex, slot: number): AdminProduct => ({
  ...rows.product(slot),
  sold: rows.sold(slot),
})

/** The dashboard's product figures from memory, about 10 ms per thousand products. */
export const productFigures = (index: CatalogIndex, limit: number) => {
  const { orders, rows } = index
  const all = [...orders.popularity.slots].map((slot) => adminProduct(index, slot))
  const low = all
    .filter((product) => scarcestStock(product) <= LOW_STOCK)
    .toSorted((one, other) => scarcestStock(one) - scarcestStock(other))
  const slow = all
    .filter(({ countInStock }) => countInStock > 0)
    .toSorted((one, other) => one.sold - other.sold || (one.createdAt < other.createdAt ? -1 : 1))
  return {
    count: rows.size,
    bestSellers: all.filter(({ sold }) => sold > 0).slice(0, limit),
    slowSellers: slow.slice(0, limit),
    lowStock: low.slice(0, limit),
    lowStockCount: low.length,
  }
}
