import type { ImageName } from '@bartan/contract/images/rules'
import type { Connect } from '#database/connect.ts'
import { eraseDocuments } from './erase-documents.ts'
import { eraseFromAudit, eraseFromReviews } from './erase-names.ts'
import { eraseFromOrders } from './erase-orders.ts'

type Others = {
  /** Called after authors were erased. */
  reviewsChanged: () => void
  removePhotos: (userId: string) => Promise<void>
  removeReviewPhotos: (names: ImageName[]) => Promise<void>
}

/** Only single-field queries, which need no composite index. */
export const erasuresRepository = (connect: Connect, others: Others) => ({
  erase: async (userId: string): Promise<void> => {
    const database = await connect()
    const note = (await database.erasures.doc(userId).get()).data()
    if (!note) return
    await eraseFromAudit(database, userId, note)
    await eraseFromOrders(database, userId)
    await others.removePhotos(userId)
    await others.removeReviewPhotos(await eraseFromReviews(database, userId))
    others.reviewsChanged()
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
