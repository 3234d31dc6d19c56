import { setTimeout as sleep } from 'node:timers/promises'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Phone } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { Known } from './sign-in.ts'

/** After this many failures for one phone within the window, further tries are refused (contract §5). */
const MAX_FAILURES = 5
export const FAILURE_WINDOW_MS = 15 * 60 * 1000

export const recent = (failures: Date[], now: Date): Date[] =>
  failures.filter((failure) => now.getTime() - failure.getTime() < FAILURE_WINDOW_MS)

/** Seconds until the next allowed try; undefined if one is allowed now. */
export const lockedFor = (failures: Date[], now: Date): number | undefined => {
  const oldest = recent(failures, now).at(-MAX_FAILURES)
  return oldest && Math.ceil((oldest.getTime() + FAILURE_WINDOW_MS - now.getTime()) / 1000)
}

export type CheckPasswordPorts = {
  signIn: (phone: Phone, password: string) => Promise<Known | undefined>
  attempts: {
    inLine<T>(key: string, job: () => Promise<T>): Promise<T>
    take(key: string, now: Date): Promise<number | undefined>
    giveBack(key: string, taken: Date): Promise<void>
    clear(key: string): Promise<void>
  }
  clock: Clock
  /** The least duration of a refusal: Google refuses a missing account faster, because it has no password to hash. */
  refusalMs: number
}

export type CheckPassword = (
  password: string,
  of: {
    phone: Phone
    countedAs?: string
    /** Whether it is the one-time password, which works during a lock-out. */
    isWayBack?: () => Promise<boolean>
  },
) => Promise<Known | undefined>

const locked = (seconds: number) =>
  new AppError('too_many_requests', reason('too_many_failed_attempts'), {
    retryAfterSeconds: seconds,
  })

/**
 * Checks a password with a limit per phone. The try is recorded first, in its own transaction, and counts as a failure
 * until it succeeds. So concurrent tries on any number of instances can't exceed the limit, and an interrupted try
 * counts. A try that Google did not answer is given back, so that an outage locks nobody out. A one-time password works
 * during a lock-out: it can't be guessed (admin-password.ts).
 */
export const checkPassword =
  ({ signIn, attempts, clock, refusalMs }: CheckPasswordPorts): CheckPassword =>
  async (password, { phone, countedAs = phone, isWayBack }) => {
    const startedAt = performance.now()
    const known = await attempts.inLine(countedAs, async () => {
      const now = clock.now()
      const seconds = await attempts.take(countedAs, now)
      if (seconds !== undefined && !(await isWayBack?.())) throw locked(seconds)
      const result = await signIn(phone, password).catch(async (error: unknown) => {
        await attempts.giveBack(countedAs, now)
        throw error
      })
      if (result) await attempts.clear(countedAs)
      return result
    })
    if (!known) await sleep(Math.max(0, startedAt + refusalMs - performance.now()))
    return known
  }

/** Tries of a signed-in customer's own password, which don't affect log-ins and aren't affected by them. */
export const ownTries = (uid: string): string => `account-${uid}`
