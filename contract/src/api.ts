import { listAudit, undoEdits } from './audit/endpoints.ts'
import {
  listWaitingPhones,
  removeWaitingPhone,
  requestBackInStock,
} from './back-in-stock/endpoints.ts'
import { addToCart, changeQuantity, getCart, mergeCart, removeFromCart } from './cart/endpoints.ts'
import { cashEndpoints } from './cash/endpoints.ts'
import { createCheckout, finalizeCheckout, placePhoneOrder } from './checkout/endpoints.ts'
import { confirmAddress } from './confirmations/endpoints.ts'
import {
  changeContentPage,
  getAdminContentPage,
  getContentPage,
  getContentVersion,
} from './content/endpoints.ts'
import { checkCoupon } from './coupons/endpoints.ts'
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
  addOrderNote,
  changeOrderAddress,
  changeOrdersInBulk,
  confirmOrder,
  confirmOrders,
  exportShipments,
  importShipments,
  reduceOrderItems,
  packOrders,
  shipOrder,
} from './orders/desk-endpoints.ts'
import { addReturnPhoto, getReturnPhoto } from './orders/return-photo-endpoints.ts'
import { getOrderMessage, printOrders, writeOrderMessage } from './orders/outgoing-endpoints.ts'
import {
  changeOrderStatus,
  countOrders,
  deleteOrder,
  listOrders,
} from './orders/admin-endpoints.ts'
import {
  cancelOrder,
  decideReturn,
  getOrder,
  listMyOrders,
  payRefund,
  requestReturn,
} from './orders/endpoints.ts'
import { listFailedMails, listMails, retryMail } from './outbox/endpoints.ts'
import { getMyData, withdrawConsent } from './personal-data/endpoints.ts'
import {
  changeProduct,
  createProduct,
  deleteProduct,
  duplicateProduct,
  editProducts,
  getAdminProduct,
  listAdminProducts,
  countIncomplete,
  listIncomplete,
} from './products/admin-endpoints.ts'
import {
  getBestSeller,
  getFacets,
  getNewArrivals,
  getProduct,
  getSimilarProducts,
  listProducts,
  suggestProducts,
} from './products/endpoints.ts'
import {
  getMyReview,
  hideReview,
  listAllReviews,
  listReviews,
  writeReview,
} from './reviews/endpoints.ts'
import { changeSettings, getAllSettings, getPin, getSettings } from './settings/endpoints.ts'
import { getDocument, gstEndpoints, listDocuments } from './tax/endpoints.ts'
import type { Endpoint, InputOf, ReplyOf } from './shared/endpoint.ts'
import { getRto, getStats } from './stats/endpoints.ts'
import { getStatus } from './status/endpoints.ts'
import {
  addUser,
  blockCashOnDelivery,
  changeUser,
  deleteUser,
  getUser,
  listUsers,
  resetPassword,
} from './users/admin-endpoints.ts'
import {
  changePassword,
  changeProfile,
  deleteAccount,
  getProfile,
  login,
  register,
  sendEmailConfirmation,
} from './users/endpoints.ts'
import { getVitals, reportVitals } from './vitals/endpoints.ts'
import {
  addToWishlist,
  getWishlist,
  mergeWishlist,
  removeFromWishlist,
} from './wishlist/endpoints.ts'

/** Every call of the API: what the server mounts, the permission table covers and OpenAPI describes. */
export const endpoints = [
  getSettings,
  getPin,
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
  listReviews,
  getMyReview,
  writeReview,
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
  login,
  register,
  getProfile,
  changeProfile,
  changePassword,
  deleteAccount,
  getMyData,
  withdrawConsent,
  checkCoupon,
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
  cancelOrder,
  requestReturn,
  addReturnPhoto,
  getReturnPhoto,
  subscribe,
  unsubscribe,
  unsubscribeByOneClick,
  confirmAddress,
  sendEmailConfirmation,
  reportVitals,
  listMails,
  listAdminProducts,
  countIncomplete,
  listIncomplete,
  getAdminProduct,
  createProduct,
  changeProduct,
  deleteProduct,
  duplicateProduct,
  editProducts,
  uploadImage,
  deleteImage,
  listOrders,
  countOrders,
  placePhoneOrder,
  changeOrderStatus,
  changeOrdersInBulk,
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
  reduceOrderItems,
  decideReturn,
  payRefund,
  deleteOrder,
  listUsers,
  getUser,
  addUser,
  changeUser,
  deleteUser,
  blockCashOnDelivery,
  resetPassword,
  listAllReviews,
  hideReview,
  listAudit,
  undoEdits,
  ...cashEndpoints,
  getStats,
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

/** `'GET /api/products'`: how the web names a call, so that it carries the types and none of the schemas. */
export type CallName = keyof Named

// These tables make the compiler look at each endpoint alone: all at once are too much for it.
type Inputs = { [N in CallName]: InputOf<Named[N]> }
type Replies = { [N in CallName]: ReplyOf<Named[N]> }
export type CallInput<N extends CallName> = Inputs[N]
export type CallReply<N extends CallName> = Replies[N]

/** Calls that anyone may make. They are sent without a token, so that the CDN can answer them for everybody. */
export type OpenCallName = {
  [N in CallName]: Named[N] extends { access: 'anyone' } ? N : never
}[CallName]
