import type { LineUnits } from '@bartan/contract/cart/rules'
import type { ParcelState } from '@bartan/contract/cash/rules'
import type { SentKind, SentWay } from '@bartan/contract/messages/message-rules'
import type { TakenOffer } from '@bartan/contract/offers/schema'
import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type {
  CancelReason,
  COLLECTED_BY,
  ConfirmationState,
  ConfirmationWay,
} from '@bartan/contract/orders/desk-rules'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type {
  RefundState,
  RefundWay,
  ReturnState,
  WantedInstead,
} from '@bartan/contract/orders/return-rules'
import type { PAYMENT_METHOD } from '@bartan/contract/pricing/charges'
import type { Named } from '@bartan/contract/products/names'
import type { ProductId, Sku } from '@bartan/contract/products/product-id'
import type { Gstin } from '@bartan/contract/shared/gstin'
import type { Paise } from '@bartan/contract/shared/money'
import type { OrderNumber } from '@bartan/contract/shared/order-number'
import type { Role } from '@bartan/contract/shared/roles'
import type { Language } from '@bartan/contract/shop/languages'
import type { Phone } from '@bartan/contract/users/rules'
import type { Timestamp } from 'firebase-admin/firestore'
import type { OfferUse } from '#domain/offers/offer-lines.ts'
import type {
  AccountEntryDocument,
  AdvanceDocument,
  PaidBackDocument,
} from '#domain/orders/account-source.ts'
import type { ConsentDocument } from './consent-document.ts'
import type { ProductDocument } from './product-documents.ts'
import type { OrderTaxDocument } from './tax-document.ts'

export type OrderLineDocument = LineUnits &
  Named & {
    /** Of the variant, or of a product without variants; absent in orders older than variants. */
    sku?: Sku
    image: string
    price: Paise
    /** The struck-through price at the time of the order. */
    originalPrice?: Paise
    /** The sale, and the reduction per unit; absent in orders older than these figures. */
    sale?: { id: string; off: Paise }
    /** The line's part of the order's discount; absent without an offer, and in orders older than offers. */
    discount?: Paise
    /** The product's value when it was bought; only `false` is stored. */
    returnable?: boolean
    /** The product's tax data when it was bought. */
    tax?: Pick<ProductDocument, 'hsn' | 'gstRate' | 'gstRateNext' | 'ratedOn'>
    /** Of a unit when it was bought, for margins; absent where none was entered, and in older orders. */
    cost?: Paise
  }

export type Prices = {
  itemsPrice: Paise
  shippingPrice: Paise
  totalPrice: Paise
  /** The offer that applies, and its discount on the items. Orders older than offers have a code only. */
  offer?: TakenOffer
  /** The offer's code, if it has one. */
  couponCode?: string
  discount?: Paise
  deliveryOff?: Paise
}

type StatusChangeDocument = {
  status: OrderStatus
  at: Timestamp
  by: { _id: string; name: string; role: Role }
}

/** Units of a return. Those of an accepted return are back in stock. */
export type OrderReturnDocument = {
  lines: (LineUnits & { restock?: false; for?: WantedInstead })[]
  reason: string
  note?: string
  /** How the customer wants the money back. */
  refundTo?: { via: RefundWay; reference?: string }
  /** Names of pictures in Cloud Storage (features/orders/returns/return-photos.repository.ts). */
  photos?: string[]
  state: ReturnState
  requestedAt: Timestamp
  decidedAt: Timestamp | null
  decidedBy: StatusChangeDocument['by'] | null
  /** For the customer. */
  declineReason?: string
  /** On an accepted return only: the refund of its units, and whether it was paid (absent in older ones). */
  refund?: Paise
  refundState?: RefundState
  /** The staff member who entered it for a caller. */
  requestedBy?: StatusChangeDocument['by']
  /** The replacement order, and how much of the returned goods' value paid for it. */
  exchange?: { number: OrderNumber; amount: Paise }
  /** The same for an undecided return whose replacement was sent before the goods arrived. */
  sentAhead?: { number: OrderNumber; amount: Paise }
  /** The parcel that brings them back. */
  pickup?: { courier: string; awb?: string; at: Timestamp; by: ChangeAuthorDocument }
  refundPaid?: { via: RefundWay; reference?: string; at: Timestamp; by: ChangeAuthorDocument }
}

