import type { Timestamp } from 'firebase-admin/firestore'
import type { Role } from '@bartan/contract/account-rules'
import type { ShippingAddress } from '@bartan/contract/address'
import type { AuditAction } from '@bartan/contract/audit'
import type { MailLanguage } from '@bartan/contract/back-in-stock'
import type { Category } from '@bartan/contract/catalog-options'
import type { LineKey } from '@bartan/contract/cart'
import type { OrderStatus, PAYMENT_METHOD } from '@bartan/contract/order'
import type { ReturnState } from '@bartan/contract/return-rules'

/** What is stored, collection by collection. Money is whole paise; ids are the documents' names. */

export type ProductDocument = {
  name: string
  /** In Hindi; absent where the shop has given none. */
  nameHi?: string
  description: string
  descriptionHi?: string
  price: number
  originalPrice?: number
  countInStock: number
  sku: string
  /** What no two products share (rules/sku-key.ts); null once deleted, so that the SKU is free again. */
  skuKey: string | null
  category: Category
  brand: string
  sizes: string[]
  colors: string[]
  collection: string
  material: string
  images: { url: string; altText: string }[]
  /** Whether delivered units are taken back; absent counts as true. */
  returnable?: boolean
  /** Units in orders that are not cancelled. */
  sold: number
  /** Of its reviews that are shown: stars in all, and how many. Absent before the first. */
  ratingSum?: number
  ratingCount?: number
  createdAt: Timestamp
  /** Server time of the last write, of whatever kind: the catalogue in memory follows it. */
  updatedAt: Timestamp
  /** Set on deletion; the document stays as a tombstone, so that every instance learns of it. */
  deletedAt: Timestamp | null
}

export type CartLineDocument = LineKey & {
  quantity: number
  /** As last seen: shown for a line whose product is gone. Paise. */
  name: string
  nameHi?: string
  image: string
  price: number
}

/** Named by uid, or by guestId. */
export type CartDocument = {
  lines: CartLineDocument[]
  updatedAt: Timestamp
  /** A guest's cart goes by itself (TTL policy); null for a customer's. */
  expiresAt: Timestamp | null
}

/** Named by uid. */
export type WishlistDocument = {
  /** Newest first; those of deleted products stay, and are passed over. */
  productIds: string[]
  updatedAt: Timestamp
}

/** A copy of what is bought, priced in paise. */
export type OrderLineDocument = LineKey & {
  name: string
  nameHi?: string
  image: string
  price: number
  quantity: number
  /** Of the product when it was bought: only `false` is kept. */
  returnable?: boolean
}

type Prices = {
  itemsPrice: number
  shippingPrice: number
  totalPrice: number
  /** Both or neither: what a coupon has taken off the items. */
  couponCode?: string
  discount?: number
}

export type CheckoutDocument = Prices & {
  userId: string
  lines: OrderLineDocument[]
  shippingAddress: ShippingAddress
  paymentMethod: typeof PAYMENT_METHOD
  createdAt: Timestamp
  /** The prices hold until then. */
  expiresAt: Timestamp
  orderId: string | null
  /** An abandoned checkout is deleted then (TTL policy); null once finalized. */
  deleteAt: Timestamp | null
}

export type StatusChangeDocument = {
  status: OrderStatus
  at: Timestamp
  by: { _id: string; name: string; role: Role }
}

/** Units that the customer wants to give back. Accepted ones are on the shelf again. */
export type OrderReturnDocument = {
  lines: (LineKey & { quantity: number })[]
  reason: string
  state: ReturnState
  requestedAt: Timestamp
  decidedAt: Timestamp | null
  decidedBy: StatusChangeDocument['by'] | null
  /** Of an accepted one: what is given back for its units. */
  refund?: number
}

