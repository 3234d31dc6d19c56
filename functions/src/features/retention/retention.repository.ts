import type { Retention } from '@bartan/contract/settings/retention'
import { RETENTION_KINDS, type RetentionKind } from '@bartan/contract/status/endpoints'
import type { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { UserDocument } from '#database/documents.ts'
import { inTransaction } from '#database/transaction.ts'
import { documentSweeps } from './document-sweeps.ts'
import { monthsBefore } from './due-dates.ts'
import { type RemovePhoto, orderSweeps } from './order-sweeps.ts'
import { type Page, type Place, type Sweep, sweepOf } from './sweep.ts'

type AccountPorts = {
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
const accountSweep = (database: Database, before: Date, { lastUsed, erase }: AccountPorts): Sweep =>
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

type Counts = Partial<Record<RetentionKind, number>>

/** What was stored when a run began. */
type Begun = { after: Partial<Record<RetentionKind, Place | null>>; at: Timestamp | undefined }

const sumOf = (some: Counts, others: Counts): Counts => {
  const sum = { ...some }
  for (const kind of RETENTION_KINDS)
    if (others[kind] !== undefined) sum[kind] = (sum[kind] ?? 0) + others[kind]
  return sum
}

type Ports = AccountPorts & { removePhoto: RemovePhoto }

export const retentionRepository = (connect: Connect, { removePhoto, ...accounts }: Ports) => ({
  sweeps: async (periods: Retention, now: Date): Promise<Sweep[]> => {
    const database = await connect()
    return [
      accountSweep(database, monthsBefore(now, periods.accountMonths), accounts),
      ...orderSweeps(database, periods, { now, removePhoto }),
      ...documentSweeps(database, periods, now),
    ]
  },

  begun: async (): Promise<Begun> => {
    const { retention } = await connect()
    const { after = {}, at } = (await retention.get()).data() ?? {}
    return { after, at }
  },

  /** Increments, so that two concurrent runs don't lose counts. */
  passed: async (kind: RetentionKind, { removed, last }: Page): Promise<void> => {
    const { retention, increment } = await connect()
    await retention.set(
      { after: { [kind]: last }, removedNow: { [kind]: increment(removed) } },
      { merge: true },
    )
  },

  /**
   * Sums what this run and interrupted earlier ones removed. If a concurrent run ended meanwhile, the status page shows
   * both together.
   */
  finished: async (at: Date, begun: Begun): Promise<Counts> => {
    const { firestore, retention, timestamp } = await connect()
    return inTransaction(firestore, async (work) => {
      const last = (await work.read(retention)) ?? {}
      const { after = {}, removed = {}, removedNow = {} } = last
      const isBeside = last.at?.toMillis() !== begun.at?.toMillis()
      work.set(retention, {
        at: timestamp(at),
        removed: isBeside ? sumOf(removed, removedNow) : removedNow,
        after,
      })
      return removedNow
    })
  },
})

export type RetentionRepository = ReturnType<typeof retentionRepository>
