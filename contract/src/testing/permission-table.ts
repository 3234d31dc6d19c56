import type { CallName } from '../api.ts'

/**
 * Who may make which call: written by hand, independently of the `access` that endpoints declare, so that neither
 * changes unnoticed. The tests check it against the app and against the deployed bundle.
 */
export const CALLERS = [
  'guest',
  'customer',
  'another customer',
  'admin',
  'packer',
  'deleted user',
  'demoted admin',
  'demoted admin with the token from before',
  'customer with a one-time password',
  "customer with a token of Google's own sign-in",
  'garbage token',
  'expired token',
  "another project's token",
] as const

export type CallerKind = (typeof CALLERS)[number]

/** `served`: the caller is let in, whatever the call then says about its input. */
type Answer = 'served' | 401 | 403 | 404

type Row = Record<CallerKind, Answer>

const refusedTokens = {
  guest: 401,
  'deleted user': 401,
  'demoted admin with the token from before': 401,
  "customer with a token of Google's own sign-in": 401,
  'garbage token': 401,
  'expired token': 401,
  "another project's token": 401,
} as const

const OPEN = Object.fromEntries(CALLERS.map((caller) => [caller, 'served'])) as Row

const NOT_THERE = Object.fromEntries(CALLERS.map((caller) => [caller, 404])) as Row

const CUSTOMER: Row = {
  ...refusedTokens,
  customer: 'served',
  'another customer': 'served',
  'demoted admin': 'served',
  admin: 'served',
  packer: 'served',
  'customer with a one-time password': 403,
}

/** About the cart of `customer`. */
const CART: Row = {
  ...CUSTOMER,
  'another customer': 403,
  'demoted admin': 403,
  admin: 403,
  packer: 403,
}

/** About an order or a checkout of `customer`: to others it is not there. */
const OWN: Row = {
  ...CUSTOMER,
  'another customer': 404,
  'demoted admin': 404,
  admin: 404,
  packer: 404,
}

const OWN_OR_STAFF: Row = { ...OWN, admin: 'served', packer: 'served' }
const OWN_OR_ADMIN: Row = { ...OWN, admin: 'served' }

const STAFF: Row = { ...CUSTOMER, customer: 403, 'another customer': 403, 'demoted admin': 403 }
const ADMIN: Row = { ...STAFF, packer: 403 }

