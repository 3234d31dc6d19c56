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
  home: '/',
  login: (redirect?: string) => `/login${toSearch({ redirect })}`,
  register: (redirect?: string) => `/register${toSearch({ redirect })}`,
  profile: '/profile',
  collection: (filters: Params = {}, collection: string = ALL_COLLECTION) =>
    `/collections/${encodeURIComponent(collection)}${toSearch(filters)}`,
  /** Singular, as in the spec's featured banner (§2); it redirects to the collection. */
  featured: `/collection/${ALL_COLLECTION}`,
  /** With a color or a size, that one is shown and chosen. */
  product: (
    id: string,
    { color, size }: { color?: string | undefined; size?: string | undefined } = {},
  ) => `/product/${encodeURIComponent(id)}${toSearch({ color, size })}`,
  reviews: (id: string) => `/product/${encodeURIComponent(id)}#reviews`,
  checkout: '/checkout',
  orderConfirmation: '/order-confirmation',
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  invoice: (id: string) => `/order/${encodeURIComponent(id)}/invoice`,
  myOrders: '/my-orders',
  wishlist: '/wishlist',
  shipping: '/shipping',
  returns: '/returns',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  about: '/about',
  grievances: '/grievances',
  /** Where links in mails lead (functions/src/domain). */
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  admin: '/admin',
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
