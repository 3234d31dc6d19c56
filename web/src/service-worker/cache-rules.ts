import { PAGE_PATHS, SERVED_PATHS } from '@bartan/contract/pages/page-paths'

/**
 * What is cached for offline visits, and in which cache. Personal data stays out: cart, checkout, orders, profile,
 * and everything that needs a token. Only GETs of this origin get here.
 */

export type CacheKind = 'page' | 'data' | 'image' | 'file'

/** No path of the shop itself begins with two letters. */
const withoutLanguage = (pathname: string) => pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'

const pagesAt = (...paths: readonly string[]) =>
  new RegExp(`^(?:${paths.map((path) => path.replaceAll(/:\w+/g, '([^/]+)')).join('|')})$`)

/** Server-rendered pages, which are the same for everyone. */
const PUBLIC_PAGE = pagesAt(...SERVED_PATHS)

const PRODUCT_PAGE = pagesAt(PAGE_PATHS.product)

const COLLECTION_PAGE = pagesAt(PAGE_PATHS.collection)

/** Products, lists, facets and reviews. Without suggestions, because each typed letter would evict a list. */
const PUBLIC_DATA = /^\/api\/products(?!\/suggest)(?:\/|$)/

type Asked = { mode: string; headers: { has: (name: string) => boolean } }

export const cacheKindOf = (
  { pathname, searchParams }: URL,
  { mode, headers }: Asked,
): CacheKind | undefined => {
  if (headers.has('authorization')) return undefined
  // Search results aren't cached as pages: the app shows them from data, which a logout removes.
  if (mode === 'navigate' && searchParams.has('search')) return undefined
  if (mode === 'navigate') return PUBLIC_PAGE.test(withoutLanguage(pathname)) ? 'page' : undefined
  if (PUBLIC_DATA.test(pathname)) return 'data'
  if (/^\/(?:images|scenes)\//.test(pathname)) return 'image'
  return pathname.startsWith('/assets/') ? 'file' : undefined
}

const ON_DEVICE: ReadonlySet<string> = new Set([
  PAGE_PATHS.wishlist,
  PAGE_PATHS.cart,
  PAGE_PATHS.checkout,
])

/** API path of the product on a page. */
export const productOf = (pathname: string): string | undefined => {
  const id = PRODUCT_PAGE.exec(withoutLanguage(pathname))?.[1]
  return id && `/api/products/${id}`
}

/**
 * Tells whether the app can show a page without a stored copy from stored data: a product opened from a list, or a
 * list. A guest's wishlist is on the device, and so is the cart; the checkout says that it needs the shop.
 */
export const canBeShown = (pathname: string, cachedPaths: readonly string[]): boolean => {
  const product = productOf(pathname)
  if (product) return cachedPaths.includes(product)
  const page = withoutLanguage(pathname)
  if (COLLECTION_PAGE.test(page)) return cachedPaths.includes('/api/products')
  return ON_DEVICE.has(page)
}
