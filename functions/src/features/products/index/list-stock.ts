import type { ListedStock } from '#domain/stock/variant-stock.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { Catalog } from './catalog.ts'

const stockOf = ({ rows }: CatalogIndex, slot: number): ListedStock[] => {
  const { _id: productId, name, nameIn, nameHi, sku, countInStock, variants } = rows.product(slot)
  const { variants: ofVariants = [], ...own } = rows.buying(slot) ?? {}
  const named = { productId, name, ...(nameIn && { nameIn }), ...(nameHi && { nameHi }) }
  if (!variants)
    return [{ ...named, ...own, sku, size: '', color: '', isWhole: true, countInStock }]
  return variants.map((variant, place) => ({
    ...named,
    ...own,
    ...ofVariants[place],
    sku: variant.sku,
    size: variant.size ?? '',
    color: variant.color ?? '',
    isWhole: false,
    countInStock: variant.countInStock,
  }))
}

/** All stock, drafts included: about 10 ms per thousand products. */
export const listStock = ({ published, drafts }: Catalog): ListedStock[] =>
  [published, drafts].flatMap((index) =>
    [...index.orders.default.slots].flatMap((slot) => stockOf(index, slot)),
  )
