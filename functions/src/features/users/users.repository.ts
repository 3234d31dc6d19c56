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

/** An account as `read` has it; one read. */
const find =
  <T>(connect: Connect, read: (uid: string, document: UserDocument) => T) =>
  async (uid: string): Promise<T | undefined> => {
    if (!isDocumentId(uid)) return undefined
    const { users } = await connect()
    const document = (await users.doc(uid).get()).data()
    return document && read(uid, document)
  }

export const usersRepository = (connect: Connect) => ({
  find: find<Profile>(connect, toUser),

  /** With what decides whether its sessions are valid. */
  findForSession: find<SessionOwner>(connect, toSessionOwner),

  /** For admins. */
  open: find(connect, toOpenedUser),

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
