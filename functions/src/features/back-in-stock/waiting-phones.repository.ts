import type { Query } from 'firebase-admin/firestore'
import type { WaitingPhone } from '@bartan/contract/back-in-stock'
import { isDocumentId } from '../../database/document-id.ts'
import type { WaitingPhoneDocument } from '../../database/documents.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Connect } from '../../platform/firestore.ts'

type Page = { isBack: boolean | undefined; after: string | undefined; limit: number }

export const waitingPhonesRepository = (connect: Connect) => ({
  /**
   * Oldest first, starting behind the entry `after`; undefined if there is no such entry. Reads the page and its
   * products. Index: waitingPhones(isBack, createdAt).
   */
  list: async ({ isBack, after, limit }: Page): Promise<WaitingPhone[] | undefined> => {
    const { firestore, products, waitingPhones } = await connect()
    let query: Query<WaitingPhoneDocument> = waitingPhones
    if (isBack !== undefined) query = query.where('isBack', '==', isBack)
    query = query.orderBy('createdAt').limit(limit)
    if (after) {
      const last = isDocumentId(after) ? await waitingPhones.doc(after).get() : undefined
      if (!last?.exists) return undefined
      query = query.startAfter(last)
    }
    const { docs } = await query.get()
    const ids = [...new Set(docs.map((waiting) => waiting.data().productId))]
    const found = ids.length > 0 ? await firestore.getAll(...ids.map((id) => products.doc(id))) : []
    const stock = new Map(found.map((product) => [product.id, Number(product.get('countInStock'))]))
    return docs.map((waiting) => {
      const { productId, name, nameHi, phone, language, createdAt } = waiting.data()
      const countInStock = stock.get(productId) ?? 0
      return {
        _id: waiting.id,
        product: { _id: productId, name, nameHi, countInStock },
        phone,
        language,
        createdAt: createdAt.toDate().toISOString(),
      }
    })
  },

  remove: async (id: string): Promise<boolean> => {
    if (!isDocumentId(id)) return false
    const { firestore, waitingPhones } = await connect()
    // A commit whose answer was lost is run again, and finds nothing left.
    let isRemoved = false
    await inTransaction(firestore, async (transaction) => {
      const waiting = await transaction.get(waitingPhones.doc(id))
      isRemoved ||= waiting.exists
      transaction.delete(waiting.ref)
    })
    return isRemoved
  },
})
