import type { RetentionKind } from '@bartan/contract/status/schema'
import type { Retention } from '@bartan/contract/settings/retention'
import type { Connect } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import { accountSweep } from './account-sweep.ts'
import type { AccountPorts } from './account-sweep.ts'
import { documentSweeps } from './document-sweeps.ts'
import { orderSweeps } from './order-sweeps.ts'
import type { RemovePhoto } from './order-sweeps.ts'
import { monthsBefore } from './due-dates.ts'
import type { Page, Place, Sweep } from './sweep.ts'

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

  /** Where earlier runs have got to. */
  places: async (): Promise<Partial<Record<RetentionKind, Place | null>>> => {
    const { retention } = await connect()
    return (await retention.get()).data()?.after ?? {}
  },

  /** Increments, so that two runs at once don't lose each other's counts. */
  passed: async (kind: RetentionKind, { removed, last }: Page): Promise<void> => {
    const { retention, increment } = await connect()
    await retention.set(
      { after: { [kind]: last }, removedNow: { [kind]: increment(removed) } },
      { merge: true },
    )
  },

  /** Tells what this run has removed, and what runs before it that broke off. */
  finished: async (at: Date) => {
    const { firestore, retention, timestamp } = await connect()
    return inTransaction(firestore, async (work) => {
      const { after = {}, removedNow = {} } = (await work.read(retention)) ?? {}
      work.set(retention, { at: timestamp(at), removed: removedNow, after })
      return removedNow
    })
  },
})

export type RetentionRepository = ReturnType<typeof retentionRepository>
