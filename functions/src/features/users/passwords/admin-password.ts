import { randomInt } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { hashOfToken } from '#domain/hashed-ids.ts'
import { findForAdmin } from '../admin/change-account.ts'
import type { UsersContext } from '../users-context.ts'
import type { ReplaceCredentials } from './replace-credentials.ts'

// Read out on the phone: without easily confused letters and digits.
const LETTERS = 'abcdefghkmnpqrstuvwxyz'
const DIGITS = '23456789'
const LETTER_COUNT = 10
const DIGIT_COUNT = 5
const ONE_TIME_HOURS = 24

const some = (length: number, characters: string): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('')

/** Ten letters, a #, five digits: 60 bits, too many to guess within a day even without a lock-out. */
const newOneTimePassword = (): string =>
  `${some(LETTER_COUNT, LETTERS)}#${some(DIGIT_COUNT, DIGITS)}`

type OneTimePassword = { hash: string; until: Date }

const isSame = ({ hash }: OneTimePassword, password: string): boolean =>
  hash === hashOfToken(password)

/** Whether this is the one-time password, still within its day. */
export const isValidOneTimePassword = (
  oneTime: OneTimePassword | undefined,
  password: string,
  now: Date,
): boolean => oneTime !== undefined && isSame(oneTime, password) && now < oneTime.until

export const isExpiredOneTimePassword = (
  oneTime: OneTimePassword | undefined,
  password: string,
  now: Date,
): boolean => oneTime !== undefined && isSame(oneTime, password) && now >= oneTime.until

export const notFound = () => new AppError('not_found', reason('user_not_found'))

/**
 * Sets a one-time password for a customer who forgot theirs. It is recorded first: if interrupted after that, the old
 * password still works but must be changed, and the admin repeats the call.
 */
export const resetPassword =
  ({ transact, clock }: UsersContext, replaceCredentials: ReplaceCredentials) =>
  async (id: string, by: Caller): Promise<string> => {
    if (id === by._id) throw new AppError('conflict', reason('own_password_elsewhere'))
    const password = newOneTimePassword()
    const until = new Date(clock.now().getTime() + ONE_TIME_HOURS * HOUR_MS)
    const user = await transact([], async (unit) => {
      const account = await findForAdmin(unit, id, by)
      if (!account) throw notFound()
      const { user: target } = account
      // From now on the customer must first choose a password.
      unit.update(id, {
        isPasswordDue: true,
        oneTimePassword: { hash: hashOfToken(password), until: unit.timestamp(until) },
      })
      // Customers who forgot their password usually have too many failed tries.
      unit.forgetTries(target.phone)
      unit.audit({ by, action: 'user.password_reset', target, changes: {} })
      return target
    })
    await replaceCredentials({ user, password })
    return password
  }
