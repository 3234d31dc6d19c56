import type { User } from '@bartan/contract/user'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SignIn } from '../../platform/sign-in.ts'
import { afterTry, lockedFor } from './login-limit.ts'

export type CheckPasswordPorts = {
  signIn: (phone: string, password: string) => Promise<SignIn | undefined>
  /** Only accounts with a `users` document are trusted. */
  findUser: (uid: string) => Promise<User | undefined>
  attempts: {
    failures(phone: string): Promise<Date[]>
    update(
      phone: string,
      decide: (failures: Date[]) => Date[] | undefined,
    ): Promise<Date[] | undefined>
  }
  clock: Clock
}

const locked = (seconds: number) =>
  new AppError('too_many_requests', 'Too many failed attempts. Please try again later.', {
    retryAfterSeconds: seconds,
  })

/**
 * Tries a password, behind the limit per phone. The result is settled in one transaction after the try, as if tries
 * came one after the other: of many concurrent ones, a right password counts only if it comes before the fifth
 * failure.
 *
 * A phone without an account goes through the same steps as a wrong password, so that it takes the same time.
 */
export const checkPassword =
  ({ signIn, findUser, attempts, clock }: CheckPasswordPorts) =>
  async (phone: string, password: string): Promise<{ user: User; token: string } | undefined> => {
    const seconds = lockedFor(await attempts.failures(phone), clock.now())
    if (seconds !== undefined) throw locked(seconds)

    const session = await signIn(phone, password)
    const user = session && (await findUser(session.uid))
    const isRight = user !== undefined

    let before: Date[] = []
    const settled = await attempts.update(phone, (failures) => {
      before = failures
      return afterTry(failures, isRight, clock.now())
    })
    if (!settled) throw locked(lockedFor(before, clock.now()) ?? 1)
    return user && session && { user, token: session.token }
  }
