import { CONTENT_SLUGS, contentPath } from '../content/content.ts'

/**
 * Paths of all pages, without their language, in the syntax of React Router and Express. The browser's routes
 * (web/src/app/routes), links (web/src/lib/paths.ts), the server-rendered pages, the rules for crawlers, and the
 * offline cache use them.
 */
export const PAGE_PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  profile: '/profile',
  collections: '/collections',
  collection: '/collections/:collection',
  /** Singular, like the spec's featured banner (§2); redirects to the collection. */
  featured: '/collection/:collection',
  product: '/product/:id',
  cart: '/cart',
  checkout: '/checkout',
  orderConfirmation: '/order-confirmation',
  order: '/order/:id',
  invoice: '/order/:id/invoice',
  myOrders: '/my-orders',
  wishlist: '/wishlist',
  grievances: '/grievances',
  track: '/track',
  offers: '/offers',
  /** Links in mails lead here. */
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  unsubscribe: '/unsubscribe',
  noReminders: '/no-reminders',
  admin: '/admin',
} as const

/** Paths of the admin area below `PAGE_PATHS.admin`, in the syntax of its routes (web/src/app/routes/admin). */
export const ADMIN_PATHS = {
  users: 'users',
  user: 'users/:id',
  orders: 'orders',
  newOrder: 'orders/new',
  comingBack: 'orders/coming-back',
  order: 'orders/:id',
  returns: 'returns',
  cash: 'cash',
  products: 'products',
  bulkEdit: 'products/bulk',
  prices: 'products/prices',
  importProducts: 'products/import',
  editProduct: 'products/:id/edit',
  previewProduct: 'products/:id/preview',
  createProduct: 'create-product',
  received: 'received',
  reports: 'reports',
  report: 'reports/:report',
  offers: 'offers',
  newOffer: 'offers/new',
  offer: 'offers/:id',
  gst: 'gst',
  compliance: 'compliance',
  feeds: 'feeds',
  searches: 'searches',
  heads: 'search-results',
  collections: 'collections',
  reviews: 'reviews',
  grievances: 'grievances',
  passwordRequests: 'password-requests',
  waiting: 'waiting',
  reminders: 'reminders',
  newsletter: 'newsletter',
  status: 'status',
  backup: 'backup',
  audit: 'audit',
  pages: 'pages',
  page: 'pages/:slug',
  settings: 'settings',
  settingsTopic: 'settings/:topic',
} as const

/** Server-rendered pages: those that people search for and share, the same for everyone. */
export const SERVED_PATHS: readonly string[] = [
  PAGE_PATHS.home,
  PAGE_PATHS.collection,
  PAGE_PATHS.product,
  ...CONTENT_SLUGS.map(contentPath),
]

/** Pages rendered by the browser, in documents with the shop's name, colors and icon. */
export const SHELL_PATHS: readonly string[] = Object.values(PAGE_PATHS).filter(
  (path) => !SERVED_PATHS.includes(path) && path !== PAGE_PATHS.featured,
)

/** Pages that belong to one shopper or to staff. */
export const PRIVATE_PATHS = [
  PAGE_PATHS.admin,
  PAGE_PATHS.cart,
  PAGE_PATHS.checkout,
  PAGE_PATHS.order,
  PAGE_PATHS.orderConfirmation,
  PAGE_PATHS.myOrders,
  PAGE_PATHS.profile,
  PAGE_PATHS.login,
  PAGE_PATHS.register,
  PAGE_PATHS.wishlist,
] as const

type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** The path of one page: `/product/:id` with an id. */
export const fillPath = <P extends string>(
  path: P,
  params: Readonly<Record<ParamsOf<P>, string>>,
): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? ''),
  )
