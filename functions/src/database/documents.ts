import type { Language, MailLanguage, Translations } from '@bartan/contract/shop/languages'
import type { Timestamp } from 'firebase-admin/firestore'
import type { Role } from '@bartan/contract/shared/roles'
import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { AuditAction } from '@bartan/contract/audit/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import type { ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import type { PAYMENT_METHOD } from '@bartan/contract/pricing/charges'
import type { CheckedUse } from '#domain/offers/offer-lines.ts'
import type { OrderLineDocument, Prices } from './order-documents.ts'
import type { Paise } from '@bartan/contract/shared/money'
import type { Phone } from '@bartan/contract/users/rules'
import type { Gstin } from '@bartan/contract/shared/gstin'
import type { Named } from '@bartan/contract/products/names'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { GrievanceState } from '@bartan/contract/grievances/rules'

/**
 * The stored shape of each collection. A document's id is its name. Each also has a `schemaVersion`, which
 * collections.ts writes and only migrations read.
 */

/** Name, image and price as last seen, for a line whose product was deleted. */
export type CartLineDocument = LineKey & Named & { quantity: number; image: string; price: Paise }

/** Named by uid, or by guestId. */
export type CartDocument = {
  lines: CartLineDocument[]
  updatedAt: Timestamp
  /** A guest's cart expires by itself (TTL policy); null for a customer's. */
  expiresAt: Timestamp | null
  /**
   * The latest changes, by which a repeated change is recognized. Absent in carts of earlier
   * versions.
   */
  changes?: string[]
}

/** Named by uid. */
export type WishlistDocument = {
  /** Newest first. Ids of deleted products stay, and are skipped when reading. */
  productIds: ProductId[]
  updatedAt: Timestamp
}

export type CheckoutDocument = Prices & {
  /** The offer, if its uses are counted. */
  offerUse?: CheckedUse
  userId: string
  /** Only for a buyer who is registered for GST. */
  buyerGstin?: Gstin
  /** The language in which it was ordered; absent in older documents, and in orders by phone. */
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
  phone: Phone
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
  /**
   * What the admin has set, hashed; null once another is chosen. Absent where an earlier version set one; that one
   * does not expire.
   */
  oneTimePassword?: { hash: string; until: Timestamp } | null
  /** The version of the privacy notice that was shown when its owner opened it. */
  notice?: string
  /** What it says of being reminded; absent where neither was said nor done anything. */
  reminders?: {
    /** Since when a cart that was left may be reminded of, and the version of the privacy notice; null: not. */
    agreedAt: Timestamp | null
    notice: string
    /** Since when it wants none at all. */
    stoppedAt: Timestamp | null
    /** When it was last reminded of a cart. */
    cartAt: Timestamp | null
    /** In each message's link to say no: not hashed, as each later one needs it again. */
    token?: string
  }
  /** Why, and since when, it can't check out with cash on delivery; null or absent: it can. */
  codBlock?: { reason: string; at: Timestamp } | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

/**
 * Named by phone: by what Firebase Authentication knows the account (features/users/passwords/credentials.ts).
 * Written together
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
 * Named by phone for log-ins, by `device-` and a digest for those of a device that has logged in before, and by
 * `account-`
 * and uid for a signed-in customer's own password. A try counts as a failure until it has succeeded.
 */
export type LoginAttemptsDocument = {
  failures: Timestamp[]
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by uid: its owner forgot the password, and has no confirmed address that a link could be mailed to. */
export type PasswordRequestDocument = {
  at: Timestamp
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by the hash of the token in a link by which an account's owner chooses a new password. */
export type PasswordLinkDocument = {
  userId: string
  /** The account's sessionGeneration when it was made: whatever ends its sessions ends the link. */
  generation: number
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by uid: the account is deleted, and its traces are still being erased (features/users/erasing). */
export type ErasureDocument = {
  name: string
  phone: Phone
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

/** Named as the review of the same product and customer: the pictures that they have sent for it. */
export type ReviewPhotosDocument = {
  userId: string
  /** Oldest first; the review names those that are shown. */
  urls: string[]
}

/** Named by a digest of product, variant and address: somebody wants one mail when the product is back. */
export type BackInStockRequestDocument = {
  productId: ProductId
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
  productId: ProductId
  /** Absent: whatever of the product comes back. */
  variant?: { size: string; color: string }
  /** The product's names at the time. */
  name: string
  nameIn?: Translations
  nameHi?: string
  phone: Phone
  language: MailLanguage
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
  /** Where a customer's answer by a link came from, which needs no log-in; null once the account is gone. */
  origin?: { address: string; agent: string } | null
  /** Shared by the entries of one bulk edit; a single edit's own id. */
  batch: string
  /** `skipped`: the change could not be undone because the field had been changed again. */
  undo: 'open' | 'done' | 'skipped'
}

/** Named by a digest of caller, method and Idempotency-Key: the answer to the call, for a repetition. */
export type KeptAnswerDocument = {
  /** Digest of path and body. */
  call: string
  /** Which attempt wrote it. */
  attempt: string
  /** The reply, as JSON. */
  reply?: string
  /** The status of the reply, if it is not the endpoint's usual one. */
  status?: number
  /** As JSON, the facts from which a reply is made again that holds a secret or the time of its own write. */
  facts?: string
  /** Whose it is: erasing the account erases it. */
  userId: string | null
  /** TTL policy. */
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
