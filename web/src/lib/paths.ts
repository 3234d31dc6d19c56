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

/** Every address of the shop. Links are built here, never typed by hand. */
export const paths = {
  home: PAGE_PATHS.home,
  login: (redirect?: string) => `${PAGE_PATHS.login}${toSearch({ redirect })}`,
  register: (redirect?: string) => `${PAGE_PATHS.register}${toSearch({ redirect })}`,
  profile: PAGE_PATHS.profile,
  collection: (filters: Params = {}, collection: string = ALL_COLLECTION) =>
    fillPath(PAGE_PATHS.collection, { collection }) + toSearch(filters),
  featured: fillPath(PAGE_PATHS.featured, { collection: ALL_COLLECTION }),
  /** With a color or a size, that one is shown and chosen. */
  product: (
    id: string,
    { color, size }: { color?: string | undefined; size?: string | undefined } = {},
  ) => fillPath(PAGE_PATHS.product, { id }) + toSearch({ color, size }),
  reviews: (id: string) => `${fillPath(PAGE_PATHS.product, { id })}#reviews`,
  checkout: PAGE_PATHS.checkout,
  orderConfirmation: PAGE_PATHS.orderConfirmation,
  order: (id: string) => fillPath(PAGE_PATHS.order, { id }),
  invoice: (id: string) => fillPath(PAGE_PATHS.invoice, { id }),
  myOrders: PAGE_PATHS.myOrders,
  wishlist: PAGE_PATHS.wishlist,
  shipping: '/shipping',
  returns: '/returns',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  about: '/about',
  grievances: PAGE_PATHS.grievances,
  confirmEmail: PAGE_PATHS.confirmEmail,
  unsubscribe: PAGE_PATHS.unsubscribe,
  admin: PAGE_PATHS.admin,
  adminUsers: '/admin/users',
  adminProducts: '/admin/products',
  adminProduct: (id: string) => `/admin/products/${encodeURIComponent(id)}/edit`,
  adminProductPreview: (id: string) => `/admin/products/${encodeURIComponent(id)}/preview`,
  adminCreateProduct: '/admin/create-product',
  adminBulkEdit: '/admin/products/bulk',
  adminGst: '/admin/gst',
  adminCompliance: (filters: Params = {}) => `/admin/compliance${toSearch(filters)}`,
  adminOrders: '/admin/orders',
  adminOrdersOf: (phone: string) => `/admin/orders${toSearch({ q: phone })}`,
  adminReturns: '/admin/returns',
  adminCash: '/admin/cash',
  adminNewOrder: '/admin/orders/new',
  adminOrder: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  adminUser: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  adminSettings: (topic?: string) => `/admin/settings${topic ? `/${topic}` : ''}`,
  adminReviews: '/admin/reviews',
  adminNewsletter: '/admin/newsletter',
  adminWaiting: '/admin/waiting',
  adminGrievances: '/admin/grievances',
  adminStatus: '/admin/status',
  adminPages: '/admin/pages',
  adminPage: (slug: string) => `/admin/pages/${encodeURIComponent(slug)}`,
  adminAudit: (filters: Params = {}) => `/admin/audit${toSearch(filters)}`,
} as const
