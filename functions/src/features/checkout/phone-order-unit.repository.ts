import type { Order } from '@bartan/contract/orders/schema'
import { recordAudit } from '#domain/audit.repository.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { mailOrder, mailSeller } from '#domain/mail/mail-order.repository.ts'
import { toSellable } from '#domain/stock/sellable-products.repository.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { referencesOf } from '#database/document-id.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { toOrder } from '#database/to-order.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { couponKey } from '@bartan/contract/coupons/rules'
import { NEWSLETTER_OFFER } from '#domain/offers/newsletter-offer.ts'
import { isUsedUp } from '#domain/offers/offer-uses.repository.ts'
import type { Quote } from './price-lines.ts'
import { liveProducts, writeOrder } from './new-order.ts'
import type { NewOrder } from './new-order.ts'
import type { ProductId } from '@bartan/contract/products/product-id'

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
    place: async (id: string, placed: Omit<NewOrder, 'checkoutId'>): Promise<Order> => {
      const order = await writeOrder(database, work, id, { ...placed, checkoutId: id, known })
      const { offer, couponCode } = placed.quote
      if (offer?.id === NEWSLETTER_OFFER && couponCode)
        work.update(coupons.doc(couponKey(couponCode)), { orderId: id })
      const { user, userId, by, at } = placed
      recordAudit(database, work, {
        by,
        action: 'order.placed',
        target: { _id: id, name: `${user.name}, ${user.phone}` },
        about: userId,
        changes: fieldChanges({}, { status: order.status, totalPrice: order.totalPrice }),
      })
      await mailOrder(database, work, { id, order, at })
      await mailSeller(database, work, { id, order, at })
      return toOrder(id, order)
    },
  }
}

export type PhoneOrderUnit = ReturnType<typeof phoneOrderUnit>

export const phoneOrderTransactions = (connect: Connect) => transactions(connect, phoneOrderUnit)
