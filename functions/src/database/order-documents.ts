import type { Translations } from '@bartan/contract/settings/settings'
import type { Language } from '@bartan/contract/shop/languages'
import type { Timestamp } from 'firebase-admin/firestore'
import type { LineKey } from '@bartan/contract/cart/rules'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import type {
  CancelReason,
  COLLECTED_BY,
  ConfirmationState,
  ConfirmationWay,
} from '@bartan/contract/orders/desk-rules'
import type { SentKind, SentWay } from '@bartan/contract/orders/message-rules'
import type { RefundState, RefundWay, ReturnState } from '@bartan/contract/orders/return-rules'
import type { PAYMENT_METHOD } from '@bartan/contract/checkout/charges'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { ProductDocument } from './documents.ts'
import type { OrderTaxDocument } from './tax-document.ts'
import type { Role } from '@bartan/contract/users/roles'

/** The stored shape of orders and of what belongs to them. Money is whole paise. */

/** A copy of what is bought, priced in paise. */
export type OrderLineDocument = LineKey & {
  /** Of the variant, or of a product without; absent in orders older than variants. */
  sku?: string
  name: string
  nameIn?: Translations
  nameHi?: string
  image: string
  price: number
  quantity: number
  /** The product's value at the time of purchase; only `false` is stored. */
  returnable?: boolean
  /** What the product said of its tax at the time of purchase. */
  tax?: Pick<ProductDocument, 'hsn' | 'gstRate' | 'gstRateNext'>
}

export type Prices = {
  itemsPrice: number
  shippingPrice: number
  totalPrice: number
  /** Both or neither: the coupon, and what it takes off the items. */
  couponCode?: string
  discount?: number
}

type StatusChangeDocument = {
  status: OrderStatus
  at: Timestamp
  by: { _id: string; name: string; role: Role }
}

/** Units that the customer asked to return. Those of an accepted return are back in stock. */
export type OrderReturnDocument = {
  lines: (LineKey & { quantity: number; restock?: false })[]
  reason: string
  note?: string
  /** Names of pictures in Cloud Storage (features/orders/returns/return-photos.repository.ts). */
  photos?: string[]
  state: ReturnState
  requestedAt: Timestamp
  decidedAt: Timestamp | null
  decidedBy: StatusChangeDocument['by'] | null
  /** For the customer. */
  declineReason?: string
  /** Only on an accepted return: the refund for its units, and whether it was paid (absent in older ones). */
  refund?: number
  refundState?: RefundState
  refundPaid?: { via: RefundWay; reference?: string; at: Timestamp; by: ActorDocument }
}

export type ActorDocument = StatusChangeDocument['by']

export type OrderConfirmationDocument = {
  state: ConfirmationState
  via?: ConfirmationWay
  at?: Timestamp
  by?: ActorDocument
  attempts: number
}

/** What came of one try to reach the customer, or the customer's own answer. */
export type ConfirmationTryDocument = Omit<OrderConfirmationDocument, 'attempts' | 'at'> & {
  at: Timestamp
}

export type OrderDocument = Prices & {
  /** For people; absent in orders of earlier versions that the migration has not come to yet. */
  number?: string
  checkoutId: string
  userId: string
  user: { name: string; phone: string; email?: string }
  lines: OrderLineDocument[]
  /** The lines' product ids, where a query can find them. */
  productIds: string[]
  shippingAddress: ShippingAddress
  paymentMethod: typeof PAYMENT_METHOD
  createdAt: Timestamp
  /** Absent in orders of earlier versions: a day after. */
  estimatedDelivery?: Timestamp
  isPaid: boolean
  paidAt: Timestamp | null
  isDelivered: boolean
  deliveredAt: Timestamp | null
  status: OrderStatus
  statusHistory: StatusChangeDocument[]
  /** What it is found by (domain/orders/search-words.ts). This and the next two: absent until the migration has come. */
  search?: string[]
  confirmation?: OrderConfirmationDocument
  /** How it came to that; the latest, oldest first. Absent in orders of earlier versions, until they are next changed so. */
  confirmations?: ConfirmationTryDocument[]
  /**
   * The hash of the token by which the customer may confirm or cancel it; null: none any more. Absent in orders of earlier
   * versions, of which any unused link is good until it ends.
   */
  linkHash?: string | null
  /** While Processing, and after; null or absent: not packed. */
  packedAt?: Timestamp | null
  /** When it left the shop, last; null while it has not. */
  shippedAt?: Timestamp | null
  shipment?: { courier: string; awb: string; trackUrl?: string; at: Timestamp }
  /** Only of a cancelled order. */
  cancelReason?: CancelReason | null
  /** Cancelled because the parcel was refused at the door. */
  isReturnedToOrigin?: boolean
  /** Only of a delivered order. Paise. */
  collected?: {
    by: (typeof COLLECTED_BY)[number]
    amount: number
    utr?: string
    at: Timestamp
  } | null
  /** Oldest first; for the shop's own people. */
  notes?: { text: string; at: Timestamp; by: ActorDocument }[]
  /** Where it was to go before each correction; the latest, oldest first. Empty once the customer's account is gone. */
  addressChanges?: { from: ShippingAddress; at: Timestamp; by: ActorDocument }[]
  /** What the customer was told, and how; the latest, oldest first. */
  messages?: { kind: SentKind; via: SentWay; at: Timestamp; by?: ActorDocument }[]
  /** What was taken out of it before it was packed, oldest first; absent if nothing ever was. Paise. */
  reductions?: {
    at: Timestamp
    by: ActorDocument
    lines: (LineKey & Pick<OrderLineDocument, 'name' | 'nameIn' | 'nameHi' | 'quantity'>)[]
    totalBefore: number
    totalAfter: number
  }[]
  /** Oldest first; absent if nothing was ever returned. */
  returns?: OrderReturnDocument[]
  /** Whether the last return waits for an answer; absent if nothing was ever returned. */
  openReturn?: boolean
  /** Whether a refund is to be paid; absent if none ever was. */
  refundDue?: boolean
  /** Of a buyer who is registered for GST. */
  buyerGstin?: string
  /** Of the pages that it was ordered on; absent in older ones, and in orders by phone. */
  language?: Language
  /** Its invoices and credit notes, oldest first; absent before the first. */
  taxDocuments?: OrderTaxDocument[]
  /** The sum of refunds of accepted returns; absent if there is none. */
  refunded?: number
  /** Whether its units came back damaged when it was cancelled; absent in older ones. */
  isDamaged?: boolean
  /** Whether it counts in the sums of its day and month (domain/orders/order-tally.ts). */
  isTallied?: true
  /** Whether the order's units are taken from stock, which makes taking and returning them safe to repeat. */
  stock: 'taken' | 'returned'
  /** Set once the customer's account is deleted and their contact data has been removed (rules/erased-contact.ts). */
  isOwnerGone?: true
}

/** Named by phone: how many orders it has placed, and what became of them. */
export type PhoneFactsDocument = { orders: number; delivered: number; refused: number }

/** Named by the hash of a token: a link by which a customer confirms or cancels an order, once. */
export type OrderLinkDocument = {
  orderId: string
  usedAt: Timestamp | null
  /** TTL policy. */
  expiresAt: Timestamp
}

/** Named by the number of an order, which no other order ever gets, not even once this one is deleted. */
export type OrderNumberDocument = { orderId: string }