export const PERMISSIONS: Record<CallName, Row> = {
  'GET /api/settings': OPEN,
  'GET /api/pin/:pin': OPEN,
  'GET /api/admin/settings': ADMIN,
  'PUT /api/admin/settings': ADMIN,
  'GET /api/pages/:slug': OPEN,
  'GET /api/admin/pages/:slug': ADMIN,
  'GET /api/admin/pages/:slug/versions/:version': ADMIN,
  'PUT /api/admin/pages/:slug': ADMIN,
  'GET /api/products': OPEN,
  'GET /api/products/new-arrivals': OPEN,
  'GET /api/products/best-seller': OPEN,
  'GET /api/products/facets': OPEN,
  'GET /api/products/suggest': OPEN,
  'GET /api/products/similar/:id': OPEN,
  'GET /api/products/:id': OPEN,
  'GET /api/products/:id/reviews': OPEN,
  'GET /api/products/:id/reviews/mine': CUSTOMER,
  'POST /api/products/:id/reviews': CUSTOMER,
  'POST /api/products/:id/back-in-stock': OPEN,
  'GET /api/wishlist': CUSTOMER,
  'PUT /api/wishlist/:productId': CUSTOMER,
  'DELETE /api/wishlist/:productId': CUSTOMER,
  'POST /api/wishlist/merge': CUSTOMER,
  'GET /api/cart': CART,
  'POST /api/cart': CART,
  'PUT /api/cart': CART,
  'DELETE /api/cart': CART,
  'POST /api/cart/merge': CART,
  'POST /api/users/login': OPEN,
  'POST /api/users/register': OPEN,
  'GET /api/users/profile': CUSTOMER,
  'PUT /api/users/profile': CUSTOMER,
  'DELETE /api/users/profile': CUSTOMER,
  'GET /api/users/me/data': CUSTOMER,
  'DELETE /api/users/me/consents/:purpose': CUSTOMER,
  'POST /api/users/email-confirmation': CUSTOMER,
  'PUT /api/users/password': { ...CUSTOMER, 'customer with a one-time password': 'served' },
  'POST /api/coupons/check': CUSTOMER,
  'POST /api/checkout': CUSTOMER,
  'POST /api/checkout/:id/finalize': OWN,
  'GET /api/orders/my-orders': CUSTOMER,
  'GET /api/orders/:id': OWN_OR_STAFF,
  'GET /api/orders/:id/documents': OWN_OR_STAFF,
  'GET /api/orders/:id/documents/:number': OWN_OR_STAFF,
  'POST /api/orders/:id/cancel': OWN,
  'POST /api/orders/:id/return': OWN,
  'POST /api/orders/:id/return/photos': OWN,
  'GET /api/orders/:id/return/photos/:photo': OWN_OR_ADMIN,
  'POST /api/newsletter': OPEN,
  'DELETE /api/newsletter': OPEN,
  'POST /api/newsletter/unsubscribe': OPEN,
  'POST /api/confirmations': OPEN,
  'GET /api/dev/mails': OPEN,
  'POST /api/grievances': OPEN,
  'GET /api/grievances/:number': OPEN,
  'POST /api/vitals': OPEN,
  'GET /api/health': OPEN,
  'GET /api/health/proxies': OPEN,
  'GET /api/openapi.json': OPEN,
  'POST /api/products': ADMIN,
  'PUT /api/products/:id': ADMIN,
  'DELETE /api/products/:id': ADMIN,
  'POST /api/upload': ADMIN,
  'GET /api/admin/products': ADMIN,
  'GET /api/admin/compliance': ADMIN,
  'GET /api/admin/compliance/counts': ADMIN,
  'GET /api/admin/products/:id': ADMIN,
  'POST /api/admin/products/bulk': ADMIN,
  'POST /api/admin/products/:id/duplicate': ADMIN,
  'DELETE /api/admin/products/delete-img': ADMIN,
  'GET /api/admin/orders': STAFF,
  'GET /api/admin/orders/counts': STAFF,
  'POST /api/admin/orders/bulk': STAFF,
  'POST /api/admin/orders/packed': STAFF,
  'POST /api/admin/orders/confirmations': STAFF,
  'POST /api/admin/orders/print': STAFF,
  'GET /api/admin/orders/:id/message': STAFF,
  'POST /api/admin/orders/:id/messages': STAFF,
  'PUT /api/admin/orders/:id/confirmation': STAFF,
  'PUT /api/admin/orders/:id/shipment': STAFF,
  'GET /api/admin/orders/shipments.csv': STAFF,
  'POST /api/admin/orders/shipments.csv': STAFF,
  'POST /api/admin/orders/:id/notes': STAFF,
  'PUT /api/admin/orders/:id/address': STAFF,
  'POST /api/admin/orders': ADMIN,
  'PUT /api/admin/orders/:id': STAFF,
  'DELETE /api/admin/orders/:id': ADMIN,
  'PUT /api/admin/orders/:id/items': ADMIN,
  'PUT /api/admin/orders/:id/return': ADMIN,
  'POST /api/admin/orders/:id/refund': ADMIN,
  'GET /api/admin/users': ADMIN,
  'POST /api/admin/users': ADMIN,
  'GET /api/admin/users/:id': ADMIN,
  'PUT /api/admin/users/:id': ADMIN,
  'DELETE /api/admin/users/:id': ADMIN,
  'PUT /api/admin/users/:id/cash-on-delivery': ADMIN,
  'POST /api/admin/users/:id/password-reset': ADMIN,
  'GET /api/admin/reviews': ADMIN,
  'PUT /api/admin/reviews/:id': ADMIN,
  'GET /api/admin/audit': ADMIN,
  'POST /api/admin/audit/undo': ADMIN,
  'GET /api/admin/gst/turnover': ADMIN,
  'GET /api/admin/gst/:month': ADMIN,
  'GET /api/admin/gst/:month/b2b.csv': ADMIN,
  'GET /api/admin/gst/:month/b2cl.csv': ADMIN,
  'GET /api/admin/gst/:month/b2cs.csv': ADMIN,
  'GET /api/admin/gst/:month/cdnr.csv': ADMIN,
  'GET /api/admin/gst/:month/docs.csv': ADMIN,
  'GET /api/admin/gst/:month/hsn.csv': ADMIN,
  'GET /api/admin/gst/years/:year/documents.csv': ADMIN,
  'GET /api/admin/grievances': ADMIN,
  'GET /api/admin/grievances/counts': ADMIN,
  'PUT /api/admin/grievances/:number': ADMIN,
  'GET /api/admin/cash': ADMIN,
  'GET /api/admin/cash.csv': ADMIN,
  'POST /api/admin/cash/handovers': ADMIN,
  'DELETE /api/admin/cash/handovers/:day/:id': ADMIN,
  'GET /api/admin/stats': ADMIN,
  'GET /api/admin/status': ADMIN,
  'GET /api/admin/stats/rto': ADMIN,
  'GET /api/admin/vitals': ADMIN,
  'GET /api/admin/subscribers': ADMIN,
  'GET /api/admin/mails/failed': ADMIN,
  'POST /api/admin/mails/failed/:id/retry': ADMIN,
  'GET /api/admin/back-in-stock': ADMIN,
  'DELETE /api/admin/back-in-stock/:id': ADMIN,
}

