import { adminUserEndpoints } from './admin-users/endpoints.ts'
import { listAudit, undoEdits } from './audit/endpoints.ts'
import {
  listWaitingPhones,
  removeWaitingPhone,
  requestBackInStock,
} from './back-in-stock/endpoints.ts'
import { backupEndpoints } from './backup/endpoints.ts'
import { addToCart, changeQuantity, getCart, mergeCart, removeFromCart } from './cart/endpoints.ts'
import { cashEndpoints } from './cash/endpoints.ts'
import {
  createCheckout,
  finalizeCheckout,
  placePhoneOrder,
  quoteOffer,
} from './checkout/endpoints.ts'
import { confirmAddress } from './confirmations/endpoints.ts'
import {
  changeContentPage,
  getAdminContentPage,
  getContentPage,
  getContentVersion,
} from './content/endpoints.ts'
import { checkCoupon } from './coupons/endpoints.ts'
import { checkFeeds } from './feeds/endpoints.ts'
import {
  changeGrievance,
  complain,
  countGrievances,
  followGrievance,
  listGrievances,
} from './grievances/endpoints.ts'
import { getHealth, getOpenapi, getProxies } from './health/endpoints.ts'
import { deleteImage, uploadImage } from './images/endpoints.ts'
import {
  listSubscribers,
  subscribe,
  unsubscribe,
  unsubscribeByOneClick,
} from './newsletter/endpoints.ts'
import {
  changeOffer,
  createOffer,
  deleteOffer,
  offerFigures,
  getOffer,
  listOffers,
  simulateOffer,
} from './offers/endpoints.ts'
import {
  changeOrderStatus,
  countOrders,
  deleteOrder,
  listCouriers,
  listOrders,
} from './orders/admin-endpoints.ts'
import {
  addOrderNote,
  changeOrderAddress,
  changeOrdersInBulk,
  confirmOrder,
  confirmOrders,
  exportShipments,
  importShipments,
  packOrders,
  shipOrder,
} from './orders/desk-endpoints.ts'
import {
  cancelOrder,
  getOrder,
  listMyOrders,
  requestReturn,
  returnEndpoints,
} from './orders/endpoints.ts'
import { openingEndpoints } from './orders/opening-endpoints.ts'
import { getOrderMessage, printOrders, writeOrderMessage } from './orders/outgoing-endpoints.ts'
import { readOrderMessage } from './orders/read-endpoints.ts'
import { addReturnPhoto, getReturnPhoto } from './orders/return-photo-endpoints.ts'
import { underWayEndpoints } from './orders/under-way-endpoints.ts'
import { listFailedMails, listMails, retryMail } from './outbox/endpoints.ts'
import { getMyData, withdrawConsent } from './personal-data/endpoints.ts'
import { changePrices } from './price-changes/endpoints.ts'
import { adminProductEndpoints } from './products/admin-endpoints.ts'
import {
  getBestSeller,
  getFacets,
  getNewArrivals,
  getProduct,
  getSimilarProducts,
  listProducts,
  suggestProducts,
} from './products/endpoints.ts'
import { importEndpoints } from './products/import-endpoints.ts'
import { givePaperCodes } from './products/paper/paper-endpoints.ts'
import { reminderEndpoints } from './reminders/endpoints.ts'
import { reportEndpoints } from './reports/endpoints.ts'
import { reviewEndpoints } from './reviews/endpoints.ts'
import { searchEndpoints } from './searches/endpoints.ts'
import { changeSeo, getSeo, getPageHead } from './seo/endpoints.ts'
import {
  changeSettings,
  getAllSettings,
  getPin,
  getSettings,
  listStates,
} from './settings/endpoints.ts'
import type { Endpoint, InputOf, ReplyOf } from './shared/endpoint.ts'
import { getRto, getStats } from './stats/endpoints.ts'
import { getStatus } from './status/endpoints.ts'
import { stockEndpoints } from './stock/endpoints.ts'
import { getDocument, gstEndpoints, listDocuments } from './tax/endpoints.ts'
import { getToday } from './today/endpoints.ts'
import { userEndpoints } from './users/endpoints.ts'
import { getVitals, reportVitals } from './vitals/endpoints.ts'
import { listWhatsappMessages } from './whatsapp/endpoints.ts'
import {
  addToWishlist,
  getWishlist,
  mergeWishlist,
  removeFromWishlist,
} from './wishlist/endpoints.ts'

/** All calls of the API, for the server's routes, the permission table and OpenAPI. */
export const endpoints = [
  getSettings,
  getPin,
  listStates,
  getAllSettings,
  changeSettings,
  getContentPage,
  getAdminContentPage,
  getContentVersion,
  changeContentPage,
  listProducts,
  getNewArrivals,
  getBestSeller,
  getFacets,
  suggestProducts,
  getSimilarProducts,
  getProduct,
  ...reviewEndpoints,
  requestBackInStock,
  getWishlist,
  addToWishlist,
  removeFromWishlist,
  mergeWishlist,
  getCart,
  addToCart,
  changeQuantity,
  removeFromCart,
  mergeCart,
  ...userEndpoints,
  getMyData,
  withdrawConsent,
  checkCoupon,
  quoteOffer,
  createCheckout,
  finalizeCheckout,
  listMyOrders,
  getOrder,
  listDocuments,
  getDocument,
  complain,
  followGrievance,
  listGrievances,
  countGrievances,
  changeGrievance,
  ...gstEndpoints,
  ...underWayEndpoints,
  ...openingEndpoints,
  cancelOrder,
  requestReturn,
  addReturnPhoto,
  getReturnPhoto,
  subscribe,
  unsubscribe,
  unsubscribeByOneClick,
  confirmAddress,
  reportVitals,
  ...searchEndpoints,
  ...reminderEndpoints,
  listMails,
  listWhatsappMessages,
  ...adminProductEndpoints,
  changePrices,
  ...importEndpoints,
  checkFeeds,
  getPageHead,
  getSeo,
  changeSeo,
  uploadImage,
  deleteImage,
  listOrders,
  countOrders,
  listCouriers,
  placePhoneOrder,
  changeOrderStatus,
  changeOrdersInBulk,
  readOrderMessage,
  givePaperCodes,
  packOrders,
  confirmOrders,
  confirmOrder,
  shipOrder,
  printOrders,
  getOrderMessage,
  writeOrderMessage,
  exportShipments,
  importShipments,
  addOrderNote,
  changeOrderAddress,
  ...returnEndpoints,
  deleteOrder,
  ...adminUserEndpoints,
  listOffers,
  offerFigures,
  getOffer,
  createOffer,
  changeOffer,
  deleteOffer,
  simulateOffer,
  ...backupEndpoints,
  listAudit,
  undoEdits,
  ...cashEndpoints,
  ...stockEndpoints,
  ...reportEndpoints,
  getStats,
  getToday,
  getStatus,
  getRto,
  getVitals,
  listSubscribers,
  listFailedMails,
  retryMail,
  listWaitingPhones,
  removeWaitingPhone,
  getHealth,
  getProxies,
  getOpenapi,
] as const satisfies readonly Endpoint[]

type AnyEndpoint = (typeof endpoints)[number]
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
