import { inTransaction } from '../../database/transaction.ts'
import type { Connect } from '../../platform/firestore.ts'
import { KeyedQueue } from '../../platform/keyed-queue.ts'
import { FAILURE_WINDOW_MS } from './login-limit.ts'

/** Failed tries per phone, over all instances; the documents expire by themselves (TTL policy on `expiresAt`). */
export const loginAttemptsRepository = (connect: Connect) => {
  const queue = new KeyedQueue()
  return {
    failures: async (phone: string): Promise<Date[]> => {
      const { loginAttempts } = await connect()
      const document = (await loginAttempts.doc(phone).get()).data()
      return document?.failures.map((failure) => failure.toDate()) ?? []
    },

    /** Replaces the failures with the result of `decide`, atomically; leaves them alone if that is undefined. */
    update: async (
      phone: string,
      decide: (failures: Date[]) => Date[] | undefined,
    ): Promise<Date[] | undefined> => {
      const { firestore, loginAttempts, timestamp } = await connect()
      const document = loginAttempts.doc(phone)
      return queue.run([phone], () =>
        inTransaction(firestore, async (transaction) => {
          const known = (await transaction.get(document)).data()?.failures ?? []
          const failures = decide(known.map((failure) => failure.toDate()))
          const latest = failures?.at(-1)
          if (latest)
            transaction.set(document, {
              failures: (failures ?? []).map(timestamp),
              expiresAt: timestamp(new Date(latest.getTime() + FAILURE_WINDOW_MS)),
            })
          else if (failures && known.length > 0) transaction.delete(document)
          return failures
        }),
      )
    },
  }
}
