import { fillPath, PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { slugOf } from '@bartan/contract/shared/slug'
import { languageOf, pathIn, withoutLanguage } from '@bartan/contract/shop/languages'

/** Paths of Shopify and WooCommerce that this shop doesn't have. */
export const OLD_PATHS = [
  '/products/:handle',
  '/collections/:collection/products/:handle',
  '/product-category/*category',
] as const

type Known = {
  isProduct: (id: string) => boolean
  /** By its old handle; undefined if no published product had it. */
  productOf: (handle: string) => string | undefined
  hasCollection: (name: string) => boolean
  collections: () => readonly string[]
  categories: readonly string[]
}

const PRODUCT = /^\/products?\/([^/]+)\/?$/
const IN_COLLECTION = /^\/collections\/[^/]+\/products\/([^/]+)\/?$/
const COLLECTION = /^\/(?:collections|product-category(?:\/[^/]+)*)\/([^/]+)\/?$/

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const productPath = (part: string, { isProduct, productOf }: Known): string | undefined => {
  const named = decoded(part)
  const id = isProduct(named) ? undefined : productOf(named)
  return id && fillPath(PAGE_PATHS.product, { id })
}

/** A collection of the old shop is one of the same name here, or a category. */
const collectionPath = (part: string, known: Known): string | undefined => {
  const named = decoded(part)
  if (named === ALL_COLLECTION || known.hasCollection(named)) return undefined
  const wanted = slugOf(named)
  const isNamed = (name: string) => slugOf(name) === wanted
  const collection = known.collections().find(isNamed)
  if (collection) return fillPath(PAGE_PATHS.collection, { collection })
  const category = known.categories.find(isNamed)
  const all = fillPath(PAGE_PATHS.collection, { collection: ALL_COLLECTION })
  return category && `${all}?${new URLSearchParams({ category }).toString()}`
}

/** The new address of an old shop's one; undefined for this shop's own and unknown addresses. */
export const newAddressOf = (pathname: string, known: Known): string | undefined => {
  const path = withoutLanguage(pathname)
  const [, product] = PRODUCT.exec(path) ?? IN_COLLECTION.exec(path) ?? []
  const [, collection] = COLLECTION.exec(path) ?? []
  const found =
    (product && productPath(product, known)) ?? (collection && collectionPath(collection, known))
  return found ? pathIn(languageOf(pathname), found) : undefined
}
