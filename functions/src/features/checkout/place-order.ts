import type { Transaction } from 'firebase-admin/firestore'
import type { Caller } from '../../caller.ts'
import type { Database } from '../../database/collections.ts'
import type { CheckoutDocument, OrderDocument, ProductDocument } from '../../database/documents.ts'
import { unitsByProduct } from '../../rules/units-by-product.ts'

type Placing = {
  orderId: string
  checkoutId: string
  checkout: CheckoutDocument
  products: ReadonlyMap<string, ProductDocument>
  by: Caller
  at: Date
}

/** The order that a checkout becomes: Processing, unpaid, undelivered (contract §6). */
const orderOf = (
  { timestamp }: Database,
  { checkoutId, checkout, by, at: now }: Placing,
): OrderDocument => {
  const at = timestamp(now)
  return {
    checkoutId,
    userId: checkout.userId,
    lines: checkout.lines,
    shippingAddress: checkout.shippingAddress,
    paymentMethod: checkout.paymentMethod,
    itemsPrice: checkout.itemsPrice,
    shippingPrice: checkout.shippingPrice,
    totalPrice: checkout.totalPrice,
    user: { name: by.name, phone: by.phone, ...(by.email && { email: by.email }) },
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

/** All the writes of an order, in the transaction that has read what they depend on. */
export const placeOrder = (
  database: Database,
  transaction: Transaction,
  placing: Placing,
): OrderDocument => {
  const { products, stockMovements, orders, checkouts, carts, serverTime } = database
  const { orderId, checkoutId, checkout, by } = placing
  const order = orderOf(database, placing)
  for (const [productId, units] of unitsByProduct(checkout.lines)) {
    const { countInStock = 0, sold = 0 } = placing.products.get(productId) ?? {}
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
      by: by._id,
      at: serverTime,
    })
  }
  transaction.create(orders.doc(orderId), order)
  transaction.update(checkouts.doc(checkoutId), { orderId, deleteAt: null })
  transaction.delete(carts.doc(checkout.userId))
  return order
}
