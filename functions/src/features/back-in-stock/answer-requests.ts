import type { Transaction } from 'firebase-admin/firestore'
import type { MailLanguage } from '@bartan/contract/back-in-stock/schema'
import type { Database } from '#database/collections.ts'
import type { ProductDocument } from '#database/documents.ts'
import { putMail } from '#domain/mail/put-mail.repository.ts'
import type { Mail } from '#domain/mail/mail.ts'

/** Requests answered in one transaction. */
const CHUNK = 100

type Product = { _id: string; name: string; nameHi?: string }

export type Answering = {
  productId: string
  write: (product: Product, language: MailLanguage) => Mail
  at: Date
}

/** It has sold out again: the requests go on waiting. */
const isSoldOut = (product: ProductDocument): boolean => product.countInStock <= 0

/** Nobody waits for what is deleted. True when nothing is left. */
const forgetSome = async (
  { backInStockRequests, waitingPhones }: Database,
  transaction: Transaction,
  productId: string,
): Promise<boolean> => {
  const [requests, phones] = await Promise.all([
    transaction.get(backInStockRequests.where('productId', '==', productId).limit(CHUNK).select()),
    transaction.get(waitingPhones.where('productId', '==', productId).limit(CHUNK).select()),
  ])
  for (const { ref } of [...requests.docs, ...phones.docs]) transaction.delete(ref)
  return requests.size < CHUNK && phones.size < CHUNK
}

/** Mails those whose address is confirmed, and shows the admin who waits for a message. True when nothing is left. */
const tellSome = async (
  database: Database,
  transaction: Transaction,
  { productId, write, at }: Answering,
  { name, nameHi }: ProductDocument,
): Promise<boolean> => {
  const { backInStockRequests, waitingPhones } = database
  const [requests, phones] = await Promise.all([
    transaction.get(
      backInStockRequests
        .where('productId', '==', productId)
        .where('isConfirmed', '==', true)
        .limit(CHUNK),
    ),
    transaction.get(
      waitingPhones
        .where('productId', '==', productId)
        .where('isBack', '==', false)
        .limit(CHUNK)
        .select(),
    ),
  ])
  for (const request of requests.docs) {
    const { email, language } = request.data()
    const message = write({ _id: productId, name, nameHi }, language)
    putMail(database, transaction, { to: email, message, about: request.id, at })
    transaction.delete(request.ref)
  }
  for (const { ref } of phones.docs) transaction.update(ref, { isBack: true })
  return requests.size < CHUNK && phones.size < CHUNK
}

/**
 * Answers some of a product's requests: each mail is written as its request is removed, and the note goes with the last
 * of them. Wherever it breaks off, nobody gets two mails and nobody is forgotten. True when nothing is left to do.
 */
export const answerSomeIn = async (
  database: Database,
  transaction: Transaction,
  answering: Answering,
): Promise<boolean> => {
  const { productId } = answering
  const note = database.restocks.doc(productId)
  const product = (await transaction.get(database.products.doc(productId))).data()
  // Another instance has done it meanwhile.
  if (!(await transaction.get(note)).exists) return true
  const isGone = !product || product.deletedAt !== null
  const answerSome = () =>
    isGone
      ? forgetSome(database, transaction, productId)
      : isSoldOut(product) || tellSome(database, transaction, answering, product)
  const isDone = await answerSome()
  if (isDone) transaction.delete(note)
  return isDone
}
