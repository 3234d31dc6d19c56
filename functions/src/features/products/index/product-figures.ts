import { LOW_STOCK } from '@bartan/contract/products/stock/stock'
import { scarcestStock } from '@bartan/contract/products/variants'
import type { CatalogIndex } from './catalog-index.ts'

/** The dashboard's product figures from memory. */
export const productFigures = ({ orders, rows }: CatalogIndex) => ({
  count: rows.size,
  lowStockCount: [...orders.popularity.slots].filter(
    (slot) => scarcestStock(rows.product(slot)) <= LOW_STOCK,
  ).length,
})
