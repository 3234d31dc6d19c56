import { couponKey } from '@bartan/contract/coupons/rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { referencesOf } from '#database/document-id.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { isUsedUp } from '#database/repositories/offer-uses.repository.ts'
import { placeOrder, type NewOrder } from '#database/repositories/place-order.repository.ts'
import { toSellable } from '#database/repositories/sellable-products.repository.ts'
import { toOrder } from '#database/to-order.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { NEWSLETTER_OFFER } from '#domain/offers/newsletter-offer.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { liveProducts } from './live-products.ts'
import type { Quote } from './price-lines.ts'

const phoneOrderUnit = (database: Database, work: UnitOfWork) => {
  const { orders, products, coupons } = database
  // Bounded by the products of one order.
  let known: ReadonlyMap<ProductId, ProductDocument> = new Map()
  return {
    order: async (id: string): Promise<Order | undefined> => {
      const order = await work.read(orders.doc(id))
      return order && toOrder(id, order)
    },

    /** Those of the ids that are for sale. */
    products: async (ids: string[]): Promise<Map<string, Sellable>> => {
      known = liveProducts(await work.readAll(referencesOf(products, ids)))
      return new Map([...known].map(([id, product]) => [id, toSellable(id, product)]))
    },

    /** Whether the offer or newsletter code has been used up meanwhile. */
    isRefused: async ({ offer, offerUse, couponCode }: Quote): Promise<boolean> => {
      if (offerUse?.isLimited) return isUsedUp(database, work, offerUse)
      if (offer?.id !== NEWSLETTER_OFFER || !couponCode) return false
      const coupon = await work.read(coupons.doc(couponKey(couponCode)))
      return coupon?.orderId !== null
    },

    /** Takes the units of the products that were read. */
    place: async (id: string, placed: NewOrder): Promise<Order> => {
      const order = await placeOrder(database, work, id, { ...placed, known })
      const { offer, couponCode } = placed
      if (offer?.id === NEWSLETTER_OFFER && couponCode)
        work.update(coupons.doc(couponKey(couponCode)), { orderId: id })
      return toOrder(id, order)
    },
  }
}

export const phoneOrderTransactions = (connect: Connect) => transactions(connect, phoneOrderUnit)
