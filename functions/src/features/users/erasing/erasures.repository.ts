import type { Connect } from '#database/connect.ts'
import { eraseDocuments } from './erase-documents.ts'
import { eraseFromAudit, eraseFromReviews } from './erase-names.ts'
import { eraseFromOrders } from './erase-orders.ts'

/** Queries by single fields only, which need no composite index. `reviewsChanged` is told that authors have gone. */
export const erasuresRepository = (connect: Connect, reviewsChanged: () => void) => ({
  erase: async (userId: string): Promise<void> => {
    const database = await connect()
    const note = (await database.erasures.doc(userId).get()).data()
    if (!note) return
    await eraseFromAudit(database, userId, note)
    await eraseFromOrders(database, userId)
    await eraseFromReviews(database, userId)
    reviewsChanged()
    await eraseDocuments(database, userId, note)
  },

  done: async (userId: string): Promise<void> => {
    const { erasures } = await connect()
    await erasures.doc(userId).delete()
  },

  unfinished: async (limit: number): Promise<string[]> => {
    const { erasures } = await connect()
    const { docs } = await erasures.orderBy('at').limit(limit).select().get()
    return docs.map(({ id }) => id)
  },
})