/** The pages behind links, which have no endpoint: the token alone counts, whoever opens them. Without it: nothing there. */
type LinkCall = 'GET /c/:token' | 'POST /c/:token'

export const LINK_PERMISSIONS: Record<LinkCall, Record<'with the token' | 'with another', Row>> = {
  'GET /c/:token': { 'with the token': OPEN, 'with another': NOT_THERE },
  'POST /c/:token': { 'with the token': OPEN, 'with another': NOT_THERE },
}

/** Who is told the link when they ask a customer to confirm: only who may cancel the order themselves. */
export const LINK_TOLD_TO: readonly CallerKind[] = ['admin']

/** What belongs to `customer`. */
type Belongings = { userId: string; orderId: string; checkoutId: string }

const idFor = (path: string, { orderId, checkoutId }: Belongings): string => {
  if (path.startsWith('/api/orders/')) return orderId
  return path.startsWith('/api/checkout/') ? checkoutId : 'none'
}

/** A call about `customer`'s things if it is about anybody's, and otherwise without effect. */
export const requestOf = (name: CallName, belongings: Belongings) => {
  const [method = 'GET', path = ''] = name.split(' ')
  const cart: Record<string, string> = path.startsWith('/api/cart')
    ? { userId: belongings.userId, guestId: 'guest_1763625600000_none', productId: 'none' }
    : {}
  const input = {
    ...cart,
    ...(path.startsWith('/api/cart') && { quantity: 1 }),
    ...(path.endsWith('/finalize') && { isCOD: true }),
    ...(path.endsWith('/return') && {
      lines: [{ productId: 'none', size: '', color: '', quantity: 1 }],
      reason: 'Broken',
    }),
  }
  const query = method === 'GET' ? `?${new URLSearchParams(cart).toString()}` : ''
  return {
    method,
    path: path.replace(/:\w+/, idFor(path, belongings)) + query,
    body: method === 'GET' ? undefined : input,
  }
}

/** Whether a status is what the table expects. */
export const isAnswer = (status: number, expected: Answer): boolean =>
  expected === 'served' ? ![401, 403, 405].includes(status) && status < 500 : status === expected
