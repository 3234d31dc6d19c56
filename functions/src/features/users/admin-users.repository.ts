import type { Query, Transaction } from 'firebase-admin/firestore'
import type { Role } from '@bartan/contract/account-rules'
import type { User } from '@bartan/contract/user'
import type { Caller } from '../../caller.ts'
import { recordAudit } from '../../database/audit.ts'
import type { Database } from '../../database/collections.ts'
import { isDocumentId } from '../../database/document-id.ts'
import type { UserDocument } from '../../database/documents.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Connect } from '../../platform/firestore.ts'
import { fieldChanges } from '../../rules/field-changes.ts'
import { prefixesOf } from './admin-user-list.ts'
import type { UserFilter, UserPrefix } from './admin-user-list.ts'
import { toUser } from './users.repository.ts'

/** Sorts after every letter. */
const LAST_LETTER = '\uf8ff'

// Indexes: users(role, createdAt desc), users(role, phone), users(role, name).
const queryOf = ({ users }: Database, prefix: UserPrefix, role: Role | undefined) => {
  const all: Query<UserDocument> = role ? users.where('role', '==', role) : users
  if (!prefix) return all.orderBy('createdAt', 'desc')
  const { field, beginning } = prefix
  return all
    .where(field, '>=', beginning)
    .where(field, '<', `${beginning}${LAST_LETTER}`)
    .orderBy(field)
}

/** What is on record of an account; never its password, which we don't know. */
const factsOf = ({ name, phone, email, role }: Omit<User, '_id'>) => ({ name, phone, email, role })

export type UserChange = { name?: string; phone?: string; email?: string | null; role?: Role }

/** Gets the admin's own account as the transaction reads it; throws if it is no longer allowed. */
export type Guard = (admin: User | undefined) => void

export type Rights = { by: Caller; guard: Guard }

/** The account's document, once the guard has let the admin through. */
const readGuarded = async (
  { users }: Database,
  transaction: Transaction,
  id: string,
  { by, guard }: Rights,
): Promise<UserDocument | undefined> => {
  const [target, admin] = await transaction.getAll(users.doc(id), users.doc(by._id))
  const own = admin?.data()
  guard(own && toUser(by._id, own))
  return target?.data()
}

export const adminUsersRepository = (connect: Connect) => ({
  /**
   * The first `count` of a list, and the number of all; reads that many documents, plus one read per thousand
   * counted.
   */
  list: async ({ search, role }: UserFilter, count: number) => {
    const database = await connect()
    const pages = await Promise.all(
      prefixesOf(search).map(async (prefix) => {
        const query = queryOf(database, prefix, role)
        const [{ docs }, counted] = await Promise.all([
          query.limit(count).get(),
          query.count().get(),
        ])
        return {
          users: docs.map((document) => toUser(document.id, document.data())),
          total: counted.data().count,
        }
      }),
    )
    return {
      users: pages.flatMap(({ users }) => users),
      total: pages.reduce((sum, { total }) => sum + total, 0),
    }
  },

  create: async ({ _id, ...user }: User, by: Caller): Promise<void> => {
    const database = await connect()
    const { firestore, users, serverTime } = database
    const batch = firestore.batch()
    const email = user.email ?? null
    const { name, phone, role } = user
    const times = { createdAt: serverTime, updatedAt: serverTime }
    batch.create(users.doc(_id), { name, phone, email, role, ...times })
    const target = { _id, name }
    const changes = fieldChanges({}, factsOf(user))
    recordAudit(database, batch, { by, action: 'user.added', target, changes })
    await batch.commit()
  },

  /** The account after the change; undefined if there is none. */
  change: async (id: string, change: UserChange, rights: Rights): Promise<User | undefined> => {
    const database = await connect()
    const { firestore, users, serverTime } = database
    return inTransaction(firestore, async (transaction) => {
      const document = await readGuarded(database, transaction, id, rights)
      if (!document) return undefined
      const before = toUser(id, document)
      const after = toUser(id, { ...document, ...change })
      const changes = fieldChanges(factsOf(before), factsOf(after))
      if (Object.keys(changes).length === 0) return before
      transaction.update(users.doc(id), { ...change, updatedAt: serverTime })
      const action = 'user.changed' as const
      recordAudit(database, transaction, { by: rights.by, action, target: before, changes })
      return after
    })
  },

  /** With its cart and wishlist. Returns what undoes it; undefined if there is no such account. */
  remove: async (id: string, rights: Rights): Promise<(() => Promise<void>) | undefined> => {
    if (!isDocumentId(id)) return undefined
    const database = await connect()
    const { firestore, users, carts, wishlists } = database
    return inTransaction(firestore, async (transaction) => {
      const document = await readGuarded(database, transaction, id, rights)
      if (!document) return undefined
      for (const collection of [users, carts, wishlists]) transaction.delete(collection.doc(id))
      recordAudit(database, transaction, {
        by: rights.by,
        action: 'user.deleted',
        target: { _id: id, name: document.name },
        changes: fieldChanges(factsOf(toUser(id, document)), {}),
      })
      return async () => {
        await users.doc(id).set(document)
      }
    })
  },
})
