import { reason } from '@bartan/contract/reasons/reasons'
import type { Phone } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import { noSoonerThan } from '#platform/clock.ts'
import type { UsersContext } from '../users-context.ts'
import type { loginAttemptsRepository } from './login-attempts.repository.ts'
import { signIn, type Known } from './sign-in.ts'

/**
 * The least duration of a refusal: Google refuses a missing account faster, because it has no password to hash. The
 * emulator hashes none, so it takes the same time for any.
 */
const REFUSAL_MS = 600

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
export const checkPassword = (
  context: UsersContext,
  attempts: ReturnType<typeof loginAttemptsRepository>,
): CheckPassword => {
  const { config, clock } = context
  const signInWith = signIn(context)
  const refusalMs = config.authEmulator ? 0 : REFUSAL_MS
  return async (password, { phone, countedAs = phone, isWayBack }) => {
    const refused = noSoonerThan(clock, refusalMs)
    const known = await attempts.inLine(countedAs, async () => {
      const now = clock.now()
      const seconds = await attempts.take(countedAs, now)
      if (seconds !== undefined && !(await isWayBack?.())) throw locked(seconds)
      const result = await signInWith(phone, password).catch(async (error: unknown) => {
        await attempts.giveBack(countedAs, now)
        throw error
      })
      if (result) await attempts.clear(countedAs)
      return result
    })
    if (!known) await refused()
    return known
  }
}

/** Tries of a signed-in customer's own password, which don't affect log-ins and aren't affected by them. */
export const ownTries = (uid: string): string => `account-${uid}`
