import { type ImageName, parseImageUrl } from '@bartan/contract/images/rules'
import type { Phone } from '@bartan/contract/users/rules'
import type { DocumentData, Query } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { ErasureDocument, AuditDocument } from '#database/documents.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import { pagesOf } from '#database/pages-of.ts'
import { forgetSubscriber } from '#database/repositories/forget-subscriber.repository.ts'
import { updateOrder } from '#database/repositories/write-order.repository.ts'
import { inTransaction } from '#database/transaction.ts'
import { emailKey } from '#domain/hashed-ids.ts'

const NOBODY = 'Deleted account'

const PERSONAL = new Set(['name', 'phone', 'email', 'codBlockReason'])

/** The audit log keeps what was done, but loses personal data. */
const withoutPerson = ({ target, changes, origin }: AuditDocument) => ({
  target: { _id: target._id, name: NOBODY },
  changes: Object.fromEntries(Object.entries(changes).filter(([field]) => !PERSONAL.has(field))),
  ...(origin && { origin: null }),
})

const rewrite = async (
  { firestore }: Database,
  query: Query<AuditDocument>,
  change: (entry: AuditDocument) => Partial<AuditDocument>,
): Promise<void> => {
  for await (const page of pagesOf(query)) {
    const batch = firestore.batch()
    for (const entry of page) batch.update(entry.ref, change(entry.data()))
    await batch.commit()
  }
}

/** Entries about the person and their orders, deleted ones too, and their own actions as an admin. */
const eraseFromAudit = async (
  database: Database,
  userId: string,
  { name, phone }: ErasureDocument,
): Promise<void> => {
  const { audit, orders } = database
  await rewrite(database, audit.where('target._id', '==', userId), withoutPerson)
  for await (const page of pagesOf(orders.where('userId', '==', userId).select())) {
    const ids = page.map(({ id }) => id)
    await rewrite(database, audit.where('target._id', 'in', ids), withoutPerson)
  }
  await rewrite(database, audit.where('about', '==', userId), withoutPerson)
  // An order's name in older entries (features/orders/order-unit.repository.ts, targetOf).
  await rewrite(database, audit.where('target.name', '==', `${name}, ${phone}`), withoutPerson)
  await rewrite(database, audit.where('by._id', '==', userId), ({ by }) => ({
    by: { _id: by._id, name: NOBODY },
  }))
}

/**
 * Keeps the text of reviews, removes the author's name and pictures. Returns the pictures, whose files must be deleted.
 */
const eraseFromReviews = async (
  { firestore, reviews, reviewPhotos }: Database,
  userId: string,
): Promise<ImageName[]> => {
  for await (const page of pagesOf(reviews.where('userId', '==', userId).select())) {
    const batch = firestore.batch()
    for (const review of page) batch.update(review.ref, { userId: null, author: '', photos: [] })
    await batch.commit()
  }
  const names: ImageName[] = []
  for await (const page of pagesOf(reviewPhotos.where('userId', '==', userId))) {
    const batch = firestore.batch()
    for (const sent of page) {
      names.push(...sent.data().urls.flatMap((url) => parseImageUrl(url) ?? []))
      batch.delete(sent.ref)
    }
    await batch.commit()
  }
  return names
}

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
const eraseDocuments = async (
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

type Return = NonNullable<OrderDocument['returns']>[number]

const withoutPhotos = ({ photos: _photos, ...rest }: Return): Return => rest

/** In a transaction: the status decides what is kept, and an admin may be changing it. */
const eraseFrom = (database: Database, ids: string[]) => {
  const { firestore, orders, mail } = database
  return inTransaction(firestore, async (work) => {
    const found = await work.readAll(ids.map((id) => orders.doc(id)))
    for (const order of found) {
      const document = order.data()
      if (document && !document.isOwnerGone) {
        const erased: Partial<OrderDocument> = {
          ...(document.returns && { returns: document.returns.map(withoutPhotos) }),
          ...(document.addressChanges && { addressChanges: [] }),
          isOwnerGone: true,
        }
        updateOrder(database, work, { id: order.id, document }, erased)
        // database/repositories/mail-order.repository.ts names a mail after order and change; older mails don't name their owner.
        for (const change of document.statusHistory.keys())
          work.delete(mail.doc(`order-${order.id}-${change + 1}`))
      }
    }
  })
}

/** Removes data from a customer's orders that need not be kept. */
const eraseFromOrders = async (database: Database, userId: string): Promise<void> => {
  const own = database.orders.where('userId', '==', userId).select()
  for await (const page of pagesOf(own))
    await eraseFrom(
      database,
      page.map(({ id }) => id),
    )
}

export type OthersErased = {
  /** Called after authors were erased. */
  reviewsChanged: () => void
  removePhotos: (userId: string) => Promise<void>
  removeReviewPhotos: (names: ImageName[]) => Promise<void>
}

/** Only single-field queries, which need no composite index. */
export const erasuresRepository = (connect: Connect, others: OthersErased) => ({
  /** Erases the data of the recorded account (docs/decisions/0013-account-deletion.md). Idempotent. */
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
