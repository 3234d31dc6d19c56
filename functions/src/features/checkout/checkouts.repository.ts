import type { Order } from '@bartan/contract/orders/schema'
import { PAYMENT_METHOD } from '@bartan/contract/pricing/charges'
import type { ProductId } from '@bartan/contract/products/product-id'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { WithFieldValue } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { CheckoutDocument } from '#database/documents.ts'
import { readFirst } from '#database/repositories/read-first.repository.ts'
import { productsWith, sellableIn } from '#database/repositories/sellable-products.repository.ts'
import { createOnce } from '#database/stored-replies/create-once.ts'
import { toOrder } from '#database/to-order.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Session } from '#domain/caller.ts'
import type { Ordered } from '#domain/orders/order-limits.ts'
import { bytesOfObject, createCache } from '#platform/caches/create-cache.ts'
import { toOpenCheckout } from './checkout-unit.repository.ts'
import type { NewCheckout, OpenCheckout } from './open-checkout.ts'
import { orderedBy, orderedQuery, type OrderedSince } from './read-ordered.ts'

/** Unfinished checkouts of one account, e.g. in forgotten tabs. */
const MAX_OPEN_CHECKOUTS = 50

/**
 * Checkouts that this instance created, so that finalizing needn't read one first to learn its products. Most are
 * finalized within minutes by the same instance, or never. Correctness doesn't depend on it: only a checkout's order
 * ever changes, and finalize's transaction reads the document.
 */
export class RecentCheckouts {
  readonly #known = createCache<OpenCheckout>('checkouts', { bytesOf: bytesOfObject })

  add(id: string, checkout: OpenCheckout): void {
    this.#known.set(id, checkout)
  }

  get(id: string): OpenCheckout | undefined {
    return this.#known.peek(id)
  }

  /** After the order exists, only the stored document is up to date. */
  forget(id: string): void {
    this.#known.delete(id)
  }

  /** Drops an account's checkouts beyond the newest 50, and returns their ids. */
  takeSurplus(userId: string): string[] {
    const own = this.#known.entries().filter(([, checkout]) => checkout.userId === userId)
    const ids = own.map(([id]) => id)
    const surplus = ids.slice(0, Math.max(0, ids.length - MAX_OPEN_CHECKOUTS))
    for (const id of surplus) this.forget(id)
    return surplus
  }
}

/** How long an abandoned checkout is stored (TTL policy on `deleteAt`). */
const KEEP_ABANDONED_DAYS = 7

/** Deletes a checkout, unless another instance has turned it into an order. */
const dropUnfinished = ({ firestore, checkouts }: Database, id: string): Promise<void> =>
  inTransaction(firestore, async (work) => {
    const checkout = await work.read(checkouts.doc(id))
    if (checkout && !checkout.orderId) work.delete(checkouts.doc(id))
  })

export const checkoutsRepository = (connect: Connect) => {
  const recent = new RecentCheckouts()
  return {
    /** The account, and the current products. */
    begin: async (session: Session, productIds: ProductId[]) => {
      const database = await connect()
      const wanted = productsWith(database, productIds)
      const { caller, found } = await readFirst(database, session, wanted)
      return { caller, products: sellableIn(found) }
    },

    /** Returns the reply, which needs the new id. */
    create: async <T>(
      { createdAt, expiresAt, ...checkout }: NewCheckout,
      replyOf: (id: string) => T,
    ): Promise<T> => {
      const database = await connect()
      const { checkouts, timestamp } = database
      const document = checkouts.doc()
      const reply = replyOf(document.id)
      const stored: WithFieldValue<CheckoutDocument> = {
        ...checkout,
        paymentMethod: PAYMENT_METHOD,
        createdAt: timestamp(createdAt),
        expiresAt: timestamp(expiresAt),
        orderId: null,
        deleteAt: timestamp(new Date(createdAt.getTime() + KEEP_ABANDONED_DAYS * DAY_MS)),
      }
      await createOnce(database, document, stored, reply)
      recent.add(document.id, { ...checkout, expiresAt, orderId: null })
      await Promise.all(
        recent.takeSurplus(checkout.userId).map((id) => dropUnfinished(database, id)),
      )
      return reply
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

    ordered: async (wanted: OrderedSince): Promise<Ordered> => {
      const { docs } = await orderedQuery(await connect(), wanted).get()
      return orderedBy(docs, wanted)
    },

    /** After the order exists, only the stored document is up to date. */
    forget: (id: string): void => recent.forget(id),
  }
}
