import type { Connect } from './connect.ts'
import { inTransaction } from './transaction.ts'

/** Counts shared by all instances; a TTL policy on `expiresAt` deletes them. */
export const callCounts = (connect: Connect) => ({
  countCall: async (key: string, { limit, until }: { limit: number; until: Date }) => {
    const { firestore, inTurn, callCounts: counts, timestamp } = await connect()
    const document = counts.doc(key)
    return inTurn([`count ${key}`], () =>
      inTransaction(firestore, async (work) => {
        const count = (await work.read(document))?.count ?? 0
        if (count >= limit) return false
        work.set(document, { count: count + 1, expiresAt: timestamp(until) })
        return true
      }),
    )
  },
})
