import { isDeepStrictEqual } from 'node:util'
import type { LineUnits } from '@bartan/contract/cart/rules'
import { couponKey } from '@bartan/contract/coupons/rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { ProductId } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import { sumPaise, type Paise } from '@bartan/contract/shared/money'
import { numberOf } from '@bartan/contract/shared/order-number'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { referencesOf } from '#database/document-id.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { isUsedUp } from '#database/repositories/offer-uses.repository.ts'
import { placeOrder, type NewOrder } from '#database/repositories/place-order.repository.ts'
import { toSellable } from '#database/repositories/sellable-products.repository.ts'
import { toOrder } from '#database/to-order.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { AppError } from '#domain/app-error.ts'
import { NEWSLETTER_OFFER } from '#domain/offers/newsletter-offer.ts'
import { areSameUnits, type Sellable } from '#domain/stock/sellable.ts'
import { liveProducts } from './live-products.ts'
import type { Quote } from './price-lines.ts'

type Asked = Pick<OrderDocument, 'shippingAddress'> & {
  orderItems: readonly LineUnits[]
  advance: Paise
}

/** Whether an order was placed by the same call, as far as it wasn't changed since. */
const isAsAsked = (
  { lines, lineChanges, shippingAddress, addressChanges, account, createdAt }: OrderDocument,
  asked: Asked,
): boolean => {
  const ahead = (account ?? []).filter(
    ({ cause, at }) => cause === 'advance' && at.toMillis() === createdAt.toMillis(),
  )
  return (
    (lineChanges !== undefined || areSameUnits(lines, asked.orderItems)) &&
    (addressChanges !== undefined || isDeepStrictEqual(shippingAddress, asked.shippingAddress)) &&
    sumPaise(ahead.map(({ amount }) => amount)) === asked.advance
  )
}

const phoneOrderUnit = (database: Database, work: UnitOfWork) => {
  const { orders, products, coupons } = database
  // Bounded by the products of one order.
  let known: ReadonlyMap<ProductId, ProductDocument> = new Map()
  return {
    /** @throws AppError key_reused if it was placed otherwise */
    placed: async (id: string, asked: Asked): Promise<Order | undefined> => {
      const order = await work.read(orders.doc(id))
      if (order && !isAsAsked(order, asked))
        throw new AppError(
          'key_reused',
          reason('phone_order_placed', { number: numberOf(id, order) }),
        )
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
