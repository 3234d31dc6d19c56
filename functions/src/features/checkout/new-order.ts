import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { AdvanceInput } from '@bartan/contract/orders/advance-schema'
import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import type { Pace } from '@bartan/contract/orders/estimated-delivery'
import { PAYMENT_METHOD } from '@bartan/contract/pricing/charges'
import type { Language } from '@bartan/contract/shop/languages'
import type { Caller } from '#domain/caller.ts'
import { orderConsent } from '#domain/whatsapp/consent.repository.ts'
import type { ConsentDocument } from '#database/documents.ts'
import type { Database } from '#database/collections.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { NOT_ASKED } from '#database/to-order.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { isForSale } from '#domain/stock/sellable.ts'
import { createOrder, numberOrder } from '#domain/orders/write-order.repository.ts'
import type { OfferUse } from '#domain/offers/offer-lines.ts'
import { moveUnits } from '#domain/stock/move-units.repository.ts'
import type { Quote } from './price-lines.ts'
import { toPaise } from '@bartan/contract/shared/money'
import type { Phone } from '@bartan/contract/users/rules'
import type { Gstin } from '@bartan/contract/shared/gstin'
import type { ProductId } from '@bartan/contract/products/product-id'
import { asProductId } from '@bartan/contract/products/product-id'

export type NewOrder = {
  quote: Quote
  checkoutId: string
  /** The account that lists the order; '' for a buyer without one. */
  userId: string
  user: { name: string; phone: Phone; email?: string }
  shippingAddress: ShippingAddress
  buyerGstin?: Gstin
  buyerName?: string
  pace: Pace
  language?: Language
  /** What was said to messages over WhatsApp; absent: it was not asked. */
  whatsapp?: boolean
  advance?: AdvanceInput | undefined
  /** The customer, or an admin on their behalf. */
  by: Caller
  at: Date
}

/** Products by id, without those not for sale. */
export const liveProducts = (snapshots: DocumentSnapshot[]): Map<ProductId, ProductDocument> => {
  const live = new Map<ProductId, ProductDocument>()
  for (const snapshot of snapshots) {
    const product = snapshot.data() as ProductDocument | undefined
    if (product && isForSale(product)) live.set(asProductId(snapshot.id), product)
  }
  return live
}

const advanceFields = (
  { amount, via, reference }: AdvanceInput,
  { at, by: { _id, name, role } }: { at: OrderDocument['createdAt']; by: Caller },
): Pick<OrderDocument, 'advances' | 'advanced'> => {
  const paid = toPaise(amount)
  const by = { _id, name, role }
  return {
    advances: [{ amount: paid, via, ...(reference && { reference }), at, by }],
    advanced: paid,
  }
}

const countedUse = ({ offerId, usesId }: OfferUse): OfferUse => ({ offerId, usesId })

/** Processing, unpaid, undelivered (contract §6). */
const documentOf = (
  { timestamp }: Database,
  {
    quote,
    checkoutId,
    userId,
    user,
    shippingAddress,
    buyerGstin,
    buyerName,
    language,
    advance,
    pace,
    by,
    at: now,
    practice,
    consent,
  }: NewOrder & { practice: boolean; consent: ConsentDocument | undefined },
): OrderDocument => {
  const at = timestamp(now)
  const { name, phone, email } = user
  return {
    checkoutId,
    userId,
    lines: quote.lines,
    productIds: [...new Set(quote.lines.map(({ productId }) => productId))],
    shippingAddress,
    ...(buyerGstin && { buyerGstin }),
    ...(buyerName && { buyerName }),
    ...(language && { language }),
    ...(consent && { whatsapp: consent }),
    paymentMethod: PAYMENT_METHOD,
    itemsPrice: quote.itemsPrice,
    shippingPrice: quote.shippingPrice,
    ...(quote.offer && { offer: quote.offer }),
    ...(quote.offerUse && !practice && { offerUse: countedUse(quote.offerUse) }),
    ...(quote.couponCode && { couponCode: quote.couponCode }),
    ...(quote.discount !== undefined && { discount: quote.discount }),
    ...(quote.deliveryOff !== undefined && { deliveryOff: quote.deliveryOff }),
    totalPrice: quote.totalPrice,
    ...(advance && advanceFields(advance, { at, by })),
    user: { name, phone, ...(email && { email }) },
    createdAt: at,
    estimatedDelivery: timestamp(new Date(estimatedDelivery(now.toISOString(), pace))),
    isPaid: false,
    paidAt: null,
    isDelivered: false,
    deliveredAt: null,
    status: 'Processing',
    statusHistory: [
      { status: 'Processing', at, by: { _id: by._id, name: by.name, role: by.role } },
    ],
    stock: 'taken',
    confirmation: NOT_ASKED,
    shippedAt: null,
  }
}

/**
 * Writes the order and takes its units from stock, in the transaction that has read the products. The order counts as a
 * use of its offer, unless it is practice.
 */
export const writeOrder = async (
  database: Database,
  work: UnitOfWork,
  orderId: string,
  { known, ...placed }: NewOrder & { known: ReadonlyMap<ProductId, ProductDocument> },
): Promise<OrderDocument> => {
  const { practice = false } = (await database.currentSettings()).orders
  const { lines } = placed.quote
  moveUnits(database, work, known, { orderId, lines, reason: 'order', by: placed.by._id })
  const { userId, whatsapp: said, at } = placed
  const consent = await orderConsent(database, work, { userId, said, at })
  const number = numberOrder(database, work, orderId)
  return createOrder(database, work, orderId, {
    ...documentOf(database, { ...placed, practice, consent }),
    number,
    ...(practice && { isPractice: true }),
  })
}
