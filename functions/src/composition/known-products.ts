import { toPaise } from '@bartan/contract/shared/money'
import type { Rupees } from '@bartan/contract/shared/money'
import type { Product } from '@bartan/contract/products/schema'
import type { CatalogIndex } from '#features/products/index/catalog-index.ts'
import type { Sellable } from '#domain/stock/sellable.ts'

type ProductLookup = (ids: string[]) => Promise<ReadonlyMap<string, Sellable>>

const inPaise = (amount: Rupees | undefined) => (amount === undefined ? undefined : toPaise(amount))

const toSellable = ({
  _id,
  name,
  nameIn,
  price,
  originalPrice,
  saleEndsAt,
  category,
  brand,
  material,
  collection,
  restricted,
  countInStock,
  sku,
  sizes,
  colors,
  variants,
  images,
}: Product): Sellable => ({
  _id,
  name,
  nameIn,
  price: toPaise(price),
  originalPrice: inPaise(originalPrice),
  saleEndsAt,
  category,
  brand,
  material,
  collection,
  restricted,
  countInStock,
  sku,
  sizes,
  colors,
  variants: variants?.map((variant) => ({
    ...variant,
    price: toPaise(variant.price),
    originalPrice: inPaise(variant.originalPrice),
    mrp: inPaise(variant.mrp),
  })),
  images,
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
