import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import { skuKey } from '@bartan/contract/products/rules'
import type { Rupees } from '@bartan/contract/shared/money'
import type { Catalog } from './catalog.ts'

/** What a sticker says of a product or a variant. */
export type Goods = {
  sku: string
  gtin?: string | undefined
  name: string
  size: string
  color: string
  price: Rupees
  mrp?: Rupees | undefined
}

/** Goods by the keys of their SKUs, at their prices without a sale. */
export const goodsOfSkus = (
  { published, drafts }: Catalog,
  skus: readonly string[],
): ReadonlyMap<string, Goods> => {
  const wanted = new Set(skus.map(skuKey))
  const found = new Map<string, Goods>()
  for (const { rows } of [published, drafts])
    for (const slot of rows.slots()) {
      const { name, variants, ...whole } = rows.storedProduct(slot)
      for (const one of variants ?? [{ ...whole, size: '', color: '' }]) {
        if (!wanted.has(skuKey(one.sku))) continue
        const { sku, gtin, size = '', color = '', price, mrp } = variantOffer(whole, one)
        found.set(skuKey(sku), { sku, gtin, name, size, color, price, mrp })
      }
    }
  return found
}
