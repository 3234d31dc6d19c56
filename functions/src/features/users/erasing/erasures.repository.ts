import { recordAudit } from '#domain/audit.repository.ts'
import { isDocumentId } from '#database/document-id.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { readGuarded } from '../admin/admin-users.repository.ts'
import type { Rights } from '../admin/admin-users.repository.ts'
import { ownTries } from '../passwords/check-password.ts'
import { eraseDocuments } from './erase-documents.ts'
import { eraseFromAudit, eraseFromReviews } from './erase-names.ts'
import { eraseFromOrders } from './erase-orders.ts'

/** Queries by single fields only, which need no composite index. `reviewsChanged` is told that authors have gone. */
export const erasuresRepository = (connect: Connect, reviewsChanged: () => void) => ({
  begin: async (userId: string, rights?: Rights): Promise<boolean> => {
    if (!isDocumentId(userId)) return false
    const database = await connect()
    const { firestore, users, phones, carts, wishlists, loginAttempts, erasures } = database
    return inTransaction(firestore, async (transaction) => {
      const user = rights
        ? await readGuarded(database, transaction, userId, rights)
        : (await transaction.get(users.doc(userId))).data()
      // Begun before, it is gone on with.
      if (!user) return (await transaction.get(erasures.doc(userId))).exists
      const { name, phone, role, confirmedEmail = null } = user
      const isOwnPhone = (await transaction.get(phones.doc(phone))).data()?.uid === userId
      transaction.set(erasures.doc(userId), {
        name,
        phone,
        confirmedEmail,
        at: database.serverTime,
      })
      for (const collection of [users, carts, wishlists]) transaction.delete(collection.doc(userId))
      for (const key of [phone, ownTries(userId)]) transaction.delete(loginAttempts.doc(key))
      if (isOwnPhone) transaction.delete(phones.doc(phone))
      if (rights)
        recordAudit(database, transaction, {
          by: rights.by,
          action: 'user.deleted',
          target: { _id: userId, name: 'Deleted account' },
          changes: fieldChanges({ role }, {}),
        })
      return true
    })
  },

  erase: async (userId: string): Promise<void> => {
    const database = await connect()
    const note = (await database.erasures.doc(userId).get()).data()
    if (!note) return
    await eraseFromAudit(database, userId, note)
    await eraseFromOrders(database, userId)
    await eraseFromReviews(database, userId)
    reviewsChanged()
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
