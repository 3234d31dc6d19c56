import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { CartDocument, ProductDocument } from '#database/documents.ts'
import { untilUndisturbed } from '#database/until-undisturbed.ts'
import { toSellable } from '#domain/stock/sellable-products.repository.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { KeyedQueue } from '#platform/concurrency/keyed-queue.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import type { CartKey } from './cart.service.ts'
import type { StoredLine } from './cart-lines.ts'

type Plan = (lines: StoredLine[], product: Sellable | undefined) => StoredLine[]

/** Cart and product in one call; a deleted product counts as missing. */
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
    product: product && !product.deletedAt ? toSellable(productId, product) : undefined,
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

/** Carts, each a document named by its shopper. */
export const cartsRepository = (connect: Connect) => {
  const queue = new KeyedQueue()
  return {
    lines: async (id: string): Promise<StoredLine[]> => {
      const { carts } = await connect()
      return (await carts.doc(id).get()).data()?.lines ?? []
    },

    /**
     * Two database calls, where a transaction would take three: the most frequent write should be the cheapest. A
     * write by another instance in between is noticed, and the plan is made anew.
     */
    change: async (
      { id, expiresAt }: CartKey,
      productId: string,
      plan: Plan,
    ): Promise<{ lines: StoredLine[]; product: Sellable | undefined }> => {
      const database = await connect()
      const expiry = expiresAt && database.timestamp(expiresAt)
      const change = async () => {
        const { cart, product } = await readBoth(database, id, productId)
        const lines = plan(cart.data()?.lines ?? [], product)
        const updatedAt = database.serverTime
        await replace(database, cart, { lines, updatedAt, expiresAt: expiry })
        return { lines, product }
      }
      return queue.run([id], () => untilUndisturbed(change))
    },

    merge: async (
      customer: CartKey,
      guestId: string,
      plan: (customers: StoredLine[], guests: StoredLine[]) => Promise<StoredLine[]>,
    ): Promise<StoredLine[]> => {
      const { firestore, carts, serverTime } = await connect()
      const [mine, theirs] = [carts.doc(customer.id), carts.doc(guestId)]
      return queue.run([customer.id, guestId], () =>
        inTransaction(firestore, async (transaction) => {
          const [customers, guests] = await Promise.all([
            transaction.get(mine),
            transaction.get(theirs),
          ])
          const present = customers.data()?.lines ?? []
          const coming = guests.data()?.lines ?? []
          if (coming.length === 0) return present
          const lines = await plan(present, coming)
          if (lines.length > 0)
            transaction.set(mine, { lines, updatedAt: serverTime, expiresAt: null })
          transaction.delete(theirs)
          return lines
        }),
      )
    },
  }
}
