import type { Transaction } from 'firebase-admin/firestore'
import type { ShippingAddress } from '@bartan/contract/address'
import { PAYMENT_METHOD } from '@bartan/contract/order'
import type { Caller } from '../../caller.ts'
import type { Database } from '../../database/collections.ts'
import type { OrderDocument, ProductDocument } from '../../database/documents.ts'
import { mailOrder } from '../../database/mail-order.ts'
import { unitsByProduct } from '../../rules/units-by-product.ts'
import type { Quote } from './price-lines.ts'

export type NewOrder = {
  quote: Quote
  checkoutId: string
  /** Whose list of orders it belongs to; '' for a buyer without an account. */
  userId: string
  user: { name: string; phone: string; email?: string }
  shippingAddress: ShippingAddress
  /** Who placed it: the customer, or an admin on their behalf. */
  by: Caller
  at: Date
}

/** Processing, unpaid, undelivered (contract §6). */
const documentOf = (
  { timestamp }: Database,
  { quote, checkoutId, userId, user, shippingAddress, by, at: now }: NewOrder,
): OrderDocument => {
  const at = timestamp(now)
  const { name, phone, email } = user
  return {
    checkoutId,
    userId,
    lines: quote.lines,
    productIds: [...new Set(quote.lines.map(({ productId }) => productId))],
    shippingAddress,
    paymentMethod: PAYMENT_METHOD,
    itemsPrice: quote.itemsPrice,
    shippingPrice: quote.shippingPrice,
    ...(quote.couponCode && { couponCode: quote.couponCode, discount: quote.discount ?? 0 }),
    totalPrice: quote.totalPrice,
    user: { name, phone, ...(email && { email }) },
    createdAt: at,
    isPaid: false,
    paidAt: null,
    isDelivered: false,
    deliveredAt: null,
    status: 'Processing',
    statusHistory: [
      { status: 'Processing', at, by: { _id: by._id, name: by.name, role: by.role } },
    ],
    stock: 'taken',
  }
}

/**
 * Writes the order, takes its units off the shelf and queues the customer's mail, in the transaction that has read
 * the products.
 */
export const writeOrder = (
  database: Database,
  transaction: Transaction,
  orderId: string,
  { known, ...placed }: NewOrder & { known: ReadonlyMap<string, ProductDocument> },
): OrderDocument => {
  const { products, stockMovements, orders, serverTime } = database
  const order = documentOf(database, placed)
  for (const [productId, units] of unitsByProduct(order.lines)) {
    const { countInStock = 0, sold = 0 } = known.get(productId) ?? {}
    transaction.update(products.doc(productId), {
      countInStock: countInStock - units,
      sold: sold + units,
      updatedAt: serverTime,
    })
    transaction.create(stockMovements.doc(), {
      productId,
      quantity: -units,
      reason: 'order',
      orderId,
      by: placed.by._id,
      at: serverTime,
    })
  }
  transaction.create(orders.doc(orderId), order)
  mailOrder(database, transaction, orderId, order)
  return order
}
