import type { ProductId } from '../products/product-id.ts'
import type { OfferScope } from './offer.ts'

/** What decides whether an offer covers a product. */
export type Goods = {
  productId: ProductId
  category: string
  brand: string
  material: string
  collection: string
  /** Goods that may not be promoted by law. */
  restricted?: string | undefined
}

/** Key by which filters compare names. */
const keyOf = (value: string): string => value.trim().toLowerCase()

const isAmong = (values: readonly string[] | undefined, value: string): boolean => {
  if (!values?.length || values.includes(value)) return true
  const key = keyOf(value)
  return values.some((one) => keyOf(one) === key)
}

/** Whether a scope names goods, whatever is done with them. */
export const matchesScope = (goods: Goods, scope: OfferScope): boolean =>
  isAmong(scope.categories, goods.category) &&
  isAmong(scope.brands, goods.brand) &&
  isAmong(scope.materials, goods.material) &&
  isAmong(scope.collections, goods.collection) &&
  (!scope.products?.length || scope.products.includes(goods.productId))

/** Restricted goods are in no offer. */
export const isInScope = (goods: Goods, scope: OfferScope = {}): boolean =>
  goods.restricted === undefined && matchesScope(goods, scope)
