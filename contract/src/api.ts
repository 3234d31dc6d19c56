import * as adminUsers from './admin-users/endpoints.ts'
import * as invitation from './admin-users/invitation-endpoints.ts'
import * as audit from './audit/endpoints.ts'
import * as backInStock from './back-in-stock/endpoints.ts'
import * as backup from './backup/endpoints.ts'
import * as cart from './cart/endpoints.ts'
import * as cash from './cash/endpoints.ts'
import * as remittance from './cash/remittance-endpoints.ts'
import * as checkout from './checkout/endpoints.ts'
import * as confirmations from './confirmations/endpoints.ts'
import * as content from './content/endpoints.ts'
import * as coupons from './coupons/endpoints.ts'
import * as feeds from './feeds/endpoints.ts'
import * as grievances from './grievances/endpoints.ts'
import * as health from './health/endpoints.ts'
import * as images from './images/endpoints.ts'
import * as newsletter from './newsletter/endpoints.ts'
import * as offers from './offers/endpoints.ts'
import * as account from './orders/account-endpoints.ts'
import * as admin from './orders/admin-endpoints.ts'
import * as desk from './orders/desk-endpoints.ts'
import * as orders from './orders/endpoints.ts'
import * as opening from './orders/opening-endpoints.ts'
import * as outgoing from './orders/outgoing-endpoints.ts'
import * as read from './orders/read-endpoints.ts'
import * as returnPhoto from './orders/return-photo-endpoints.ts'
import * as track from './orders/track-endpoints.ts'
import * as underWay from './orders/under-way-endpoints.ts'
import * as outbox from './outbox/endpoints.ts'
import * as personalData from './personal-data/endpoints.ts'
import * as priceChanges from './price-changes/endpoints.ts'
import * as productsAdmin from './products/admin-endpoints.ts'
import * as products from './products/endpoints.ts'
import * as productsImport from './products/import-endpoints.ts'
import * as rates from './products/law/rates-endpoints.ts'
import * as paper from './products/paper/paper-endpoints.ts'
import * as stickers from './products/stickers-endpoints.ts'
import * as reminders from './reminders/endpoints.ts'
import * as reports from './reports/endpoints.ts'
import * as reviews from './reviews/endpoints.ts'
import * as searches from './searches/endpoints.ts'
import * as learned from './searches/learned-endpoints.ts'
import * as seo from './seo/endpoints.ts'
import * as settings from './settings/endpoints.ts'
import type { Endpoint, InputOf, ReplyOf } from './shared/endpoint.ts'
import * as stats from './stats/endpoints.ts'
import * as status from './status/endpoints.ts'
import * as stock from './stock/endpoints.ts'
import * as tax from './tax/endpoints.ts'
import * as today from './today/endpoints.ts'
import * as users from './users/endpoints.ts'
import * as vitals from './vitals/endpoints.ts'
import * as whatsapp from './whatsapp/endpoints.ts'
import * as wishlist from './wishlist/endpoints.ts'

const FILES = [
  adminUsers,
  invitation,
  audit,
  backInStock,
  backup,
  cart,
  cash,
  remittance,
  checkout,
  confirmations,
  content,
  coupons,
  feeds,
  grievances,
  health,
  images,
  newsletter,
  offers,
  account,
  admin,
  desk,
  orders,
  opening,
  outgoing,
  read,
  returnPhoto,
  track,
  underWay,
  outbox,
  personalData,
  priceChanges,
  productsAdmin,
  products,
  productsImport,
  rates,
  paper,
  stickers,
  reminders,
  reports,
  reviews,
  searches,
  learned,
  seo,
  settings,
  stats,
  status,
  stock,
  tax,
  today,
  users,
  vitals,
  whatsapp,
  wishlist,
] as const

type EndpointsIn<File> = File extends unknown ? Extract<File[keyof File], Endpoint> : never
type AnyEndpoint = EndpointsIn<(typeof FILES)[number]>

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'access' in value

/** All calls of the API, for the permission table and OpenAPI. */
export const endpoints = FILES.flatMap((file): unknown[] => Object.values(file)).filter(isEndpoint)

type Named = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }

/** A call by method and path, e.g. `'GET /api/products'`. The web names calls, so that its bundle holds no schemas. */
export type CallName = keyof Named

// Mapped types, because the compiler can't check the union of all endpoints at once.
type Inputs = { [N in CallName]: InputOf<Named[N]> }
type Replies = { [N in CallName]: ReplyOf<Named[N]> }
export type CallInput<N extends CallName> = Inputs[N]
export type CallReply<N extends CallName> = Replies[N]

/** Calls that anyone may make. They carry no token, so that the CDN can cache one reply for everybody. */
export type OpenCallName = {
  [N in CallName]: Named[N] extends { access: 'anyone' } ? N : never
}[CallName]
