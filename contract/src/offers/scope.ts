import type { OfferScope } from './offer.ts'
import type { ProductId } from '../products/product-id.ts'

/** What of a product decides whether an offer is about it. */
export type Goods = {
  productId: ProductId
  category: string
  brand: string
  material: string
  collection: string
  /** The law forbids to promote them. */
  restricted?: string | undefined
}

/** As filters compare names. */
const keyOf = (value: string): string => value.trim().toLowerCase()

const isAmong = (values: readonly string[] | undefined, value: string): boolean => {
  if (!values?.length || values.includes(value)) return true
  const key = keyOf(value)
  return values.some((one) => keyOf(one) === key)
}

/** Restricted goods are in no offer. */
export const isInScope = (goods: Goods, scope: OfferScope = {}): boolean =>
  goods.restricted === undefined &&
  isAmong(scope.categories, goods.category) &&
  isAmong(scope.brands, goods.brand) &&
  isAmong(scope.materials, goods.material) &&
  isAmong(scope.collections, goods.collection) &&
  (!scope.products?.length || scope.products.includes(goods.productId))
