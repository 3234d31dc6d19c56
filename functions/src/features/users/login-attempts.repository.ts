import type { Database } from '../../database/collections.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Connect } from '../../platform/firestore.ts'
import { KeyedQueue } from '../../platform/keyed-queue.ts'
import { FAILURE_WINDOW_MS, lockedFor, recent } from './login-limit.ts'

/** Tries of passwords, over all instances; the documents expire by themselves (TTL policy on `expiresAt`). */
export const loginAttemptsRepository = (connect: Connect) => {
  const queue = new KeyedQueue()

  /** Replaces the failures on record with what `decide` makes of them; leaves them alone if that is undefined. */
  const change = async (key: string, decide: (failures: Date[]) => Date[] | undefined) => {
    const { firestore, loginAttempts, timestamp }: Database = await connect()
    const document = loginAttempts.doc(key)
    await inTransaction(firestore, async (transaction) => {
      const known = (await transaction.get(document)).data()?.failures ?? []
      const failures = decide(known.map((failure) => failure.toDate()))
      const latest = failures?.at(-1)
      if (latest)
        transaction.set(document, {
          failures: (failures ?? []).map(timestamp),
          expiresAt: timestamp(new Date(latest.getTime() + FAILURE_WINDOW_MS)),
        })
      else if (failures) transaction.delete(document)
    })
  }

  return {
    /** One try after the other within an instance: a right one clears the way for those that wait. */
    inLine: <T>(key: string, job: () => Promise<T>): Promise<T> => queue.run([key], job),

    /** Counts a try as a failure before it is made. Returns for how many seconds there is none to take. */
    take: async (key: string, now: Date): Promise<number | undefined> => {
      let seconds: number | undefined
      await change(key, (failures) => {
        seconds = lockedFor(failures, now)
        return seconds === undefined ? [...recent(failures, now), now] : undefined
      })
      return seconds
    },

    /** For a try that was never answered. */
    giveBack: (key: string, taken: Date): Promise<void> =>
      change(key, (failures) => {
        const place = failures.findIndex((failure) => failure.getTime() === taken.getTime())
        return place < 0 ? undefined : failures.toSpliced(place, 1)
      }),

    clear: async (key: string): Promise<void> => {
      const { loginAttempts } = await connect()
      await loginAttempts.doc(key).delete()
    },
  }
}
