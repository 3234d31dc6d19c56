import { variantOf } from '@bartan/contract/products/variants'
import type { Catalog } from './catalog.ts'

type Line = { productId: string; size: string; color: string }

/** Grams of a unit by product, size and color: a variant's own, else its product's. */
export const weightsIn =
  (catalog: Catalog) =>
  ({ productId, ...choice }: Line): number | undefined => {
    const index = catalog.indexOf(productId)
    const slot = index?.rows.slotOf(productId)
    if (!index || slot === undefined) return undefined
    const { weight, variants = [] } = index.rows.product(slot)
    return variantOf(variants, choice)?.weight ?? weight
  }
