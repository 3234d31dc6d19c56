import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { CartDocument, ProductDocument } from '#database/documents.ts'
import { retryOnContention } from '#database/retry-on-contention.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { lockOf } from '#domain/transact.ts'
import { isForSale } from '#domain/stock/for-sale.ts'
import { toSellable } from '#domain/stock/sellable-products.repository.ts'
import type { Connect } from '#database/connect.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import type { CartKey } from './cart.service.ts'
import type { StoredLine } from './cart-lines.ts'

/** Cart and product in one call; one that is not for sale counts as missing. */
const readBoth = async (
  { firestore, carts, products }: Database,
  id: string,
  productId: string,
): Promise<{ cart: DocumentSnapshot<CartDocument>; product: Sellable | undefined }> => {
  const wanted = [carts.doc(id), ...(isDocumentId(productId) ? [products.doc(productId)] : [])]
  const [cart, found] = await firestore.getAll(...(wanted as DocumentReference[]))
  const product = found?.data() as ProductDocument | undefined
  return {
    cart: cart as DocumentSnapshot<CartDocument>,
    product: product && isForSale(product) ? toSellable(productId, product) : undefined,
  }
}

/** Writes the cart if it is still as it was read; deletes it if it has no lines. */
const replace = async (
  { carts }: Database,
  { id, exists, updateTime: lastUpdateTime }: DocumentSnapshot<CartDocument>,
  after: Omit<CartDocument, 'updatedAt'> & { updatedAt: Database['serverTime'] },
): Promise<void> => {
  const cart = carts.doc(id)
  const isEmpty = after.lines.length === 0
  if (!exists) await (isEmpty ? undefined : cart.create(after))
  else if (isEmpty) await cart.delete({ lastUpdateTime })
  else await cart.update(after, { lastUpdateTime })
}

/** A cart and a product of it. */
const cartUnit = (database: Database, { id, expiresAt }: CartKey) => {
  let found: DocumentSnapshot<CartDocument> | undefined
  let lines: StoredLine[] | undefined
  return {
    unit: {
      read: async (productId: string) => {
        const { cart, product } = await readBoth(database, id, productId)
        found = cart
        return { lines: cart.data()?.lines ?? [], product }
      },

      /** After `read`. */
      write: (after: StoredLine[]): void => {
        lines = after
      },
    },
    commit: async (): Promise<void> => {
      const { serverTime: updatedAt, timestamp } = database
      const expiry = expiresAt && timestamp(expiresAt)
      if (found && lines) await replace(database, found, { lines, updatedAt, expiresAt: expiry })
    },
  }
}

export type CartUnit = ReturnType<typeof cartUnit>['unit']

/** A guest's cart and a customer's. */
const mergeUnit = ({ carts, serverTime }: Database, work: UnitOfWork) => ({
  read: async (customerId: string, guestId: string) => {
    const found = await work.readAll([carts.doc(customerId), carts.doc(guestId)])
    const [customers = [], guests = []] = found.map((cart) => cart.data()?.lines ?? [])
    return { customers, guests }
  },

  /** The guest's cart is deleted as its lines are added to the customer's. */
  write: (customerId: string, guestId: string, lines: StoredLine[]): void => {
    const updatedAt = serverTime
    if (lines.length > 0) work.set(carts.doc(customerId), { lines, updatedAt, expiresAt: null })
    work.delete(carts.doc(guestId))
  },
})

export type MergeUnit = ReturnType<typeof mergeUnit>

/** Carts, each a document named by its shopper. */
export const cartsRepository = (connect: Connect) => ({
  lines: async (id: string): Promise<StoredLine[]> => {
    const { carts } = await connect()
    return (await carts.doc(id).get()).data()?.lines ?? []
  },

  /**
   * Two database calls, where a transaction would take three: the most frequent write should be the cheapest. It is
   * written on the condition that the cart is still as it was read; otherwise the job runs again.
   */
  change: async <T>(key: CartKey, job: (unit: CartUnit) => Promise<T>): Promise<T> => {
    const database = await connect()
    return database.inTurn([lockOf.cart(key.id)], () =>
      retryOnContention(async () => {
        const { unit, commit } = cartUnit(database, key)
        const result = await job(unit)
        await commit()
        return result
      }),
    )
  },

  merge: transactions(connect, mergeUnit),
})
