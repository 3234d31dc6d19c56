import type { WaitingPhone } from '@bartan/contract/back-in-stock/schema'
import { namesToCopy } from '@bartan/contract/products/names'
import type { Query } from 'firebase-admin/firestore'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { WaitingPhoneDocument } from '#database/documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { asForSale } from '#database/repositories/sellable-products.repository.ts'
import { transactWithReply } from '#database/transaction.ts'
import { stockOf } from '#domain/stock/sellable.ts'
import { presentLine } from '#domain/stock/variant-stock.ts'

/** `last`: the last entry, if there are more. */
type WaitingPhonesPage = { entries: WaitingPhone[]; total: number; last: string | undefined }

type Page = {
  isBack: boolean | undefined
  after?: string | undefined
  skip: number
  limit: number
}

export const REMOVED = { message: 'Removed' }

export const waitingPhonesRepository = (connect: Connect) => ({
  /**
   * Oldest first, after the entry `after`; undefined if that doesn't exist. Reads the page, one entry more, its
   * products, and one read per thousand counted. Index: waitingPhones(isBack, createdAt).
   */
  list: async ({ isBack, after, skip, limit }: Page): Promise<WaitingPhonesPage | undefined> => {
    const { firestore, products, waitingPhones } = await connect()
    let query: Query<WaitingPhoneDocument> = waitingPhones
    if (isBack !== undefined) query = query.where('isBack', '==', isBack)
    const all = query
    query = query
      .orderBy('createdAt')
      .offset(skip)
      .limit(limit + 1)
    if (after) {
      const last = isDocumentId(after) ? await waitingPhones.doc(after).get() : undefined
      if (!last?.exists) return undefined
      query = query.startAfter(last)
    }
    const [{ docs: found }, count] = await Promise.all([query.get(), all.count().get()])
    const docs = found.slice(0, limit)
    const ids = [...new Set(docs.map((waiting) => waiting.data().productId))]
    const sold = ids.length > 0 ? await firestore.getAll(...ids.map((id) => products.doc(id))) : []
    const stock = new Map(
      sold.map((snapshot) => {
        const product = snapshot.data() as ProductDocument | undefined
        return [snapshot.id, product && asForSale(product)]
      }),
    )
    const entries = docs.map((waiting) => {
      const named = waiting.data()
      const { productId, variant, name, phone, language, createdAt } = named
      const product = stock.get(productId)
      const choice = variant && presentLine(product, variant)
      const countInStock = choice ? stockOf(product, choice) : (product?.countInStock ?? 0)
      return {
        _id: waiting.id,
        product: { _id: productId, name, ...namesToCopy(named), ...choice, countInStock },
        phone,
        language,
        createdAt: createdAt.toDate().toISOString(),
      }
    })
    const last = found.length > limit ? docs.at(-1)?.id : undefined
    return { entries, total: count.data().count, last }
  },

  remove: async (id: string): Promise<boolean> => {
    if (!isDocumentId(id)) return false
    const database = await connect()
    const { waitingPhones } = database
    // If a commit's answer is lost, the job runs again and finds nothing left.
    let isRemoved = false
    await transactWithReply(database, async (work, keep) => {
      isRemoved ||= (await work.read(waitingPhones.doc(id))) !== undefined
      work.delete(waitingPhones.doc(id))
      if (isRemoved) keep.reply(REMOVED)
    })
    return isRemoved
  },
})
