import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'
import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import type { Pace } from '@bartan/contract/orders/estimated-delivery'
import { PAYMENT_METHOD } from '@bartan/contract/checkout/charges'
import type { Language } from '@bartan/contract/shop/languages'
import type { Caller } from '#domain/caller.ts'
import type { Database } from '#database/collections.ts'
import type { OrderDocument, ProductDocument } from '#database/documents.ts'
import { NOT_ASKED } from '#database/to-order.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { isForSale } from '#domain/stock/for-sale.ts'
import { createOrder } from '#domain/orders/write-order.repository.ts'
import { numberOrder } from '#domain/orders/number-order.repository.ts'
import { moveUnits } from '#domain/stock/move-units.repository.ts'
import type { Quote } from './price-lines.ts'

export type NewOrder = {
  quote: Quote
  checkoutId: string
  /** Whose list of orders it belongs to; '' for a buyer without an account. */
  userId: string
  user: { name: string; phone: string; email?: string }
  shippingAddress: ShippingAddress
  buyerGstin?: string
  /** How long it takes to arrive. */
  pace: Pace
  language?: Language
  /** Who placed it: the customer, or an admin on their behalf. */
  by: Caller
  at: Date
}

/** Products by id, without those that are not for sale. */
export const liveProducts = (snapshots: DocumentSnapshot[]): Map<string, ProductDocument> => {
  const live = new Map<string, ProductDocument>()
  for (const snapshot of snapshots) {
    const product = snapshot.data() as ProductDocument | undefined
    if (product && isForSale(product)) live.set(snapshot.id, product)
  }
  return live
}

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
    language,
    pace,
    by,
    at: now,
  }: NewOrder,
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
    ...(language && { language }),
    paymentMethod: PAYMENT_METHOD,
    itemsPrice: quote.itemsPrice,
    shippingPrice: quote.shippingPrice,
    ...(quote.couponCode && { couponCode: quote.couponCode, discount: quote.discount ?? 0 }),
    totalPrice: quote.totalPrice,
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
 * Writes the order and takes its units from stock, in the transaction that has read the products.
 */
export const writeOrder = (
  database: Database,
  work: UnitOfWork,
  orderId: string,
  { known, ...placed }: NewOrder & { known: ReadonlyMap<string, ProductDocument> },
): OrderDocument => {
  const { lines } = placed.quote
  moveUnits(database, work, known, { orderId, lines, reason: 'order', by: placed.by._id })
  const number = numberOrder(database, work, orderId)
  return createOrder(database, work, orderId, { ...documentOf(database, placed), number })
}
