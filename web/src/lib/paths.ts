import { contentPath } from '@bartan/contract/content/content'
import { fillPath, PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { ALL_COLLECTION } from '@bartan/contract/products/rules'

export type Params = Record<string, string | number | undefined>

/** A query string in the given order, without empty values. Commas stay readable: they separate a filter's values. */
export const toSearch = (params: Params): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== '') search.set(name, String(value))
  const text = search.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** Builds every address of the shop, and in admin-paths.ts of its admin area; no link is written by hand. */
export const paths = {
  home: PAGE_PATHS.home,
  login: (redirect?: string) => `${PAGE_PATHS.login}${toSearch({ redirect })}`,
  register: (redirect?: string) => `${PAGE_PATHS.register}${toSearch({ redirect })}`,
  profile: PAGE_PATHS.profile,
  collection: (filters: Params = {}, collection: string = ALL_COLLECTION) =>
    fillPath(PAGE_PATHS.collection, { collection }) + toSearch(filters),
  featured: fillPath(PAGE_PATHS.featured, { collection: ALL_COLLECTION }),
  /** A color or size in the address is shown and chosen. */
  product: (
    id: string,
    { color, size }: { color?: string | undefined; size?: string | undefined } = {},
  ) => fillPath(PAGE_PATHS.product, { id }) + toSearch({ color, size }),
  reviews: (id: string) => `${fillPath(PAGE_PATHS.product, { id })}#reviews`,
  cart: PAGE_PATHS.cart,
  checkout: PAGE_PATHS.checkout,
  orderConfirmation: PAGE_PATHS.orderConfirmation,
  order: (id: string) => fillPath(PAGE_PATHS.order, { id }),
  invoice: (id: string) => fillPath(PAGE_PATHS.invoice, { id }),
  myOrders: PAGE_PATHS.myOrders,
  wishlist: PAGE_PATHS.wishlist,
  shipping: contentPath('shipping'),
  returns: contentPath('returns'),
  privacy: contentPath('privacy'),
  terms: contentPath('terms'),
  contact: contentPath('contact'),
  about: contentPath('about'),
  grievances: PAGE_PATHS.grievances,
  track: PAGE_PATHS.track,
  offers: PAGE_PATHS.offers,
  confirmEmail: PAGE_PATHS.confirmEmail,
  unsubscribe: PAGE_PATHS.unsubscribe,
  admin: PAGE_PATHS.admin,
} as const