export type ChangeAuthorDocument = StatusChangeDocument['by']

export type OrderConfirmationDocument = {
  state: ConfirmationState
  via?: ConfirmationWay
  at?: Timestamp
  by?: ChangeAuthorDocument
  attempts: number
}

/** The result of one attempt to reach the customer, or the customer's own answer. */
export type ConfirmationTryDocument = Omit<OrderConfirmationDocument, 'attempts' | 'at'> & {
  at: Timestamp
}

export type OrderDocument = Prices & {
  /** The offer, if its uses are counted; cancelling returns the use. */
  offerUse?: OfferUse
  /** The order number; absent in older orders until the migration. */
  number?: OrderNumber
  checkoutId: string
  userId: string
  user: { name: string; phone: Phone; email?: string }
  lines: OrderLineDocument[]
  productIds: ProductId[]
  shippingAddress: ShippingAddress
  paymentMethod: typeof PAYMENT_METHOD
  createdAt: Timestamp
  /** Absent in orders of earlier versions: one day after the order. */
  estimatedDelivery?: Timestamp
  isPaid: boolean
  paidAt: Timestamp | null
  isDelivered: boolean
  deliveredAt: Timestamp | null
  /** When the customer was asked for a review; absent: not yet. */
  reviewAskedAt?: Timestamp
  status: OrderStatus
  statusHistory: StatusChangeDocument[]
  /** Search words (domain/orders/search-words.ts). This and the next two are absent until the migration. */
  search?: string[]
  confirmation?: OrderConfirmationDocument
  /** The latest confirmation attempts, oldest first. Absent in older orders until the next attempt. */
  confirmations?: ConfirmationTryDocument[]
  /**
   * Hash of the customer's link token to confirm or cancel; null: no valid link. Absent in older orders, where any
   * unused link is valid until it expires.
   */
  linkHash?: string | null
  /** While Processing, and after; null or absent: not packed. */
  packedAt?: Timestamp | null
  /** When it last left the shop; null if it hasn't. */
  shippedAt?: Timestamp | null
  shipment?: {
    courier: string
    awb: string
    trackUrl?: string
    at: Timestamp
    /** Other orders in the same parcel. */
    with?: OrderNumber[]
  }
  /** Of a cancelled order only. */
  cancelReason?: CancelReason | null
  /** Cancelled because the parcel was refused at the door. */
  isReturnedToOrigin?: boolean
  /** Of a delivered order only. */
  collected?: {
    by: (typeof COLLECTED_BY)[number]
    amount: Paise
    utr?: string
    at: Timestamp
  } | null
  /** What the courier has remitted, and by which payments; absent before the first. */
  remittance?: {
    paid: Paise
    at: Timestamp
    utr?: string
    payments: { amount: Paise; utr?: string; file: string; at: Timestamp }[]
  }
  /**
   * Derived from remittance and delivery, for the list of what couriers owe: null once nothing is owed. Absent in
   * undelivered orders, and in those that an earlier version delivered.
   */
  owed?: { state: ParcelState; day: string; courier: string } | null
  /** Oldest first; for staff only. */
  notes?: { text: string; at: Timestamp; by: ChangeAuthorDocument }[]
  /** The address before each correction; the latest, oldest first. Empty once the customer's account is deleted. */
  addressChanges?: { from: ShippingAddress; at: Timestamp; by: ChangeAuthorDocument }[]
  /** Messages to the customer, and how they were sent; the latest, oldest first. */
  messages?: { kind: SentKind; via: SentWay; at: Timestamp; by?: ChangeAuthorDocument }[]
  /** Items removed before it was packed, oldest first; absent if none. */
  reductions?: {
    at: Timestamp
    by: ChangeAuthorDocument
    lines: (LineUnits & Pick<OrderLineDocument, 'name' | 'nameIn' | 'nameHi'>)[]
    totalBefore: Paise
    totalAfter: Paise
  }[]
  /** How often its lines were changed; absent if never. */
  lineChanges?: number
  /** Oldest first; absent if there is no return. */
  returns?: OrderReturnDocument[]
  /** Whether the last return waits for an answer; absent if there is no return. */
  openReturn?: boolean
  /** Whether a refund is due; absent if there never was one. */
  refundDue?: boolean
  /** Only for a buyer registered for GST; null once removed. */
  buyerGstin?: Gstin | null
  /** The firm's, to which the bill is made out; null once removed. */
  buyerName?: string | null
  /** The language of the order; absent in older documents, and in orders by phone. */
  language?: Language
  /** Whether its customer agrees to messages over WhatsApp; absent: never said. */
  whatsapp?: ConsentDocument
  /** Oldest first; absent in orders that only earlier releases wrote (domain/orders/order-account.ts). */
  account?: AccountEntryDocument[]
  /** What the fields of earlier releases come to: charged, received, moved, paid back. */
  accountBasis?: Paise[]
  /** Whether its courier handed over all cash of its day by hand; absent if that never was so. */
  isHandedOver?: boolean
  /** Whether something is owed for it although it is delivered; absent if that never was so. */
  isShort?: boolean
  /**
   * Advances, and what was paid back of them, each oldest first; absent if there were none. Derived from the account for
   * the release before, as are `advanced` and `refundDue`.
   */
  advances?: AdvanceDocument[]
  paidBack?: PaidBackDocument[]
  /** Advances less what was paid back. */
  advanced?: Paise
  exchangeOf?: OrderNumber
  /** Invoices and credit notes, oldest first; absent before the first. */
  taxDocuments?: OrderTaxDocument[]
  /** The refunds of accepted returns; absent if there is none. */
  refunded?: Paise
  /** Refused at the door and not received yet; absent in other orders, and in older ones. */
  isComingBack?: boolean
  /** Refused at the door: its units no longer count as sold, though they aren't in stock. */
  isUnsold?: boolean
  /** What came back of a refused parcel; null once the order is reopened. */
  received?: {
    at: Timestamp
    by: ChangeAuthorDocument
    lines: (LineUnits & { restock: boolean })[]
  } | null
  /** Whether its units were damaged when it was cancelled; absent in older ones. */
  isDamaged?: boolean
  /** A practice order: it has no documents, and no sum includes it. */
  isPractice?: true
  /** It left the shop while the settings had no seller, so its document is still to be issued. */
  lacksDocument?: boolean
  /** Whether the sums of its day and month include it (domain/orders/order-tally.ts). */
  isTallied?: true
  /**
   * The number of shards of its month when its report row was written (domain/orders/order-rows.ts); absent without a
   * row.
   */
  rowShards?: number
  /** Whether the order's units are taken from stock. Makes taking and returning them idempotent. */
  stock: 'taken' | 'returned'
  /** Set once the customer's account is deleted and the contact data removed (domain/erased-contact.ts). */
  isOwnerGone?: true
}

/** Named by phone: how many orders it has placed, and their results. */
export type PhoneFactsDocument = { orders: number; delivered: number; refused: number }

/** Named by the hash of a token: a single-use link by which a customer confirms or cancels an order. */
export type OrderLinkDocument = {
  orderId: string
  usedAt: Timestamp | null
  expiresAt: Timestamp
}

/** Named by order number. No other order ever gets that number, even after the order is deleted. */
export type OrderNumberDocument = { orderId: string }
