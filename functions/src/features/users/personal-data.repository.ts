import type { User } from '@bartan/contract/user'
import type { Database } from '../../database/collections.ts'
import type {
  AuditDocument,
  OrderDocument,
  PhoneDocument,
  UserDocument,
} from '../../database/documents.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Connect } from '../../platform/firestore.ts'
import { withoutContact } from '../../rules/erased-contact.ts'
import { ownTries } from './check-password.ts'

/** Documents read and written at a time; Firestore's `in` takes 30 values. */
const CHUNK = 30

const inChunks = <T>(values: T[]): T[][] =>
  Array.from({ length: Math.ceil(values.length / CHUNK) }, (_, i) =>
    values.slice(i * CHUNK, (i + 1) * CHUNK),
  )

/** In a transaction: the status decides what is kept, and an admin may be changing it. */
const eraseFromChunk = ({ firestore, orders, mail }: Database, ids: string[]) =>
  inTransaction(firestore, async (transaction) => {
    const found = await transaction.getAll(...ids.map((id) => orders.doc(id)))
    for (const order of found) {
      const document = order.data()
      if (document && !document.isOwnerGone) {
        const erased: Partial<OrderDocument> = { ...withoutContact(document), isOwnerGone: true }
        transaction.update(order.ref, erased)
        // database/mail-order.ts names a mail after the order and the change.
        for (const change of document.statusHistory.keys())
          transaction.delete(mail.doc(`order-${order.id}-${change + 1}`))
      }
    }
  })

const PERSONAL = new Set(['name', 'phone', 'email'])

/** Who did what to which record stays on the trail; what it says about the person goes. */
const withoutPerson = ({ changes }: AuditDocument) =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !PERSONAL.has(field)))

const orderIds = async ({ orders }: Database, userId: string): Promise<string[]> => {
  const { docs } = await orders.where('userId', '==', userId).select().get()
  return docs.map(({ id }) => id)
}

/** Queries by single fields only, which need no composite index. */
/** `reviewsChanged` is told when reviews no longer name their author. */
export const personalDataRepository = (connect: Connect, reviewsChanged: () => void) => ({
  eraseFromOrders: async (userId: string): Promise<void> => {
    const database = await connect()
    for (const ids of inChunks(await orderIds(database, userId)))
      await eraseFromChunk(database, ids)
  },

  eraseFromAudit: async (userId: string): Promise<void> => {
    const database = await connect()
    const { firestore, audit } = database
    for (const ids of inChunks([userId, ...(await orderIds(database, userId))])) {
      const { docs } = await audit.where('target._id', 'in', ids).get()
      for (const entries of inChunks(docs)) {
        const batch = firestore.batch()
        for (const entry of entries)
          batch.update(entry.ref, {
            target: { _id: entry.data().target._id, name: 'Deleted account' },
            changes: withoutPerson(entry.data()),
          })
        await batch.commit()
      }
    }
  },

  eraseFromReviews: async (userId: string): Promise<void> => {
    const { firestore, reviews } = await connect()
    const { docs } = await reviews.where('userId', '==', userId).select().get()
    for (const chunk of inChunks(docs)) {
      const batch = firestore.batch()
      for (const review of chunk) batch.update(review.ref, { userId: null, author: '' })
      await batch.commit()
    }
    reviewsChanged()
  },

  remove: async ({ _id, phone }: User): Promise<() => Promise<void>> => {
    const database = await connect()
    const { firestore, users, phones, carts, wishlists, checkouts, loginAttempts } = database
    const { docs } = await checkouts.where('userId', '==', _id).select().get()
    for (const chunk of inChunks(docs)) {
      const batch = firestore.batch()
      for (const checkout of chunk) batch.delete(checkout.ref)
      await batch.commit()
    }
    // Kept from the first run, because a commit whose answer was lost is run again.
    let user: UserDocument | undefined
    let entry: PhoneDocument | undefined
    await inTransaction(firestore, async (transaction) => {
      const [known, taken] = await Promise.all([
        transaction.get(users.doc(_id)),
        transaction.get(phones.doc(phone)),
      ])
      user ??= known.data()
      if (taken.data()?.uid === _id) entry ??= taken.data()
      const own = [users, carts, wishlists].map((collection) => collection.doc(_id))
      const tries = [phone, ownTries(_id)].map((key) => loginAttempts.doc(key))
      for (const document of [...own, ...tries]) transaction.delete(document)
      if (entry) transaction.delete(phones.doc(phone))
    })
    return async () => {
      if (user) await users.doc(_id).set(user)
      if (entry) await phones.doc(phone).set(entry)
    }
  },
})
