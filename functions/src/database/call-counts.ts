import { inTransaction } from './transaction.ts'
import type { Connect } from './connect.ts'
import { KeyedQueue } from '#platform/concurrency/keyed-queue.ts'

/** Counts shared by all instances; the documents expire by themselves (TTL policy on `expiresAt`). */
export const callCounts = (connect: Connect) => {
  const queue = new KeyedQueue()
  return {
    takeTurn: async (key: string, { limit, until }: { limit: number; until: Date }) => {
      const { firestore, callCounts: counts, timestamp } = await connect()
      const document = counts.doc(key)
      return queue.run([key], () =>
        inTransaction(firestore, async (transaction) => {
          const count = (await transaction.get(document)).data()?.count ?? 0
          if (count >= limit) return false
          transaction.set(document, { count: count + 1, expiresAt: timestamp(until) })
          return true
        }),
      )
    },
  }
}
