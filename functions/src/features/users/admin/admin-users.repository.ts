import type { Transaction } from 'firebase-admin/firestore'
import type { Role } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'
import type { Caller } from '#domain/caller.ts'
import { recordAudit } from '#domain/audit.repository.ts'
import type { Database } from '#database/collections.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { UserDocument } from '#database/documents.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { claimPhone, isPhoneFree } from '../claim-phone.ts'
import { oldCredentials } from '../passwords/credentials.ts'
import type { Credentials } from '../passwords/credentials.ts'
import { phoneTaken } from '../open-account.ts'
import { toUser } from '../users.repository.ts'

/** What is on record of an account; never its password, which we don't know. */
const factsOf = ({ name, phone, email, role }: Omit<User, '_id'>) => ({ name, phone, email, role })

export type UserChange = { name?: string; phone?: string; email?: string | null; role?: Role }

/** Gets the admin's own account as the transaction reads it; throws if it is no longer allowed. */
export type Guard = (admin: User | undefined) => void

export type Rights = { by: Caller; guard: Guard }

/** The account's document, once the guard has let the admin through. */
export const readGuarded = async (
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

const isDemotion = (before: Pick<User, 'role'>, after: User): boolean =>
  before.role === 'admin' && after.role !== 'admin'

/** Reads what moves an account to another phone; returns the writes. Firebase need not know. */
const readMove = async (
  database: Database,
  transaction: Transaction,
  before: User,
  { _id: uid, phone }: User,
): Promise<() => void> => {
  const { phones } = database
  const [from, to] = [phones.doc(before.phone), phones.doc(phone)]
  const entry = (await transaction.get(from)).data()
  if (!(await isPhoneFree(database, transaction, { phone, uid }))) throw phoneTaken()
  return () => {
    if (entry?.uid === uid) transaction.delete(from)
    transaction.set(to, entry?.uid === uid ? entry : { uid, ...oldCredentials(before.phone) })
  }
}

/** What follows from a change: another address is unconfirmed, and a demotion ends the sessions. */
const consequences = (before: UserDocument, after: User) => ({
  ...((before.email ?? undefined) !== after.email && { confirmedEmail: null }),
  ...(isDemotion(before, after) && { sessionGeneration: (before.sessionGeneration ?? 0) + 1 }),
})

export const adminUsersRepository = (connect: Connect) => ({
  /** False if somebody else has the phone. */
  create: async (user: User, credentials: Credentials, by: Caller): Promise<boolean> => {
    const database = await connect()
    return inTransaction(database.firestore, async (transaction) => {
      const claim = await claimPhone(database, transaction, user, credentials)
      const changes = fieldChanges({}, factsOf(user))
      if (claim === 'claimed')
        recordAudit(database, transaction, { by, action: 'user.added', target: user, changes })
      return claim !== 'taken'
    })
  },

  /** The account after the change; undefined if there is none. Throws `phone_taken`. A demotion ends all sessions. */
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
      const move =
        after.phone !== before.phone && (await readMove(database, transaction, before, after))
      transaction.update(users.doc(id), {
        ...change,
        ...consequences(document, after),
        updatedAt: serverTime,
      })
      if (move) move()
      const action = 'user.changed' as const
      recordAudit(database, transaction, { by: rights.by, action, target: before, changes })
      return after
    })
  },

  /** From now on the customer must choose a password before anything else; undefined if there is no such account. */
  demandPassword: async (id: string, rights: Rights): Promise<User | undefined> => {
    if (!isDocumentId(id)) return undefined
    const database = await connect()
    const { firestore, users, loginAttempts } = database
    return inTransaction(firestore, async (transaction) => {
      const document = await readGuarded(database, transaction, id, rights)
      if (!document) return undefined
      const target = toUser(id, document)
      transaction.update(users.doc(id), { isPasswordDue: true })
      // Whoever forgot the password has tried it too often.
      transaction.delete(loginAttempts.doc(target.phone))
      const action = 'user.password_reset' as const
      recordAudit(database, transaction, { by: rights.by, action, target, changes: {} })
      return target
    })
  },
})
