import { skuKey } from '@bartan/contract/products/fields/sku'
import type { Sku } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Edit, StoredProduct } from './edit.ts'
import type { ProductFields } from './product-fields.ts'

type Skus = Pick<ProductFields, 'sku' | 'variants'>

/** The path of each of a product's SKUs in a request. */
const placesOf = ({ sku, variants = [] }: Skus): [path: string, sku: Sku][] => [
  ['sku', sku],
  ...variants.map((variant, index): [string, Sku] => [`variants.${index}.sku`, variant.sku]),
]

export const skuTaken = (field: string, sku: Sku): AppError => {
  const why = reason('sku_taken', { sku })
  return new AppError('sku_taken', why, { fields: { [field]: why } })
}

export const refuseTaken = (product: Skus, isTaken: (key: string) => boolean): void => {
  const seen = new Set<string>()
  for (const [field, sku] of placesOf(product)) {
    const key = skuKey(sku)
    if (seen.has(key) || isTaken(key)) throw skuTaken(field, sku)
    seen.add(key)
  }
}

/** Looks up the SKUs that an edit adds. */
export const checkSkus = async (edit: Edit, after: Skus, before?: StoredProduct): Promise<void> => {
  const keys = placesOf(after).map(([, sku]) => skuKey(sku))
  const own = new Set(before ? placesOf(before.fields).map(([, sku]) => skuKey(sku)) : [])
  const added = keys.filter((key) => !own.has(key))
  const owners = added.length > 0 ? await edit.bySku(added) : new Map<string, StoredProduct>()
  refuseTaken(after, (key) => !own.has(key) && owners.has(key))
}
