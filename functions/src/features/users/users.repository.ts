import type { OpenedUser } from '@bartan/contract/users/admin-endpoints'
import type { Role } from '@bartan/contract/users/roles'
import type { Profile, User } from '@bartan/contract/users/schema'
import { isDocumentId } from '#database/document-id.ts'
import type { UserDocument } from '#database/documents.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import type { Caller } from '#domain/caller.ts'
import { canonicalEmail } from '#domain/hashed-ids.ts'

export type SessionOwner = { user: Caller; generation: number; isPasswordDue: boolean }

/** An account with what admins alone see of it. */
export const toOpenedUser = (id: string, document: UserDocument): OpenedUser => {
  const { codBlock } = document
  return {
    ...toUser(id, document),
    ...(codBlock && { codBlock: { ...codBlock, at: codBlock.at.toDate().toISOString() } }),
  }
}

export const toUser = (
  _id: string,
  {
    name,
    phone,
    email,
    confirmedEmail,
    role,
  }: Pick<UserDocument, 'name' | 'phone' | 'email' | 'confirmedEmail' | 'role'>,
): Profile => ({
  _id,
  name,
  phone,
  email: email ?? undefined,
  role,
  emailConfirmed: Boolean(email) && canonicalEmail(email ?? '') === confirmedEmail,
})

export const usersRepository = (connect: Connect) => ({
  find: async (uid: string): Promise<Profile | undefined> => {
    if (!isDocumentId(uid)) return undefined
    const { users } = await connect()
    const document = (await users.doc(uid).get()).data()
    return document && toUser(uid, document)
  },

  /** With what decides whether a session of theirs is valid; one read. */
  findForSession: async (uid: string): Promise<SessionOwner | undefined> => {
    if (!isDocumentId(uid)) return undefined
    const { users } = await connect()
    const document = (await users.doc(uid).get()).data()
    return (
      document && {
        user: { ...toUser(uid, document), ...(document.codBlock && { isCodBlocked: true }) },
        generation: document.sessionGeneration ?? 0,
        isPasswordDue: document.isPasswordDue ?? false,
      }
    )
  },

  /** For admins. */
  open: async (uid: string): Promise<OpenedUser | undefined> => {
    if (!isDocumentId(uid)) return undefined
    const { users } = await connect()
    const document = (await users.doc(uid).get()).data()
    return document && toOpenedUser(uid, document)
  },

  findByPhone: async (phone: string): Promise<User | undefined> => {
    const { users } = await connect()
    const { docs } = await users.where('phone', '==', phone).limit(1).get()
    return docs[0] && toUser(docs[0].id, docs[0].data())
  },

  isPhoneTaken: async (phone: string): Promise<boolean> => {
    const { users } = await connect()
    return !(await users.where('phone', '==', phone).limit(1).get()).empty
  },

  update: async (
    uid: string,
    changes: { name?: string; email?: string | null; confirmedEmail?: null; role?: Role },
  ): Promise<void> => {
    const { users, serverTime } = await connect()
    await users.doc(uid).update({ ...changes, updatedAt: serverTime })
  },

  /** What is left of an account that could not be opened. */
  remove: async ({ _id, phone }: User): Promise<void> => {
    const { firestore, users, phones } = await connect()
    await inTransaction(firestore, async (work) => {
      const entry = await work.read(phones.doc(phone))
      work.delete(users.doc(_id))
      if (entry?.uid === _id) work.delete(phones.doc(phone))
    })
  },
})
