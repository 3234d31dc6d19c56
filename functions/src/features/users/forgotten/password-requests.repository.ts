import type { PasswordRequest } from '@bartan/contract/admin-users/endpoints'
import type { Connect } from '#database/connect.ts'
import type { UserDocument } from '#database/documents.ts'
import { REQUEST_MS } from './reset-links.repository.ts'

export const passwordRequestsRepository = (connect: Connect) => ({
  /** Oldest first. Reads the page, its accounts, and one read per thousand counted. */
  list: async ({ skip, limit, now }: { skip: number; limit: number; now: Date }) => {
    const { firestore, users, passwordRequests, timestamp } = await connect()
    // Expired requests exist until the TTL policy deletes them.
    const since = new Date(now.getTime() - REQUEST_MS)
    const open = passwordRequests.where('at', '>', timestamp(since))
    const page = open.orderBy('at').offset(skip).limit(limit)
    const [{ docs }, count] = await Promise.all([page.get(), open.count().get()])
    const places = docs.map(({ id }) => users.doc(id))
    const accounts = places.length > 0 ? await firestore.getAll(...places) : []
    const list = docs.flatMap((request, index): PasswordRequest[] => {
      const account = accounts[index]?.data() as UserDocument | undefined
      if (!account) return []
      const { phone, name } = account
      return [{ _id: request.id, phone, name, at: request.data().at.toDate().toISOString() }]
    })
    return { list, total: count.data().count }
  },
})
