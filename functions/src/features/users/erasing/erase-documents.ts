import type { Phone } from '@bartan/contract/users/rules'
import type { DocumentData, Query } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { ErasureDocument } from '#database/documents.ts'
import { pagesOf } from '#database/pages-of.ts'
import { inTransaction } from '#database/transaction.ts'
import { emailKey } from '#domain/hashed-ids.ts'
import { forgetSubscriber } from '#domain/mail/forget-subscriber.repository.ts'

const deleteAll = async <T extends DocumentData>(
  { firestore }: Database,
  query: Query<T>,
): Promise<void> => {
  for await (const page of pagesOf(query.select() as Query<T>)) {
    const batch = firestore.batch()
    for (const { ref } of page) batch.delete(ref)
    await batch.commit()
  }
}

/** A confirmed address belongs to the person, and so does everything else requested for it. */
const eraseAddress = async (database: Database, email: string): Promise<void> => {
  await inTransaction(database.firestore, (work) =>
    forgetSubscriber(database, work, emailKey(email)),
  )
  await deleteAll(database, database.backInStockRequests.where('email', '==', email))
  await deleteAll(database, database.mail.where('to', 'array-contains', email))
}

/** What was counted while the account ended; if the phone has not opened another meanwhile. */
const forgetFacts = (database: Database, phone: Phone): Promise<void> =>
  inTransaction(database.firestore, async (work) => {
    const [owner] = await work.find(database.users.where('phone', '==', phone).limit(1).select())
    if (!owner) work.delete(database.phoneFacts.doc(phone))
  })

/** Data that belongs only to the person and that no law requires. */
export const eraseDocuments = async (
  database: Database,
  userId: string,
  { phone, confirmedEmail }: ErasureDocument,
): Promise<void> => {
  const {
    carts,
    wishlists,
    checkouts,
    mail,
    whatsappMessages,
    confirmations,
    waitingPhones,
    storedReplies,
  } = database
  const { passwordRequests, passwordLinks } = database
  // A call in progress may have written them again.
  for (const collection of [carts, wishlists, passwordRequests])
    await collection.doc(userId).delete()
  await deleteAll(database, checkouts.where('userId', '==', userId))
  await deleteAll(database, storedReplies.where('userId', '==', userId))
  await deleteAll(database, mail.where('about', '==', userId))
  await deleteAll(database, whatsappMessages.where('about', '==', userId))
  await deleteAll(database, confirmations.where('subject', '==', userId))
  await deleteAll(database, passwordLinks.where('userId', '==', userId))
  await forgetFacts(database, phone)
  await deleteAll(database, waitingPhones.where('phone', '==', phone))
  if (confirmedEmail) await eraseAddress(database, confirmedEmail)
}
