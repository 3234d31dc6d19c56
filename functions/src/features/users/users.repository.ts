import type { OpenedUser } from '@bartan/contract/admin-users/endpoints'
import type { Phone } from '@bartan/contract/users/rules'
import type { Profile, User } from '@bartan/contract/users/schema'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { UserDocument } from '#database/documents.ts'
import { toSessionOwner, toUser } from '#database/to-user.ts'
import type { SessionOwner } from '#domain/caller.ts'

export const toOpenedUser = (id: string, document: UserDocument): OpenedUser => {
  const { codBlock } = document
  return {
    ...toUser(id, document),
    ...(codBlock && {
      codBlock: { reason: codBlock.reason, at: codBlock.at.toDate().toISOString() },
    }),
  }
}

export const usersRepository = (connect: Connect) => ({
  find: async (uid: string): Promise<Profile | undefined> => {
    if (!isDocumentId(uid)) return undefined
    const { users } = await connect()
    const document = (await users.doc(uid).get()).data()
    return document && toUser(uid, document)
  },

  /** With what decides whether its sessions are valid; one read. */
  findForSession: async (uid: string): Promise<SessionOwner | undefined> => {
    if (!isDocumentId(uid)) return undefined
    const { users } = await connect()
    const document = (await users.doc(uid).get()).data()
    return document && toSessionOwner(uid, document)
  },

  /** For admins. */
  open: async (uid: string): Promise<OpenedUser | undefined> => {
    if (!isDocumentId(uid)) return undefined
    const { users } = await connect()
    const document = (await users.doc(uid).get()).data()
    return document && toOpenedUser(uid, document)
  },

  findByPhone: async (phone: Phone): Promise<User | undefined> => {
    const { users } = await connect()
    const { docs } = await users.where('phone', '==', phone).limit(1).get()
    return docs[0] && toUser(docs[0].id, docs[0].data())
  },

  isPhoneTaken: async (phone: Phone): Promise<boolean> => {
    const { users } = await connect()
    return !(await users.where('phone', '==', phone).limit(1).get()).empty
  },
})
