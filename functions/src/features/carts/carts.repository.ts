import { inTransaction } from '../../database/transaction.ts'
import type { Connect } from '../../platform/firestore.ts'
import { KeyedQueue } from '../../platform/keyed-queue.ts'
import type { CartKey } from './carts.service.ts'
import type { StoredLine } from './cart-lines.ts'

/** Carts, each a document named by its shopper. One without lines is deleted. */
export const cartsRepository = (connect: Connect) => {
  const queue = new KeyedQueue()
  return {
    lines: async (id: string): Promise<StoredLine[]> => {
      const { carts } = await connect()
      return (await carts.doc(id).get()).data()?.lines ?? []
    },

    change: async (
      { id, expiresAt }: CartKey,
      plan: (lines: StoredLine[]) => StoredLine[],
    ): Promise<StoredLine[]> => {
      const { firestore, carts, serverTime, timestamp } = await connect()
      const cart = carts.doc(id)
      const expiry = expiresAt && timestamp(expiresAt)
      return queue.run([id], () =>
        inTransaction(firestore, async (transaction) => {
          const lines = plan((await transaction.get(cart)).data()?.lines ?? [])
          if (lines.length === 0) transaction.delete(cart)
          else transaction.set(cart, { lines, updatedAt: serverTime, expiresAt: expiry })
          return lines
        }),
      )
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
