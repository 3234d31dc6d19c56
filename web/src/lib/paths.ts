import { contentPath } from '@bartan/contract/content/content'
import { ADMIN_PATHS, fillPath, PAGE_PATHS } from '@bartan/contract/pages/page-paths'
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

const inAdmin = (path: string) => `${PAGE_PATHS.admin}/${path}`

/** Builds every address of the shop; no link is written by hand. */
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
  adminUsers: inAdmin(ADMIN_PATHS.users),
  adminUser: (id: string) => inAdmin(fillPath(ADMIN_PATHS.user, { id })),
  adminProducts: inAdmin(ADMIN_PATHS.products),
  adminProduct: (id: string) => inAdmin(fillPath(ADMIN_PATHS.editProduct, { id })),
  adminProductPreview: (id: string) => inAdmin(fillPath(ADMIN_PATHS.previewProduct, { id })),
  adminCreateProduct: inAdmin(ADMIN_PATHS.createProduct),
  /** Starts a draft with this name. */
  adminNewProduct: (name: string) => `${inAdmin(ADMIN_PATHS.createProduct)}${toSearch({ name })}`,
  adminReceived: inAdmin(ADMIN_PATHS.received),
  adminReports: inAdmin(ADMIN_PATHS.reports),
  adminReport: (report: string, filters: Params = {}) =>
    inAdmin(fillPath(ADMIN_PATHS.report, { report })) + toSearch(filters),
  adminBulkEdit: inAdmin(ADMIN_PATHS.bulkEdit),
  adminPrices: inAdmin(ADMIN_PATHS.prices),
  adminOffers: inAdmin(ADMIN_PATHS.offers),
  /** With an id, starts as a copy of that offer. */
  adminNewOffer: (copyOf?: string) => inAdmin(ADMIN_PATHS.newOffer) + toSearch({ copyOf }),
  adminOffer: (id: string) => inAdmin(fillPath(ADMIN_PATHS.offer, { id })),
  adminImport: inAdmin(ADMIN_PATHS.importProducts),
  adminFeeds: inAdmin(ADMIN_PATHS.feeds),
  adminSearches: inAdmin(ADMIN_PATHS.searches),
  adminReminders: inAdmin(ADMIN_PATHS.reminders),
  adminHeads: inAdmin(ADMIN_PATHS.heads),
  adminProductHead: (id: string) => `${inAdmin(ADMIN_PATHS.heads)}${toSearch({ product: id })}`,
  adminCollections: inAdmin(ADMIN_PATHS.collections),
  adminGst: inAdmin(ADMIN_PATHS.gst),
  adminCompliance: (filters: Params = {}) => inAdmin(ADMIN_PATHS.compliance) + toSearch(filters),
  adminOrders: inAdmin(ADMIN_PATHS.orders),
  /** Without parameters, the list would open its first view with work. */
  adminAllOrders: inAdmin(ADMIN_PATHS.orders) + toSearch({ view: 'all' }),
  /** Filtered further by the list's other parameters. */
  adminOrdersIn: (statuses: readonly string[], narrowed: Params = {}) =>
    inAdmin(ADMIN_PATHS.orders) + toSearch({ status: statuses.join(','), ...narrowed }),
  adminOrdersOf: (phone: string) => inAdmin(ADMIN_PATHS.orders) + toSearch({ q: phone }),
  adminComingBack: inAdmin(ADMIN_PATHS.comingBack),
  adminReturns: inAdmin(ADMIN_PATHS.returns),
  adminCash: inAdmin(ADMIN_PATHS.cash),
  adminCashSince: (from: string) => inAdmin(ADMIN_PATHS.cash) + toSearch({ from }),
  adminNewOrder: inAdmin(ADMIN_PATHS.newOrder),
  adminOrder: (id: string) => inAdmin(fillPath(ADMIN_PATHS.order, { id })),
  adminSettings: (topic?: string) =>
    inAdmin(topic ? fillPath(ADMIN_PATHS.settingsTopic, { topic }) : ADMIN_PATHS.settings),
  adminReviews: inAdmin(ADMIN_PATHS.reviews),
  adminNewsletter: inAdmin(ADMIN_PATHS.newsletter),
  adminPasswordRequests: inAdmin(ADMIN_PATHS.passwordRequests),
  adminWaiting: inAdmin(ADMIN_PATHS.waiting),
  adminGrievances: inAdmin(ADMIN_PATHS.grievances),
  adminStatus: inAdmin(ADMIN_PATHS.status),
  adminBackup: inAdmin(ADMIN_PATHS.backup),
  adminPages: inAdmin(ADMIN_PATHS.pages),
  adminPage: (slug: string) => inAdmin(fillPath(ADMIN_PATHS.page, { slug })),
  adminAudit: (filters: Params = {}) => inAdmin(ADMIN_PATHS.audit) + toSearch(filters),
} as const
