import type { EditedProduct } from '@bartan/contract/products/admin-schema'
import { skuKey } from '@bartan/contract/products/rules'
import { withBuying } from '../buying.ts'
import type { Catalog } from './catalog.ts'

/** Products as they are stored, by the key of their own SKU; drafts, too. */
export const productsBySku = (
  { published, drafts }: Catalog,
  keys: ReadonlySet<string>,
): Map<string, EditedProduct> => {
  // Bounded by the keys.
  const found = new Map<string, EditedProduct>()
  for (const { rows } of [published, drafts])
    for (const slot of rows.slots()) {
      const [own = ''] = rows.skus(slot).split('\n', 1)
      const key = skuKey(own)
      if (keys.has(key)) found.set(key, withBuying(rows.storedProduct(slot), rows.buying(slot)))
    }
  return found
}
