import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'

/** After this many failures for one phone within the window, further tries are refused (contract §5). */
const MAX_FAILURES = 5
const FAILURE_WINDOW_MS = 15 * 60 * 1000

const recent = (failures: Date[], now: Date): Date[] =>
  failures.filter((failure) => now.getTime() - failure.getTime() < FAILURE_WINDOW_MS)

/** Seconds until the next allowed try; undefined if one is allowed now. */
const lockedFor = (failures: Date[], now: Date): number | undefined => {
  const oldest = recent(failures, now).at(-MAX_FAILURES)
  return oldest && Math.ceil((oldest.getTime() + FAILURE_WINDOW_MS - now.getTime()) / 1000)
}

const secondsUntil = (time: Date | undefined, now: Date): number =>
  time ? Math.ceil((time.getTime() - now.getTime()) / 1000) : 0

/** Password tries over all instances; a TTL policy on `expiresAt` deletes them. */
export const loginAttemptsRepository = (connect: Connect) => {
  /** Tries queued behind a refused one are refused without a read. Bounded by the calls under way. */
  const lines = new Map<string, { length: number; lockedUntil?: Date }>()

  /** Replaces the recorded failures with the result of `decide`; keeps them if it is undefined. */
  const change = async (key: string, decide: (failures: Date[]) => Date[] | undefined) => {
    const { firestore, loginAttempts, timestamp }: Database = await connect()
    const document = loginAttempts.doc(key)
    await inTransaction(firestore, async (work) => {
      const known = (await work.read(document))?.failures ?? []
      const failures = decide(known.map((failure) => failure.toDate()))
      const latest = failures?.at(-1)
      if (latest)
        work.set(document, {
          failures: (failures ?? []).map(timestamp),
          expiresAt: timestamp(new Date(latest.getTime() + FAILURE_WINDOW_MS)),
        })
      else if (failures) work.delete(document)
    })
  }

  return {
    /** Queues tries within an instance; a correct one lets the waiting ones pass. */
    inLine: async <T>(key: string, job: () => Promise<T>): Promise<T> => {
      const line = lines.get(key) ?? { length: 0 }
      lines.set(key, line)
      line.length += 1
      try {
        const { inTurn } = await connect()
        return await inTurn([`password ${key}`], job)
      } finally {
        line.length -= 1
        if (line.length === 0) lines.delete(key)
      }
    },

    /** Counts a try as a failure before it is made. Returns the seconds to wait, if none is allowed now. */
    take: async (key: string, now: Date): Promise<number | undefined> => {
      const line = lines.get(key)
      const left = secondsUntil(line?.lockedUntil, now)
      if (left > 0) return left
      let seconds: number | undefined
      await change(key, (failures) => {
        seconds = lockedFor(failures, now)
        return seconds === undefined ? [...recent(failures, now), now] : undefined
      })
      if (line && seconds !== undefined) line.lockedUntil = new Date(now.getTime() + seconds * 1000)
      return seconds
    },

    /** Removes a try that got no answer. */
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
