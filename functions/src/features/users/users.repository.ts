import type { Role } from '@bartan/contract/account-rules'
import type { User } from '@bartan/contract/user'
import { isDocumentId } from '../../database/document-id.ts'
import type { Connect } from '../../platform/firestore.ts'
import type { UserDocument } from '../../database/documents.ts'

export const toUser = (_id: string, { name, phone, email, role }: UserDocument): User => ({
  _id,
  name,
  phone,
  email: email ?? undefined,
  role,
})

export const usersRepository = (connect: Connect) => ({
  find: async (uid: string): Promise<User | undefined> => {
    if (!isDocumentId(uid)) return undefined
    const { users } = await connect()
    const document = (await users.doc(uid).get()).data()
    return document && toUser(uid, document)
  },

  /** With the time before which sessions are no longer valid; one read. */
  findWithSessions: async (
    uid: string,
  ): Promise<{ user: User; sessionsFrom: Date | undefined } | undefined> => {
    if (!isDocumentId(uid)) return undefined
    const { users } = await connect()
    const document = (await users.doc(uid).get()).data()
    return (
      document && { user: toUser(uid, document), sessionsFrom: document.sessionsFrom?.toDate() }
    )
  },

  endSessionsBefore: async (uid: string, time: Date): Promise<void> => {
    const { users, timestamp } = await connect()
    await users.doc(uid).update({ sessionsFrom: timestamp(time) })
  },

  create: async ({ _id, name, phone, email, role }: User): Promise<void> => {
    const { users, serverTime } = await connect()
    const times = { createdAt: serverTime, updatedAt: serverTime }
    await users.doc(_id).create({ name, phone, email: email ?? null, role, ...times })
  },

  update: async (
    uid: string,
    changes: { name?: string; email?: string | null; role?: Role },
  ): Promise<void> => {
    const { users, serverTime } = await connect()
    await users.doc(uid).update({ ...changes, updatedAt: serverTime })
  },

  remove: async (uid: string): Promise<void> => {
    const { users } = await connect()
    await users.doc(uid).delete()
  },
})
