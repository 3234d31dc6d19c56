import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { PAYMENT_METHOD } from '@bartan/contract/order'
import type { Order } from '@bartan/contract/order'
import type { Caller } from '../../caller.ts'
import type { Database } from '../../database/collections.ts'
import { isDocumentId } from '../../database/document-id.ts'
import type { CheckoutDocument, ProductDocument } from '../../database/documents.ts'
import { toOrder } from '../../database/to-order.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Connect } from '../../platform/firestore.ts'
import { KeyedQueue } from '../../platform/keyed-queue.ts'
import type { Check, NewCheckout, OpenCheckout } from './checkout.service.ts'
import { placeOrder } from './place-order.ts'

/** An abandoned checkout is of use to nobody after that (TTL policy on `deleteAt`). */
const KEEP_ABANDONED_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

const toOpenCheckout = ({ userId, expiresAt, orderId, lines }: CheckoutDocument): OpenCheckout => ({
  userId,
  expiresAt: expiresAt.toDate(),
  orderId,
  lines,
})

type Placing = {
  productIds: string[]
  by: Caller
  at: Date
  countSince: Date | undefined
  check: Check
}

const byId = (snapshots: DocumentSnapshot<ProductDocument>[]): Map<string, ProductDocument> => {
  const found = new Map<string, ProductDocument>()
  for (const snapshot of snapshots) {
    const product = snapshot.data()
    if (product && !product.deletedAt) found.set(snapshot.id, product)
  }
  return found
}

/** In the transaction, so that of many at once none slips past the limit. Index: orders(user.phone, createdAt desc). */
const countOrders = async (
  { orders, timestamp }: Database,
  transaction: Transaction,
  phone: string,
  since: Date,
): Promise<number> => {
  const query = orders
    .where('user.phone', '==', phone)
    .where('createdAt', '>=', timestamp(since))
    .orderBy('createdAt', 'desc')
  return (await transaction.get(query.count())).data().count
}

export const checkoutsRepository = (connect: Connect) => {
  const queue = new KeyedQueue()
  return {
    create: async ({ createdAt, expiresAt, ...checkout }: NewCheckout): Promise<string> => {
      const { checkouts, timestamp } = await connect()
      const document = checkouts.doc()
      await document.create({
        ...checkout,
        paymentMethod: PAYMENT_METHOD,
        createdAt: timestamp(createdAt),
        expiresAt: timestamp(expiresAt),
        orderId: null,
        deleteAt: timestamp(new Date(createdAt.getTime() + KEEP_ABANDONED_DAYS * DAY_MS)),
      })
      return document.id
    },

    find: async (id: string): Promise<OpenCheckout | undefined> => {
      if (!isDocumentId(id)) return undefined
      const { checkouts } = await connect()
      const document = (await checkouts.doc(id).get()).data()
      return document && toOpenCheckout(document)
    },

    order: async (id: string): Promise<Order | undefined> => {
      const { orders } = await connect()
      const document = (await orders.doc(id).get()).data()
      return document && toOrder(id, document)
    },

    finalize: async (
      id: string,
      { productIds, by, at, countSince, check }: Placing,
    ): Promise<Order | undefined> => {
      const database = await connect()
      const { firestore, checkouts, products, orders } = database
      // Outside, so that every attempt names the same order.
      const orderId = orders.doc().id
      const place = () =>
        inTransaction(firestore, async (transaction) => {
          const [snapshot, ...found] = await Promise.all([
            transaction.get(checkouts.doc(id)),
            ...productIds.map((productId) => transaction.get(products.doc(productId))),
          ])
          const checkout = snapshot.data()
          if (checkout?.orderId) {
            const placed = (await transaction.get(orders.doc(checkout.orderId))).data()
            return placed && toOrder(checkout.orderId, placed)
          }
          const known = byId(found)
          check(checkout && toOpenCheckout(checkout), {
            stockOf: (productId) => known.get(productId)?.countInStock ?? 0,
            ordersSince: countSince
              ? await countOrders(database, transaction, by.phone, countSince)
              : 0,
          })
          if (!checkout) return undefined
          const placing = { orderId, checkoutId: id, checkout, products: known, by, at }
          return toOrder(orderId, placeOrder(database, transaction, placing))
        })
      return queue.run(productIds, place)
    },
  }
}
