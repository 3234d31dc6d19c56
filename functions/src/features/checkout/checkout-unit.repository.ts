import { couponKey } from '@bartan/contract/coupons/rules'
import type { DeliveryTime } from '@bartan/contract/orders/estimated-delivery'
import type { Order } from '@bartan/contract/orders/schema'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { Phone } from '@bartan/contract/users/rules'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { CheckoutDocument, CouponDocument } from '#database/documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { hasOrdered } from '#database/repositories/former-customers.repository.ts'
import { isUsedUp } from '#database/repositories/offer-uses.repository.ts'
import { placeOrder } from '#database/repositories/place-order.repository.ts'
import { readFirst } from '#database/repositories/read-first.repository.ts'
import { toOrder } from '#database/to-order.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { Caller, Session } from '#domain/caller.ts'
import { NEWSLETTER_OFFER } from '#domain/offers/newsletter-offer.ts'
import type { OfferUse } from '#domain/offers/offer-lines.ts'
import type { Ordered } from '#domain/orders/order-limits.ts'
import { liveProducts } from './live-products.ts'
import type { OpenCheckout } from './open-checkout.ts'
import { orderedBy, orderedQuery, type OrderedSince } from './read-ordered.ts'

type Wanted = {
  session: Session
  id: string
  productIds: ProductId[]
  couponCode: string | undefined
}

export const toOpenCheckout = ({
  createdAt: _createdAt,
  deleteAt: _deleteAt,
  paymentMethod: _paymentMethod,
  expiresAt,
  ...checkout
}: CheckoutDocument): OpenCheckout => ({ ...checkout, expiresAt: expiresAt.toDate() })

const checkoutUnit = (database: Database, work: UnitOfWork) => {
  const { checkouts, products, coupons, carts, orders } = database
  // Bounded by the products of one order.
  let known: ReadonlyMap<ProductId, ProductDocument> = new Map()
  return {
    /** Account, checkout, stock and coupon in one round trip. */
    read: async ({ session, id, productIds, couponCode }: Wanted) => {
      const wanted = [
        checkouts.doc(id),
        ...productIds.map((productId) => products.doc(productId)),
        ...(couponCode ? [coupons.doc(couponKey(couponCode))] : []),
      ] as DocumentReference[]
      const { caller, found } = await readFirst(database, session, wanted, (all) =>
        work.readAll(all),
      )
      const [checkout, ...others] = found
      known = liveProducts(others.slice(0, productIds.length))
      const document = checkout?.data() as CheckoutDocument | undefined
      return {
        caller,
        checkout: document && toOpenCheckout(document),
        productOf: (productId: ProductId) => known.get(productId),
        coupon: others[productIds.length]?.data() as CouponDocument | undefined,
      }
    },

    order: async (id: string): Promise<Order | undefined> => {
      const order = await work.read(orders.doc(id))
      return order && toOrder(id, order)
    },

    ordered: async (wanted: OrderedSince): Promise<Ordered> =>
      orderedBy(await work.find(orderedQuery(database, wanted)), wanted),

    isUsedUp: (use: OfferUse): Promise<boolean> => isUsedUp(database, work, use),

    hasOrders: (phone: Phone): Promise<boolean> => hasOrdered(database, work, phone),

    /** Takes the stock, writes the order, uses the coupon, closes the checkout and empties the cart. */
    place: async (
      checkoutId: string,
      checkout: OpenCheckout,
      { by, at, deliveryTime }: { by: Caller; at: Date; deliveryTime: DeliveryTime },
    ): Promise<Order> => {
      const { userId, couponCode } = checkout
      const { id } = orders.doc()
      const placed = { ...checkout, checkoutId, user: by, buyer: by, by, at, deliveryTime, known }
      const order = await placeOrder(database, work, id, placed)
      // Checkouts older than offers have newsletter codes only.
      if (couponCode && (checkout.offer?.id ?? NEWSLETTER_OFFER) === NEWSLETTER_OFFER)
        work.update(coupons.doc(couponKey(couponCode)), { orderId: id })
      work.update(checkouts.doc(checkoutId), { orderId: id, deleteAt: null })
      work.delete(carts.doc(userId))
      return toOrder(id, order)
    },
  }
}

export const checkoutTransactions = (connect: Connect) => transactions(connect, checkoutUnit)
