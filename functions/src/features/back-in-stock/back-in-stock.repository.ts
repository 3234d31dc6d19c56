import { isDocumentId } from '#database/document-id.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { answerSomeIn } from './answer-requests.ts'
import type { Answering } from './answer-requests.ts'
import { prepareAskingByMail } from './ask-by-mail.ts'
import type { Asking } from './ask-by-mail.ts'
import { prepareAskingByPhone } from './ask-by-phone.ts'
import { confirmRequestIn } from './confirm-request.ts'
import type { Confirming } from './confirm-request.ts'

export type Asked = Omit<Asking, 'productId' | 'email'> & {
  email: string | undefined
  phone: string | undefined
}

export type Outcome = 'noted' | 'in stock' | 'no such product' | 'too many'

/** Requests to be told about a sold-out product, and the notes of products that are back (note-restock.ts). */
export const backInStockRepository = (connect: Connect) => ({
  /** In one transaction with a look at the stock, so that a request can't slip in behind the mails. */
  request: async (productId: string, { email, phone, ...asked }: Asked): Promise<Outcome> => {
    if (!isDocumentId(productId)) return 'no such product'
    const database = await connect()
    const { firestore, products } = database
    return inTransaction(firestore, async (transaction) => {
      const product = (await transaction.get(products.doc(productId))).data()
      if (!product || product.deletedAt) return 'no such product'
      if (product.countInStock > 0) return 'in stock'
      const { name, nameHi } = product
      const asking = { ...asked, productId }
      const writes = [
        ...(email ? [await prepareAskingByMail(database, transaction, { ...asking, email })] : []),
        ...(phone
          ? [await prepareAskingByPhone(database, transaction, { ...asking, name, nameHi, phone })]
          : []),
      ]
      if (writes.includes(undefined)) return 'too many'
      for (const write of writes) write?.()
      return 'noted'
    })
  },

  confirm: async (confirming: Confirming): Promise<boolean> => {
    const database = await connect()
    return inTransaction(database.firestore, (transaction) =>
      confirmRequestIn(database, transaction, confirming),
    )
  },

  /** Products with a note, the oldest first. */
  noted: async (limit: number): Promise<string[]> => {
    const { restocks } = await connect()
    const { docs } = await restocks.orderBy('at').limit(limit).select().get()
    return docs.map(({ id }) => id)
  },

  /** One transaction; true when the product has no request left. */
  answerSome: async (answering: Answering): Promise<boolean> => {
    const database = await connect()
    return inTransaction(database.firestore, (transaction) =>
      answerSomeIn(database, transaction, answering),
    )
  },
})
