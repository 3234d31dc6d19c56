import type { Translations } from '@bartan/contract/settings/settings'
import type { Timestamp } from 'firebase-admin/firestore'
import type { Role } from '@bartan/contract/users/roles'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import type { AuditAction } from '@bartan/contract/audit/rules'
import type { Language, MailLanguage } from '@bartan/contract/shop/languages'
import type { PRODUCT_STATES } from '@bartan/contract/products/rules'
import type { Declarations } from '@bartan/contract/products/declarations-schema'
import type { StoredField } from '@bartan/contract/products/schema'
import type { LineKey } from '@bartan/contract/cart/rules'
import type { ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import type { PAYMENT_METHOD } from '@bartan/contract/checkout/charges'
import type { OrderLineDocument, Prices } from './order-documents.ts'

export type {
  ConfirmationTryDocument,
  OrderConfirmationDocument,
  OrderDocument,
  OrderLineDocument,
  OrderLinkDocument,
  OrderNumberDocument,
  OrderReturnDocument,
  PhoneFactsDocument,
} from './order-documents.ts'

/**
 * The stored shape of each collection. Money is whole paise; a document's id is its name. Each bears its `schemaVersion`
 * besides, which collections.ts writes and only migrations read.
 */

/** Prices in paise. */
export type VariantDocument = {
  size?: string
  color?: string
  sku: string
  countInStock: number
  price: number
  originalPrice?: number
  gtin?: string
}

type StoredFields = {
  name: string
  /** In other languages, by their codes. */
  nameIn?: Translations
  description: string
  descriptionIn?: Translations
  /** Of a product with variants, prices, stock, sizes and colors are those that follow from them (summaryOf). */
  price: number
  originalPrice?: number
  countInStock: number
  sku: string
  category: string
  brand: string
  sizes: string[]
  colors: string[]
  /** Absent: every size and color at one price, from one stock. */
  variants?: VariantDocument[]
  collection: string
  material: string
  images: { url: string; altText: string; color?: string | undefined }[]
  /** Whether a delivered unit may be returned; absent counts as true. */
  returnable?: boolean
  facts?: { name: string; value: string }[]
  hsn?: string
  /** Percent. */
  gstRate?: number
  /** Holds from a day on, as 2026-01-31. */
  gstRateNext?: { rate: number; from: string }
  /** Maximum retail price. */
  mrp?: number
  declarations?: Declarations
  /** Absent counts as published. */
  state?: (typeof PRODUCT_STATES)[number]
}

/** Has a place for each field that admins set: the compiler asks for one that is new in the contract. */
export type ProductDocument = Pick<StoredFields, StoredField> & {
  /** Of nameIn and descriptionIn, what versions before them know; alone in what those wrote. */
  nameHi?: string
  descriptionHi?: string
  /** Unique among products and variants (skuKey); null once deleted, which frees the SKU. */
  skuKey: string | null
  /** Those of its variants; absent where it never had any. */
  variantSkuKeys?: string[]
  /** Units in orders that are not cancelled. */
  sold: number
  /** Ratings from visible reviews: the sum of stars and the number of reviews. Absent before the first. */
  ratingSum?: number
  ratingCount?: number
  /** Of the same reviews, those with 1, 2, 3, 4 and 5 stars. */
  starCounts?: number[]
  createdAt: Timestamp
  /** Server time of the last write of any kind, by which the catalog in memory follows changes. */
  updatedAt: Timestamp
  /** Set on deletion; the document stays as a tombstone so that every instance learns of it. */
  deletedAt: Timestamp | null
}

export type CartLineDocument = LineKey & {
  quantity: number
  /** As last seen, for a line whose product is gone. Paise. */
  name: string
  nameIn?: Translations
  nameHi?: string
  image: string
  price: number
}

/** Named by uid, or by guestId. */
export type CartDocument = {
  lines: CartLineDocument[]
  updatedAt: Timestamp
  /** A guest's cart expires by itself (TTL policy); null for a customer's. */
  expiresAt: Timestamp | null
  /** The latest changes, so that one whose answer was lost knows that it was made. Absent in carts of earlier versions. */
  changes?: string[]
}

/** Named by uid. */
export type WishlistDocument = {
  /** Newest first. Ids of deleted products stay, and are skipped when reading. */
  productIds: string[]
  updatedAt: Timestamp
}

export type CheckoutDocument = Prices & {
  userId: string
  /** Of a buyer who is registered for GST. */
  buyerGstin?: string
  /** Of the pages that it was ordered on; absent in older ones, and in orders by phone. */
  language?: Language
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

/** `catalogue/manifest`: which shards make up the stored copy of the catalog, and how recent it is. */
export type CatalogManifestDocument = {
  generation: number
  /** Ids of the shard documents. */
  shards: string[]
  count: number
  asOf: Timestamp
  /** The instance that is rewriting the shards. */
  lease: { by: string; until: Timestamp } | null
}

/** Compact copies of many products, which make a cold start cheap. */
export type CatalogShardDocument = { generation: number; data: Uint8Array }

/** Named by uid. Only accounts with such a document are trusted. */
export type UserDocument = {
  name: string
  phone: string
  email: string | null
  /**
   * The address, in lower case, that a link has confirmed for this account; `email` is confirmed if it is the same.
   * Absent in accounts older than confirming.
   */
  confirmedEmail?: string | null
  role: Role
  /**
   * The generation of sessions that is valid; those of earlier ones ended with a change of the password or a demotion.
   * Absent counts as 0.
   */
  sessionGeneration?: number
  /** An admin has set a one-time password, and the customer has not chosen a new one yet. */
  isPasswordDue?: boolean
  /** What the admin has set, hashed; null once another is chosen. Absent also where an earlier version set one, which has no end. */
  oneTimePassword?: { hash: string; until: Timestamp } | null
  /** The version of the privacy notice that was shown when its owner opened it. */
  notice?: string
  /** Why, and since when, it can't check out with cash on delivery; null or absent: it can. */
  codBlock?: { reason: string; at: Timestamp } | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

/**
 * Named by phone: by what Firebase Authentication knows the account (features/users/passwords/credentials.ts). Written together
 * with the user's document; apart from it because this is read at log-ins alone. Accounts of the first version get one
 * at their next log-in.
 */
export type PhoneDocument = {
  uid: string
  alias: string
  key: string | null
  /** Written before Firebase gets them, so that an interrupted change can be told and finished. */
  next?: { alias: string; key: string | null; since: Timestamp }
}

/**
 * Named by phone for log-ins, by `device-` and a digest for those of a device that has logged in before, and by `account-`
 * and uid for a signed-in customer's own password. A try counts as a failure until it has succeeded.
 */
export type LoginAttemptsDocument = {
  failures: Timestamp[]
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by uid: the account is deleted, and its traces are still being erased (features/users/erasing). */
export type ErasureDocument = {
  name: string
  phone: string
  confirmedEmail: string | null
  at: Timestamp
}

/** Named by a digest of the kind of call, the caller and the day. */
export type CallCountDocument = {
  count: number
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by a digest of the lower-case address. */
export type SubscriberDocument = {
  email: string
  createdAt: Timestamp
  /** No newsletter before. Absent also in subscriptions older than confirming, whose coupon stays good. */
  confirmedAt?: Timestamp | null
  /** When the last link was mailed. */
  linkAt?: Timestamp
  /** In every newsletter's link to end it. Not hashed: each later newsletter needs it again (decision 33). */
  unsubscribeToken?: string
  /** The version of the privacy notice under which it was asked for. */
  notice?: string
  /** An unconfirmed subscription is forgotten then (TTL policy); null once confirmed. */
  deleteAt?: Timestamp | null
}

/** Named by the hash of the token in a mailed link, which confirms an address. */
export type ConfirmationDocument = {
  purpose: ConfirmationPurpose
  /** Id of the account, subscription or request that it confirms the address of. */
  subject: string
  /** Digest of the address that the link was mailed to. */
  address: string
  usedAt: Timestamp | null
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by its key (contract's coupon-rules.ts). */
export type CouponDocument = {
  percent: number
  /** The subscription that earned it; null once that is forgotten. */
  subscriberId: string | null
  /** The order that used it; null while it is unused. */
  orderId: string | null
  createdAt: Timestamp
}

/** Named by a digest of product and customer, so that a customer has at most one review of a product. */
export type ReviewDocument = {
  productId: string
  /** The product's name at the time, for the admin's list. */
  productName: string
  /** Null once the account is deleted. */
  userId: string | null
  /** The first name; '' once the account is deleted. */
  author: string
  stars: number
  text: string
  /** Hidden by an admin; a hidden review does not count in the rating. */
  hidden: boolean
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Named by a digest of product, variant and address: somebody wants one mail when the product is back. */
export type BackInStockRequestDocument = {
  productId: string
  /** Absent: whatever of the product comes back. */
  variant?: { size: string; color: string }
  email: string
  language: MailLanguage
  /** The version of the privacy notice under which it was asked for. */
  notice?: string
  /** Only confirmed requests are answered. Absent in those older than confirming. */
  isConfirmed?: boolean
  createdAt: Timestamp
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by a digest of product, variant and phone: somebody waits for a WhatsApp message, which an admin sends. */
export type WaitingPhoneDocument = {
  productId: string
  /** Absent: whatever of the product comes back. */
  variant?: { size: string; color: string }
  /** The product's names at the time. */
  name: string
  nameIn?: Translations
  nameHi?: string
  phone: string
  language: MailLanguage
  /** Whether it has come back since. */
  isBack: boolean
  createdAt: Timestamp
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by product. A note that the product is back in stock and its requests are still to be answered. */
export type RestockDocument = {
  at: Timestamp
  /** The last ones that were looked at, of a product for whose variants so many wait that it takes several rounds. */
  after?: { request?: string; phone?: string }
}

/** What an admin changed, written together with the change. Amounts are in paise. */
export type AuditDocument = {
  at: Timestamp
  by: { _id: string; name: string }
  action: AuditAction
  target: { _id: string; name: string }
  /** The account that an order is of; absent in entries about anything else, and in older ones. */
  about?: string
  changes: Record<string, { from: unknown; to: unknown }>
  /** Where a customer's answer by a link came from, which nobody had to log in for; null once the account is gone. */
  origin?: { address: string; agent: string } | null
  /** Shared by the entries of one bulk edit; a single edit's own id. */
  batch: string
  /** `skipped`: the change could not be undone because the field had been changed again. */
  undo: 'open' | 'done' | 'skipped'
}
