import type { Transaction } from 'firebase-admin/firestore'
import type { MailLanguage } from '@bartan/contract/back-in-stock/schema'
import type { Database } from '#database/collections.ts'
import { readLink } from '#domain/mail/confirmation-links.repository.ts'
import { putMail } from '#domain/mail/put-mail.repository.ts'
import type { Mail } from '#domain/mail/mail.ts'

type Product = { _id: string; name: string; nameHi?: string }

export type Confirming = {
  token: string
  until: Date
  write: (product: Product, language: MailLanguage) => Mail
  at: Date
}

/** The request is kept from now on, or answered at once where the product has come back meanwhile. */
export const confirmRequestIn = async (
  database: Database,
  transaction: Transaction,
  { token, until, write, at }: Confirming,
): Promise<boolean> => {
  const { backInStockRequests, products, timestamp } = database
  const link = await readLink(database, transaction, { token, purpose: 'back_in_stock', at })
  if (!link) return false
  const reference = backInStockRequests.doc(link.subject)
  const request = (await transaction.get(reference)).data()
  // Used and gone: it was answered.
  if (!request) return link.usedAt !== null
  if (request.isConfirmed) return true
  if (link.usedAt) return false
  const { productId, email, language } = request
  const product = (await transaction.get(products.doc(productId))).data()
  link.use()
  if (product && !product.deletedAt && product.countInStock > 0) {
    const { name, nameHi } = product
    const message = write({ _id: productId, name, nameHi }, language)
    putMail(database, transaction, { to: email, message, about: link.subject, at })
    transaction.delete(reference)
  } else transaction.update(reference, { isConfirmed: true, expiresAt: timestamp(until) })
  return true
}
