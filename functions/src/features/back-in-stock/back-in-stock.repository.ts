import { createHash } from 'node:crypto'
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { MailLanguage } from '@bartan/contract/back-in-stock'
import type { Database } from '../../database/collections.ts'
import { isDocumentId } from '../../database/document-id.ts'
import type { ProductDocument, BackInStockRequestDocument } from '../../database/documents.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Connect } from '../../platform/firestore.ts'
import type { Mail } from '../../rules/mail.ts'

/** Requests answered in one transaction. */
const CHUNK = 100

/** One per product and address. Hashed, because an address can be longer than an id may be, and can contain a slash. */
const idOf = (productId: string, email: string): string =>
  createHash('sha256').update(`${productId} ${email}`).digest('hex')

type Asked = { email: string; language: MailLanguage; until: Date }

type Restocked = { _id: string; name: string; nameHi?: string }

type Write = (product: Restocked, language: MailLanguage) => Mail

type Requests = QueryDocumentSnapshot<BackInStockRequestDocument>[]

const answer = (
  { mail, serverTime }: Database,
  transaction: Transaction,
  requests: Requests,
  messageIn: ((language: MailLanguage) => Mail) | undefined,
): void => {
  for (const request of requests) {
    const { email, language } = request.data()
    if (messageIn)
      transaction.create(mail.doc(), {
        to: [email],
        message: messageIn(language),
        createdAt: serverTime,
      })
    transaction.delete(request.ref)
  }
}

/** It has sold out again: the requests go on waiting. */
const isSoldOut = (product: ProductDocument | undefined): boolean =>
  product !== undefined && !product.deletedAt && product.countInStock <= 0

/** Requests to be told about a sold-out product, and the notes of products that are back (note-restock.ts). */
export const backInStockRepository = (connect: Connect) => ({
  /** In one transaction with a look at the stock, so that a request can't slip in behind the mails. */
  request: async (productId: string, { email, language, until }: Asked) => {
    if (!isDocumentId(productId)) return 'no such product'
    const { firestore, products, backInStockRequests, serverTime, timestamp } = await connect()
    const request = backInStockRequests.doc(idOf(productId, email))
    return inTransaction(firestore, async (transaction) => {
      const product = (await transaction.get(products.doc(productId))).data()
      if (!product || product.deletedAt) return 'no such product'
      if (product.countInStock > 0) return 'in stock'
      const expiresAt = timestamp(until)
      transaction.set(request, { productId, email, language, createdAt: serverTime, expiresAt })
      return 'noted'
    })
  },

  /** Products with a note, the oldest first. */
  noted: async (limit: number): Promise<string[]> => {
    const { restocks } = await connect()
    const { docs } = await restocks.orderBy('at').limit(limit).select().get()
    return docs.map(({ id }) => id)
  },

  /**
   * Answers some of a product's requests: each mail is written as its request is removed, and the note goes with the
   * last of them. Wherever it breaks off, nobody gets two mails and nobody is forgotten. Requests for a deleted
   * product are just removed. Returns true when nothing is left to do.
   */
  answerSome: async (productId: string, write: Write): Promise<boolean> => {
    const database = await connect()
    const { firestore, products, restocks, backInStockRequests } = database
    const note = restocks.doc(productId)
    return inTransaction(firestore, async (transaction) => {
      const product = (await transaction.get(products.doc(productId))).data()
      // Another instance has done it meanwhile.
      if (!(await transaction.get(note)).exists) return true
      const open = backInStockRequests.where('productId', '==', productId).limit(CHUNK)
      const requests = isSoldOut(product) ? [] : (await transaction.get(open)).docs
      const { name, nameHi } = product ?? {}
      const messageIn =
        product?.deletedAt || name === undefined
          ? undefined
          : (language: MailLanguage) => write({ _id: productId, name, nameHi }, language)
      answer(database, transaction, requests, messageIn)
      const isDone = requests.length < CHUNK
      if (isDone) transaction.delete(note)
      return isDone
    })
  },
})
