import { CONTENT_SLUGS, contentPath } from '../content/content.ts'

/**
 * The address of every page, without its language, in the form that React Router and Express read. The browser's
 * routes (web/src/app/routes), links (web/src/lib/paths.ts), the pages that the server renders, what crawlers are told
 * and what is kept for a visit without a connection are made from it.
 */
export const PAGE_PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  profile: '/profile',
  collections: '/collections',
  collection: '/collections/:collection',
  /** Singular, as in the spec's featured banner (§2); it redirects to the collection. */
  featured: '/collection/:collection',
  product: '/product/:id',
  checkout: '/checkout',
  orderConfirmation: '/order-confirmation',
  order: '/order/:id',
  invoice: '/order/:id/invoice',
  myOrders: '/my-orders',
  wishlist: '/wishlist',
  grievances: '/grievances',
  /** Where links in mails lead. */
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  admin: '/admin',
} as const

/** The pages that the server renders: those that people search for and share, the same for everyone. */
export const SERVED_PATHS: readonly string[] = [
  PAGE_PATHS.home,
  PAGE_PATHS.collection,
  PAGE_PATHS.product,
  ...CONTENT_SLUGS.map(contentPath),
]

/** Pages that belong to one shopper or to staff. */
export const PRIVATE_PATHS = [
  PAGE_PATHS.admin,
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

/** The address of one page: `/product/:id` with an id. */
export const fillPath = <P extends string>(
  path: P,
  params: Readonly<Record<ParamsOf<P>, string>>,
): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? ''),
  )
