import type { Database } from '#database/collections.ts'
import type { UserDocument } from '#database/documents.ts'
import { sweepOf, type Sweep } from './sweep.ts'

export type AccountPorts = {
  /** When these accounts last signed in, if ever. */
  lastUsed: (ids: string[]) => Promise<ReadonlyMap<string, Date>>
  erase: (id: string) => Promise<boolean>
}

const hasOrderSince = async ({ orders }: Database, userId: string, day: Date) => {
  const newest = orders.where('userId', '==', userId).orderBy('createdAt', 'desc').limit(1)
  const [order] = (await newest.get()).docs
  return order !== undefined && order.data().createdAt.toDate() >= day
}

/** Staff accounts never expire. */
const mayBeUnused = ({ role, updatedAt }: UserDocument, before: Date): boolean =>
  role === 'customer' && updatedAt.toDate() < before

/** Customer accounts without a log-in, change or order since a time. */
export const accountSweep = (
  database: Database,
  before: Date,
  { lastUsed, erase }: AccountPorts,
): Sweep =>
  sweepOf({
    kind: 'accounts',
    query: database.users.where('createdAt', '<', database.timestamp(before)),
    field: 'createdAt',
    remove: async (page) => {
      const old = page.filter((one) => mayBeUnused(one.data(), before)).map(({ id }) => id)
      if (old.length === 0) return 0
      const used = await lastUsed(old)
      let removed = 0
      for (const id of old) {
        const isUsed = (used.get(id) ?? before) > before
        if (!isUsed && !(await hasOrderSince(database, id, before)) && (await erase(id)))
          removed += 1
      }
      return removed
    },
  })
