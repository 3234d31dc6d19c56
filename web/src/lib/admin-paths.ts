import { ADMIN_PATHS, fillPath, PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { toSearch, type Params } from './paths.ts'

const inAdmin = (path: string) => `${PAGE_PATHS.admin}/${path}`

/** Builds every address of the admin area, apart from the shop's, so that no shopper loads them. */
export const adminPaths = {
  users: inAdmin(ADMIN_PATHS.users),
  user: (id: string) => inAdmin(fillPath(ADMIN_PATHS.user, { id })),
  products: inAdmin(ADMIN_PATHS.products),
  product: (id: string) => inAdmin(fillPath(ADMIN_PATHS.editProduct, { id })),
  productPreview: (id: string) => inAdmin(fillPath(ADMIN_PATHS.previewProduct, { id })),
  createProduct: inAdmin(ADMIN_PATHS.createProduct),
  /** Starts a draft with this name. */
  newProduct: (name: string) => `${inAdmin(ADMIN_PATHS.createProduct)}${toSearch({ name })}`,
  received: inAdmin(ADMIN_PATHS.received),
  reports: inAdmin(ADMIN_PATHS.reports),
  report: (report: string, filters: Params = {}) =>
    inAdmin(fillPath(ADMIN_PATHS.report, { report })) + toSearch(filters),
  bulkEdit: inAdmin(ADMIN_PATHS.bulkEdit),
  prices: inAdmin(ADMIN_PATHS.prices),
  offers: inAdmin(ADMIN_PATHS.offers),
  /** With an id, starts as a copy of that offer. */
  newOffer: (copyOf?: string) => inAdmin(ADMIN_PATHS.newOffer) + toSearch({ copyOf }),
  offer: (id: string) => inAdmin(fillPath(ADMIN_PATHS.offer, { id })),
  import: inAdmin(ADMIN_PATHS.importProducts),
  feeds: inAdmin(ADMIN_PATHS.feeds),
  searches: inAdmin(ADMIN_PATHS.searches),
  reminders: inAdmin(ADMIN_PATHS.reminders),
  heads: inAdmin(ADMIN_PATHS.heads),
  productHead: (id: string) => `${inAdmin(ADMIN_PATHS.heads)}${toSearch({ product: id })}`,
  collections: inAdmin(ADMIN_PATHS.collections),
  gst: inAdmin(ADMIN_PATHS.gst),
  compliance: (filters: Params = {}) => inAdmin(ADMIN_PATHS.compliance) + toSearch(filters),
  orders: inAdmin(ADMIN_PATHS.orders),
  /** Without parameters, the list would open its first view with work. */
  allOrders: inAdmin(ADMIN_PATHS.orders) + toSearch({ view: 'all' }),
  /** Filtered further by the list's other parameters. */
  ordersIn: (statuses: readonly string[], narrowed: Params = {}) =>
    inAdmin(ADMIN_PATHS.orders) + toSearch({ status: statuses.join(','), ...narrowed }),
  ordersOf: (phone: string) => inAdmin(ADMIN_PATHS.orders) + toSearch({ q: phone }),
  comingBack: inAdmin(ADMIN_PATHS.comingBack),
  returns: inAdmin(ADMIN_PATHS.returns),
  cash: inAdmin(ADMIN_PATHS.cash),
  cashSince: (from: string) => inAdmin(ADMIN_PATHS.cash) + toSearch({ from }),
  newOrder: inAdmin(ADMIN_PATHS.newOrder),
  order: (id: string) => inAdmin(fillPath(ADMIN_PATHS.order, { id })),
  settings: (topic?: string) =>
    inAdmin(topic ? fillPath(ADMIN_PATHS.settingsTopic, { topic }) : ADMIN_PATHS.settings),
  reviews: inAdmin(ADMIN_PATHS.reviews),
  newsletter: inAdmin(ADMIN_PATHS.newsletter),
  passwordRequests: inAdmin(ADMIN_PATHS.passwordRequests),
  waiting: inAdmin(ADMIN_PATHS.waiting),
  grievances: inAdmin(ADMIN_PATHS.grievances),
  status: inAdmin(ADMIN_PATHS.status),
  backup: inAdmin(ADMIN_PATHS.backup),
  pages: inAdmin(ADMIN_PATHS.pages),
  page: (slug: string) => inAdmin(fillPath(ADMIN_PATHS.page, { slug })),
  audit: (filters: Params = {}) => inAdmin(ADMIN_PATHS.audit) + toSearch(filters),
} as const
