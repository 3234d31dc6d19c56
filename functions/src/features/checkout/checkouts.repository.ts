import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { couponKey } from '@bartan/contract/coupons/rules'
import { PAYMENT_METHOD } from '@bartan/contract/orders/rules'
import type { Order } from '@bartan/contract/orders/schema'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { Caller } from '#domain/caller.ts'
import type { Database } from '#database/collections.ts'
import { createOnce } from '#database/create-once.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { CheckoutDocument, CouponDocument, ProductDocument } from '#database/documents.ts'
import { anOrderOf } from '#domain/orders/first-order.repository.ts'
import { prepareOrderMail } from '#domain/mail/mail-order.repository.ts'
import { toOrder } from '#database/to-order.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { KeyedQueue } from '#platform/concurrency/keyed-queue.ts'
import type { CouponFacts } from '#domain/coupon.ts'
import { NOTHING_ORDERED } from '#domain/orders/order-limits.ts'
import type { Ordered } from '#domain/orders/order-limits.ts'
import type { Check, NewCheckout, OpenCheckout } from './checkout.service.ts'
import { placeOrder } from './place-order.ts'
import { readOrdered } from './read-ordered.ts'
import { RecentCheckouts } from './recent-checkouts.ts'

/** How long an abandoned checkout is kept (TTL policy on `deleteAt`). */
const KEEP_ABANDONED_DAYS = 7

const toOpenCheckout = ({
  userId,
  expiresAt,
  orderId,
  lines,
  totalPrice,
  couponCode,
}: CheckoutDocument): OpenCheckout => ({
  userId,
  expiresAt: expiresAt.toDate(),
  orderId,
  lines,
  totalPrice,
  couponCode,
})

type Placing = {
  productIds: string[]
  couponCode: string | undefined
  by: Caller
  at: Date
  /** If given, `check` is told what the customer's phone has ordered. */
  countSince: Date | undefined
  check: Check
}

const byId = (snapshots: DocumentSnapshot[]): Map<string, ProductDocument> => {
  const found = new Map<string, ProductDocument>()
  for (const snapshot of snapshots) {
    const product = snapshot.data() as ProductDocument | undefined
    if (product && !product.deletedAt) found.set(snapshot.id, product)
  }
  return found
}

/** Checkout, products and coupon in one round trip. */
const readFor = async (
  { checkouts, products, coupons }: Database,
  transaction: Transaction,
  { id, productIds, couponCode }: { id: string } & Pick<Placing, 'productIds' | 'couponCode'>,
) => {
  const wanted = [
    checkouts.doc(id),
    ...productIds.map((productId) => products.doc(productId)),
    ...(couponCode ? [coupons.doc(couponKey(couponCode))] : []),
  ] as DocumentReference[]
  const [checkout, ...others] = await transaction.getAll(...wanted)
  return {
    checkout: checkout?.data() as CheckoutDocument | undefined,
    known: byId(others.slice(0, productIds.length)),
    coupon: others[productIds.length]?.data() as CouponDocument | undefined,
  }
}

const couponFacts = async (
  database: Database,
  transaction: Transaction,
  coupon: CouponDocument | undefined,
  userId: string,
): Promise<CouponFacts> => {
  const found = await transaction.get(anOrderOf(database, userId).select())
  return { coupon, hasOrders: !found.empty }
}

/** Deletes a checkout, unless another instance has made an order of it. */
const dropUnfinished = ({ firestore, checkouts }: Database, id: string): Promise<void> =>
  inTransaction(firestore, async (transaction) => {
    const checkout = (await transaction.get(checkouts.doc(id))).data()
    if (checkout && !checkout.orderId) transaction.delete(checkouts.doc(id))
  })

export const checkoutsRepository = (connect: Connect) => {
  const queue = new KeyedQueue()
  const recent = new RecentCheckouts()
  return {
    create: async ({ createdAt, expiresAt, ...checkout }: NewCheckout): Promise<string> => {
      const database = await connect()
      const { firestore, checkouts, timestamp } = database
      const document = checkouts.doc()
      await createOnce(firestore, document, {
        ...checkout,
        paymentMethod: PAYMENT_METHOD,
        createdAt: timestamp(createdAt),
        expiresAt: timestamp(expiresAt),
        orderId: null,
        deleteAt: timestamp(new Date(createdAt.getTime() + KEEP_ABANDONED_DAYS * DAY_MS)),
      })
      recent.add(document.id, { ...checkout, expiresAt, orderId: null })
      await Promise.all(
        recent.takeSurplus(checkout.userId).map((id) => dropUnfinished(database, id)),
      )
      return document.id
    },

    find: async (id: string): Promise<OpenCheckout | undefined> => {
      if (!isDocumentId(id)) return undefined
      const known = recent.get(id)
      if (known) return known
      const { checkouts } = await connect()
      const document = (await checkouts.doc(id).get()).data()
      return document && toOpenCheckout(document)
    },

    order: async (id: string): Promise<Order | undefined> => {
      const { orders } = await connect()
      const document = (await orders.doc(id).get()).data()
      return document && toOrder(id, document)
    },

    ordered: async (phone: string, since: Date): Promise<Ordered> =>
      readOrdered(await connect(), (query) => query.get(), { phone, since }),

    finalize: async (
      id: string,
      { productIds, couponCode, by, at, countSince, check }: Placing,
    ): Promise<Order | undefined> => {
      const database = await connect()
      const { firestore, orders } = database
      // Outside the transaction, so that every attempt names the same order.
      const orderId = orders.doc().id
      const place = () =>
        inTransaction(firestore, async (transaction) => {
          const reading = { id, productIds, couponCode }
          const { checkout, known, coupon } = await readFor(database, transaction, reading)
          if (checkout?.orderId) {
            const placed = (await transaction.get(orders.doc(checkout.orderId))).data()
            return placed && toOrder(checkout.orderId, placed)
          }
          const [ordered, couponNow] = await Promise.all([
            countSince &&
              readOrdered(database, (query) => transaction.get(query), {
                phone: by.phone,
                since: countSince,
              }),
            couponCode ? couponFacts(database, transaction, coupon, by._id) : undefined,
          ])
          check(checkout && toOpenCheckout(checkout), {
            stockOf: (productId) => known.get(productId)?.countInStock ?? 0,
            ordered: ordered ?? NOTHING_ORDERED,
            coupon: couponNow,
          })
          if (!checkout) return undefined
          const writeMail = await prepareOrderMail(database, transaction, by, at)
          const placing = { orderId, checkoutId: id, checkout, products: known, by, at }
          const order = placeOrder(database, transaction, placing)
          writeMail(orderId, order)
          return toOrder(orderId, order)
        })
      // Orders of one phone wait for each other too: each counts those before it against the limits.
      const order = await queue.run([...productIds, `phone ${by.phone}`], place)
      recent.forget(id)
      return order
    },
  }
}
