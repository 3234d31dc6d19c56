import { skuKey } from '@bartan/contract/products/fields/sku'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import type { StickerGoods } from '@bartan/contract/products/stickers'
import type { Catalog } from './catalog.ts'

/** Goods by the keys of their SKUs, at their prices without a sale. */
export const goodsOfSkus = (
  { published, drafts }: Catalog,
  skus: readonly string[],
): ReadonlyMap<string, StickerGoods> => {
  const wanted = new Set(skus.map(skuKey))
  const found = new Map<string, StickerGoods>()
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
