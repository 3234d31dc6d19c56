import type { Sku } from '@bartan/contract/products/product-id'
import { variantOf } from '@bartan/contract/products/variants'
import { presentLine } from '#domain/stock/variant-stock.ts'
import type { Catalog } from './catalog.ts'

type Line = { productId: string; sku?: Sku | undefined; size: string; color: string }

/** Grams of a unit by product, size and color: a variant's own, else its product's. */
export const weightsIn =
  (catalog: Catalog) =>
  ({ productId, ...line }: Line): number | undefined => {
    const index = catalog.indexOf(productId)
    const slot = index?.rows.slotOf(productId)
    if (!index || slot === undefined) return undefined
    const product = index.rows.product(slot)
    const { weight, variants = [] } = product
    return variantOf(variants, presentLine(product, line))?.weight ?? weight
  }
