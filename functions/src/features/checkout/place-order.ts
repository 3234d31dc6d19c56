import type { Transaction } from 'firebase-admin/firestore'
import { couponKey } from '@bartan/contract/coupons/rules'
import type { Caller } from '#domain/caller.ts'
import type { Database } from '#database/collections.ts'
import type { CheckoutDocument, OrderDocument, ProductDocument } from '#database/documents.ts'
import { writeOrder } from './new-order.ts'

type Placing = {
  orderId: string
  checkoutId: string
  checkout: CheckoutDocument
  products: ReadonlyMap<string, ProductDocument>
  by: Caller
  at: Date
}

/** All writes of a checkout's order, in the transaction that has read what they depend on. */
export const placeOrder = (
  database: Database,
  transaction: Transaction,
  { orderId, checkoutId, checkout, products: known, by, at }: Placing,
): OrderDocument => {
  const { checkouts, carts, coupons } = database
  const { userId, shippingAddress } = checkout
  const order = writeOrder(database, transaction, orderId, {
    quote: checkout,
    checkoutId,
    userId,
    user: by,
    shippingAddress,
    by,
    at,
    known,
  })
  if (checkout.couponCode)
    transaction.update(coupons.doc(couponKey(checkout.couponCode)), { orderId })
  transaction.update(checkouts.doc(checkoutId), { orderId, deleteAt: null })
  transaction.delete(carts.doc(userId))
  return order
}
