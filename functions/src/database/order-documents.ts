import type { Language } from '@bartan/contract/shop/languages'
import type { Timestamp } from 'firebase-admin/firestore'
import type { LineKey } from '@bartan/contract/cart/rules'
import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type {
  CancelReason,
  COLLECTED_BY,
  ConfirmationState,
  ConfirmationWay,
} from '@bartan/contract/orders/desk-rules'
import type { AdvanceSource } from '@bartan/contract/orders/advance-rules'
import type { ParcelState } from '@bartan/contract/cash/rules'
import type { SentKind, SentWay } from '@bartan/contract/messages/message-rules'
import type { RefundState, RefundWay, ReturnState } from '@bartan/contract/orders/return-rules'
import type { OfferUse } from '#domain/offers/offer-lines.ts'
import type { TakenOffer } from '@bartan/contract/offers/schema'
import type { PAYMENT_METHOD } from '@bartan/contract/pricing/charges'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { ProductDocument } from './product-documents.ts'
import type { OrderTaxDocument } from './tax-document.ts'
import type { Role } from '@bartan/contract/shared/roles'
import type { Paise } from '@bartan/contract/shared/money'
import type { Phone } from '@bartan/contract/users/rules'
import type { Gstin } from '@bartan/contract/shared/gstin'
import type { OrderNumber } from '@bartan/contract/shared/order-number'
import type { Named } from '@bartan/contract/products/names'
import type { ProductId, Sku } from '@bartan/contract/products/product-id'

/** The stored shape of orders and of what belongs to them. */

export type OrderLineDocument = LineKey &
  Named & {
    /** The variant's, or that of a product without variants; absent in orders older than variants. */
    sku?: Sku
    image: string
    price: Paise
    /** Shown struck through at the time. */
    originalPrice?: Paise
    /** The sale by which its price is reduced, and by how much each unit; absent in orders older than these figures. */
    sale?: { id: string; off: Paise }
    /** Its part of the order's discount; absent where no offer held, and in orders older than offers. */
    discount?: Paise
    quantity: number
    /** The product's value at the time of purchase; only `false` is stored. */
    returnable?: boolean
    /** What the product said of its tax at the time of purchase. */
    tax?: Pick<ProductDocument, 'hsn' | 'gstRate' | 'gstRateNext' | 'ratedOn'>
  }

