import type { AuditAction } from '@bartan/contract/audit/rules'
import type { LineUnits } from '@bartan/contract/cart/rules'
import type { ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import type { GrievanceState } from '@bartan/contract/grievances/rules'
import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { PAYMENT_METHOD } from '@bartan/contract/pricing/charges'
import type { Named } from '@bartan/contract/products/names'
import type { Choice } from '@bartan/contract/products/price/match-of'
import type { ProductId, Sku } from '@bartan/contract/products/product-id'
import type { Gstin } from '@bartan/contract/shared/gstin'
import type { Paise } from '@bartan/contract/shared/money'
import type { Role } from '@bartan/contract/shared/roles'
import type { Language, MailLanguage, Translations } from '@bartan/contract/shop/languages'
import type { Phone } from '@bartan/contract/users/rules'
import type { Timestamp } from 'firebase-admin/firestore'
import type { CheckedUse } from '#domain/offers/offer-lines.ts'
import type { ConsentDocument } from './consent-document.ts'
import type { OrderLineDocument, PhoneFactsDocument, Prices } from './order-documents.ts'

/**
 * The stored shape of each collection; "named by" tells a document's id. Each document also has a `schemaVersion`,
 * which collections.ts writes and only migrations read. TTL policies delete documents after `expiresAt` or `deleteAt`.
 */

/** Name, image and price as last seen, for a line whose product is deleted. */
export type CartLineDocument = LineUnits & Named & { image: string; price: Paise }

/** Named by uid, or by guestId. */
export type CartDocument = {
  lines: CartLineDocument[]
  updatedAt: Timestamp
  /** A guest's cart expires (TTL policy); null for a customer's. */
  expiresAt: Timestamp | null
  /** The latest changes, to recognize a repeated one. Absent in carts of earlier versions. */
  changes?: string[]
}

/** Named by uid. */
export type WishlistDocument = {
  /** Newest first. Ids of deleted products stay, and reads skip them. */
  productIds: ProductId[]
  /** Sizes and colors in which products were put aside. Absent in wishlists of earlier versions. */
  choices?: Partial<Record<ProductId, Choice>>
  updatedAt: Timestamp
}

export type CheckoutDocument = Prices & {
  offerUse?: CheckedUse
  userId: string
  /** Only for a buyer registered for GST. */
  buyerGstin?: Gstin
  /** The firm's. */
  buyerName?: string
  /** The language of the order; absent in older documents, and in orders by phone. */
  language?: Language
  /** Whether the customer agrees to messages over WhatsApp; absent: not asked. */
  whatsapp?: boolean
  lines: OrderLineDocument[]
  shippingAddress: ShippingAddress
  paymentMethod: typeof PAYMENT_METHOD
  createdAt: Timestamp
  /** How long the prices hold. */
  expiresAt: Timestamp
  orderId: string | null
  /** When an abandoned checkout is deleted (TTL policy); null once finalized. */
  deleteAt: Timestamp | null
}

/** `catalogue/manifest`: the shards of the stored catalog copy, and how recent it is. */
export type CatalogManifestDocument = {
  generation: number
  shards: string[]
  count: number
  asOf: Timestamp
  /** The instance that is rewriting the shards. */
  lease: { by: string; until: Timestamp } | null
}

/** Compact copies of many products, for a quick cold start. */
export type CatalogShardDocument = { generation: number; data: Uint8Array }

/** Named by uid. Only accounts with such a document are trusted. */
export type UserDocument = {
  name: string
  phone: Phone
  email: string | null
  /**
   * The lower-case address that a link confirmed for this account; `email` is confirmed if equal. Absent in accounts
   * older than confirmations.
   */
  confirmedEmail?: string | null
  role: Role
  /** The valid generation of sessions; a password change or a demotion starts a new one. Absent counts as 0. */
  sessionGeneration?: number
  /** An admin has set a one-time password, and the customer has not chosen a new one. */
  isPasswordDue?: boolean
  /**
   * The one-time password set by an admin, hashed; null once another is chosen. Absent if an earlier version set one,
   * which does not expire.
   */
  oneTimePassword?: { hash: string; until: Timestamp } | null
  /** The version of the privacy notice shown at registration. */
  notice?: string
  /** Consent to reminders; absent if never given nor refused. */
  reminders?: {
    /** Consent to cart reminders, with the privacy notice's version; null: no consent. */
    agreedAt: Timestamp | null
    notice: string
    /** Since when the account wants no reminders. */
    stoppedAt: Timestamp | null
    /** Time of the last cart reminder. */
    cartAt: Timestamp | null
    /** For the unsubscribe link in each reminder. Not hashed, because later reminders need it again. */
    token?: string
  }
  /** Whether it agrees to messages over WhatsApp, and since when; absent: never said. */
  whatsapp?: ConsentDocument
  /**
   * Why and since when cash on delivery is blocked; null or absent: it isn't. `earlierPhones` are those that the account
   * had while it was blocked, and stay blocked as long as it is.
   */
  codBlock?: { reason: string; at: Timestamp; earlierPhones?: Phone[] } | null
  /** What its phone ordered with a deleted account, of which nothing else is left. */
  orderedBefore?: DayCount | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

/**
 * Named by phone: maps it to the Firebase Authentication account (features/users/passwords/credentials.ts). Written
 * with the user's document, but separate because only log-ins read it. Accounts of the first version get one at their
 * next log-in.
 */
export type PhoneDocument = {
  uid: string
  alias: string
  key: string | null
  /** Written before the change in Firebase, so that an interrupted change can be detected and finished. */
  next?: { alias: string; key: string | null; since: Timestamp }
}

/**
 * Named by phone for log-ins, by `device-` and a digest for a device that has logged in before, and by `account-` and
 * uid for a signed-in customer's own password. A try counts as a failure until it succeeds.
 */
export type LoginAttemptsDocument = {
  failures: Timestamp[]
  expiresAt: Timestamp
}

/** Named by uid: the owner forgot the password and has no confirmed address for a link. */
export type PasswordRequestDocument = {
  at: Timestamp
  expiresAt: Timestamp
}

/** Named by the hash of the token in a link for a new password. */
export type PasswordLinkDocument = {
  userId: string
  /** The account's sessionGeneration when the link was made: whatever ends the sessions ends the link. */
  generation: number
  /** The key of the address that it was mailed to: once another is the account's, the link is over. */
  mailedTo?: string
  expiresAt: Timestamp
}

/** Named by uid: the account is deleted, and its data is still being erased (features/users/erasing). */
export type ErasureDocument = {
  name: string
  phone: Phone
  confirmedEmail: string | null
  at: Timestamp
}

/** Named by a digest of the phone of a deleted account (database/repositories/former-customers.repository.ts). */
/** Orders of one day. */
export type DayCount = { day: string; orders: number }

export type FormerCustomerDocument = {
  hasOrdered?: boolean
  isCodBlocked?: boolean
  facts?: PhoneFactsDocument
  /** Orders of its last day: they still count for that day's limit. */
  ordered?: DayCount | null
  /** TTL policy. */
  expiresAt?: Timestamp
}

/** Named by a digest of the kind of call, the caller and the day. */
export type CallCountDocument = {
  count: number
  expiresAt: Timestamp
}

/** Named by a digest of the lower-case address. */
export type SubscriberDocument = {
  email: string
  createdAt: Timestamp
  /**
   * No newsletter before confirmation. Also absent in subscriptions older than confirmations, whose coupon stays valid.
   */
  confirmedAt?: Timestamp | null
  linkAt?: Timestamp
  /** In every newsletter's unsubscribe link. Not hashed, because later newsletters need it again (decision 33). */
  unsubscribeToken?: string
  /** The version of the privacy notice at the request. */
  notice?: string
  /** When an unconfirmed subscription is deleted (TTL policy); null once confirmed. */
  deleteAt?: Timestamp | null
}

/** Named by the hash of the token in a mailed link that confirms an address. */
export type ConfirmationDocument = {
  purpose: ConfirmationPurpose
  /** Id of the account, subscription or request whose address it confirms. */
  subject: string
  /** Digest of the address that the link was mailed to. */
  address: string
  usedAt: Timestamp | null
  expiresAt: Timestamp
}

/** Named by its key (contract/src/coupons/rules.ts). */
export type CouponDocument = {
  percent: number
  /** The subscription that earned it; null once that is deleted. */
  subscriberId: string | null
  /** The order that used it; null while it is unused. */
  orderId: string | null
  createdAt: Timestamp
}

/** Named by a digest of product and customer: at most one review each. */
export type ReviewDocument = {
  productId: ProductId
  /** The product's name at the time, for the admin's list. */
  productName: string
  /** Null once the account is deleted. */
  userId: string | null
  /** The first name; '' once the account is deleted. */
  author: string
  stars: number
  text: string
  /** Addresses of its pictures; absent in reviews of earlier versions. */
  photos?: string[]
  /** Hidden by an admin; a hidden review does not count in the rating. */
  hidden: boolean
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Named like the review of the same product and customer: the pictures sent for it. */
export type ReviewPhotosDocument = {
  userId: string
  /** Oldest first; the review names the visible ones. */
  urls: string[]
}

/** A variant at the request; by its SKU it is known once its size or color is written otherwise. */
type WaitedFor = { size: string; color: string; sku?: Sku }

/** Named by a digest of product, variant and address: a request for one mail when the product is back. */
export type BackInStockRequestDocument = {
  productId: ProductId
  /** Absent for all variants. */
  variant?: WaitedFor
  email: string
  language: MailLanguage
  /** The version of the privacy notice at the request. */
  notice?: string
  /** Only confirmed requests are answered. Absent in requests older than confirmations. */
  isConfirmed?: boolean
  createdAt: Timestamp
  expiresAt: Timestamp
}

/** Named by a digest of product, variant and phone: a request for a WhatsApp message, which an admin sends. */
export type WaitingPhoneDocument = {
  productId: ProductId
  /** Absent for all variants. */
  variant?: WaitedFor
  /** The product's names at the time. */
  name: string
  nameIn?: Translations
  nameHi?: string
  phone: Phone
  language: MailLanguage
  isBack: boolean
  createdAt: Timestamp
  expiresAt: Timestamp
}

/** Named by product: it is back in stock, and its requests are not answered yet. */
export type RestockDocument = {
  at: Timestamp
  /** The last requests checked: a product with many requests takes several rounds. */
  after?: { request?: string; phone?: string }
}

/** An admin's change, written in the same commit. Amounts are in paise. */
export type AuditDocument = {
  at: Timestamp
  by: { _id: string; name: string }
  action: AuditAction
  target: { _id: string; name: string }
  /** The account of an order; absent in entries about anything else, and in older ones. */
  about?: string
  changes: Record<string, { from: unknown; to: unknown }>
  /** Origin of a customer's answer by link, which needs no log-in; null once the account is deleted. */
  origin?: { address: string; agent: string } | null
  /** Shared by the entries of one bulk edit; a single edit has its own id. */
  batch: string
  /** `skipped`: not undone, because the field had been changed again. */
  undo: 'open' | 'done' | 'skipped'
}

/** Named by a digest of caller, method and Idempotency-Key: the reply, for a repeated call. */
export type StoredReplyDocument = {
  /** Digest of path and body. */
  call: string
  attempt: string
  reply?: string
  /** The reply's status, if it isn't the endpoint's usual one. */
  status?: number
  /** JSON data from which the reply is rebuilt if it holds a secret or the time of its own write. */
  facts?: string
  /** The owner; erasing the account erases this. */
  userId: string | null
  expiresAt: Timestamp
}

/** Named by its number. */
export type GrievanceDocument = {
  orderNumber?: string
  name: string
  phone: Phone
  text: string
  state: GrievanceState
  createdAt: Timestamp
  acknowledgedAt: Timestamp | null
  resolvedAt: Timestamp | null
  answer: string | null
}
