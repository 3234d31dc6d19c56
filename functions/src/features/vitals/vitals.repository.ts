import { addDays, startOfDay } from '@bartan/contract/shared/shop-day'
import type { Connect } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import { addVitals, type DayVitals } from './day-vitals.ts'

/** Shards of a day. An instance uses one, so that instances rarely write to the same document. */
const SHARDS = 4

const KEEP_DAYS = 90

export const vitalsRepository = (connect: Connect) => {
  const shard = Math.floor(Math.random() * SHARDS)
  return {
    /** One read and one write. */
    add: async (day: string, added: DayVitals): Promise<void> => {
      const { firestore, vitals, timestamp } = await connect()
      const document = vitals.doc(`${day} ${shard}`)
      await inTransaction(firestore, async (work) => {
        const measured: DayVitals = (await work.read(document))?.measured ?? {}
        addVitals(measured, added)
        const expiresAt = timestamp(startOfDay(addDays(day, KEEP_DAYS)))
        work.set(document, { day, measured, expiresAt })
      })
    },

    /** At most four reads per day. */
    since: async (first: string, days: number): Promise<{ day: string; measured: DayVitals }[]> => {
      const { vitals } = await connect()
      const { docs } = await vitals
        .where('day', '>=', first)
        .orderBy('day')
        .limit(days * SHARDS)
        .get()
      return docs.map((document) => document.data())
    },
  }
}