export type Prices = {
  itemsPrice: Paise
  shippingPrice: Paise
  totalPrice: Paise
  /** The offer that holds, and what it takes off the items. Orders older than offers have the code alone. */
  offer?: TakenOffer
  /** The offer's, where it has one. */
  couponCode?: string
  /** What is taken off the items. */
  discount?: Paise
  /** What the offer takes off the delivery. */
  deliveryOff?: Paise
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
  /** Only on an accepted return: the refund for its units, and whether it was paid (absent in older ones). */
  refund?: Paise
  refundState?: RefundState
  /** Who of the shop noted it for a customer who called. */
  requestedBy?: StatusChangeDocument['by']
  /** The order of what is wanted instead, and what of the goods' worth went into it. */
  exchange?: { number: OrderNumber; amount: Paise }
  /** The same of one that is undecided: it was sent before the goods were here. */
  sentAhead?: { number: OrderNumber; amount: Paise }
  /** By which parcel they come back. */
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

/** What came of one try to reach the customer, or the customer's own answer. */
export type ConfirmationTryDocument = Omit<OrderConfirmationDocument, 'attempts' | 'at'> & {
  at: Timestamp
}

export type AdvanceDocument = {
  amount: Paise
  via: AdvanceSource
  reference?: string
  at: Timestamp
  by: ChangeAuthorDocument
}

export type PaidBackDocument = Omit<AdvanceDocument, 'via'> & { via: RefundWay }

export type OrderDocument = Prices & {
  /** The offer, if its uses are counted; cancelling gives the use back. */
  offerUse?: OfferUse
  /** For people; absent in orders of earlier versions that the migration has not come to yet. */
  number?: OrderNumber
  checkoutId: string
  userId: string
  user: { name: string; phone: Phone; email?: string }
  lines: OrderLineDocument[]
  /** The lines' product ids, where a query can find them. */
  productIds: ProductId[]
  shippingAddress: ShippingAddress
  paymentMethod: typeof PAYMENT_METHOD
  createdAt: Timestamp
  /** Absent in orders of earlier versions: a day after. */
  estimatedDelivery?: Timestamp
  isPaid: boolean
  paidAt: Timestamp | null
  isDelivered: boolean
  deliveredAt: Timestamp | null
  /** When its customer was asked for a review; absent: not yet. */
  reviewAskedAt?: Timestamp
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
  shipment?: {
    courier: string
    awb: string
    trackUrl?: string
    at: Timestamp
    /** Other orders in the same parcel. */
    with?: OrderNumber[]
  }
  /** Only of a cancelled order. */
  cancelReason?: CancelReason | null
  /** Cancelled because the parcel was refused at the door. */
  isReturnedToOrigin?: boolean
  /** Only of a delivered order. */
  collected?: {
    by: (typeof COLLECTED_BY)[number]
    amount: Paise
    utr?: string
    at: Timestamp
  } | null
  /** What its courier has paid of what was collected, and by which payments; absent before the first. */
  remittance?: {
    paid: Paise
    at: Timestamp
    utr?: string
    payments: { amount: Paise; utr?: string; file: string; at: Timestamp }[]
  }
  /**
   * What follows from that, and from the delivery, for the list of what couriers owe: null once it is owed by nobody. Absent
   * in orders that have not been delivered, and in those that were delivered by an earlier version.
   */
  owed?: { state: ParcelState; day: string; courier: string } | null
  /** Oldest first; for the shop's own people. */
  notes?: { text: string; at: Timestamp; by: ChangeAuthorDocument }[]
  /** Where it was to go before each correction; the latest, oldest first. Empty once the customer's account is gone. */
  addressChanges?: { from: ShippingAddress; at: Timestamp; by: ChangeAuthorDocument }[]
  /** What the customer was told, and how; the latest, oldest first. */
  messages?: { kind: SentKind; via: SentWay; at: Timestamp; by?: ChangeAuthorDocument }[]
  /** What was taken out of it before it was packed, oldest first; absent if nothing ever was. */
  reductions?: {
    at: Timestamp
    by: ChangeAuthorDocument
    lines: (LineKey & Pick<OrderLineDocument, 'name' | 'nameIn' | 'nameHi' | 'quantity'>)[]
    totalBefore: Paise
    totalAfter: Paise
  }[]
  /** How often its lines were changed; absent if never. */
  lineChanges?: number
  /** Oldest first; absent if nothing was ever returned. */
  returns?: OrderReturnDocument[]
  /** Whether the last return waits for an answer; absent if nothing was ever returned. */
  openReturn?: boolean
  /** Whether a refund is to be paid; absent if none ever was. */
  refundDue?: boolean
  /** Only for a buyer who is registered for GST; null once it was taken away. */
  buyerGstin?: Gstin | null
  /** The language in which it was ordered; absent in older documents, and in orders by phone. */
  language?: Language
  /** What was paid ahead, and what was paid back of it, each oldest first; absent if nothing ever was. */
  advances?: AdvanceDocument[]
  paidBack?: PaidBackDocument[]
  /** What is left of it: the one without the other. */
  advanced?: Paise
  /** The order from which goods were exchanged for these. */
  exchangeOf?: OrderNumber
  /** Its invoices and credit notes, oldest first; absent before the first. */
  taxDocuments?: OrderTaxDocument[]
  /** The sum of refunds of accepted returns; absent if there is none. */
  refunded?: Paise
  /** Refused at the door, and not received yet; absent in orders that never were, and in older ones. */
  isComingBack?: boolean
  /** What came back of a refused parcel; null once the order is taken up again. */
  received?: {
    at: Timestamp
    by: ChangeAuthorDocument
    lines: (LineKey & { quantity: number; restock: boolean })[]
  } | null
  /** Whether its units came back damaged when it was cancelled; absent in older ones. */
  isDamaged?: boolean
  /** Placed while the shop was practising: it has no documents, and counts in no sum. */
  isPractice?: true
  /** It left the shop while the settings named no seller: its document is still to be issued. */
  lacksDocument?: boolean
  /** Whether it counts in the sums of its day and month (domain/orders/order-tally.ts). */
  isTallied?: true
  /**
   * Among how many documents of its month it has its row for the reports (domain/orders/order-rows.ts); absent until it
   * counts in them.
   */
  rowShards?: number
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