export type OrderDocument = Prices & {
  checkoutId: string
  userId: string
  user: { name: string; phone: string; email?: string }
  lines: OrderLineDocument[]
  /** Of the lines: what a query can look for. Absent in orders from before reviews. */
  productIds?: string[]
  shippingAddress: ShippingAddress
  paymentMethod: typeof PAYMENT_METHOD
  createdAt: Timestamp
  isPaid: boolean
  paidAt: Timestamp | null
  isDelivered: boolean
  deliveredAt: Timestamp | null
  status: OrderStatus
  statusHistory: StatusChangeDocument[]
  /** Oldest first; absent where nothing was ever asked back. */
  returns?: OrderReturnDocument[]
  /** The refunds of its accepted returns; absent where there is none. */
  refunded?: number
  /** Whether the order's units are off the shelf; what makes taking and returning them safe to repeat. */
  stock: 'taken' | 'returned'
  /** Whose account is deleted: what can be done without is gone from it (rules/erased-contact.ts). */
  isOwnerGone?: true
}

/**
 * One entry of the stock ledger. Of every product, the sum of `quantity` is its countInStock: opening + added − sold
 * + returned, which proves that nothing was sold twice.
 */
export type StockMovementDocument = {
  productId: string
  /** Positive onto the shelf, negative off it. */
  quantity: number
  reason:
    'opening' | 'adjustment' | 'order' | 'cancellation' | 'reinstatement' | 'deletion' | 'return'
  orderId: string | null
  by: string
  at: Timestamp
}

/** `catalogue/manifest`: which shards make up the stored copy of the catalogue, and of when it is. */
export type CatalogueManifestDocument = {
  generation: number
  /** Ids of the shard documents. */
  shards: string[]
  count: number
  asOf: Timestamp
  /** Who is rewriting the shards. */
  lease: { by: string; until: Timestamp } | null
}

/** Compact copies of many products: there to make a cold start cheap. */
export type CatalogueShardDocument = { generation: number; data: Uint8Array }

/** Named by uid. Only accounts with such a document are trusted. */
export type UserDocument = {
  name: string
  phone: string
  email: string | null
  role: Role
  /** Sessions that began before it count no more: the password was changed. */
  sessionsFrom?: Timestamp
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Named by phone. */
export type LoginAttemptsDocument = {
  failures: Timestamp[]
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by a digest of a call, who made it, and the day. */
export type CallCountDocument = {
  count: number
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by a digest of the address in lower case. */
export type SubscriberDocument = { email: string; createdAt: Timestamp }

/** Named by its key (contract's coupon-rules.ts). */
export type CouponDocument = {
  percent: number
  /** Whose sign-up it thanks for. */
  subscriberId: string
  /** The order that it was taken for; null where it may still be. */
  orderId: string | null
  createdAt: Timestamp
}

/** Named by a digest of product and customer, so that nobody has two of a product. */
export type ReviewDocument = {
  productId: string
  /** As it was called then, for the admin's list. */
  productName: string
  /** Null once the account is deleted. */
  userId: string | null
  /** The first name; '' once the account is deleted. */
  author: string
  stars: number
  text: string
  /** By an admin; it then counts for no rating. */
  hidden: boolean
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Named by a digest of product and address: who wants one mail when the product is there again. */
export type RestockRequestDocument = {
  productId: string
  email: string
  language: MailLanguage
  createdAt: Timestamp
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by the product, which was sold out and is not any more: its requests are to be answered. */
export type RestockDocument = { at: Timestamp }

/** Outbox of the Trigger Email extension (firebase.google.com/docs/extensions/official/firestore-send-email). */
export type MailDocument = {
  to: string[]
  message: { subject: string; text: string; html: string }
  createdAt: Timestamp
}

/** What an admin changed, written together with the change. Of money the values are paise. */
export type AuditDocument = {
  at: Timestamp
  by: { _id: string; name: string }
  action: AuditAction
  target: { _id: string; name: string }
  changes: Record<string, { from: unknown; to: unknown }>
  /** Shared by the entries of one bulk edit; of a single one its own id. */
  batch: string
  /** Skipped: what it changed was changed again before it was to be undone. */
  undo: 'open' | 'done' | 'skipped'
}
