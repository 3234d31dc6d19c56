import { randomInt } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import type { User } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Transact } from '#domain/transact.ts'
import type { AccountUnit } from '../account-unit.repository.ts'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'
import { hashOfToken } from '#domain/hashed-ids.ts'
import type { Clock } from '#platform/clock.ts'
import { findForAdmin } from '../admin/change-account.ts'

// To be read out on the phone: no letter or digit that is taken for another.
const LETTERS = 'abcdefghkmnpqrstuvwxyz'
const DIGITS = '23456789'
const LETTER_COUNT = 10
const DIGIT_COUNT = 5
const ONE_TIME_HOURS = 24

const some = (length: number, characters: string): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('')

/** Ten letters, a #, five digits: 60 bits, too many to guess within its day without a lock-out. */
const newOneTimePassword = (): string =>
  `${some(LETTER_COUNT, LETTERS)}#${some(DIGIT_COUNT, DIGITS)}`

type OneTimePassword = { hash: string; until: Date }

const isSame = ({ hash }: OneTimePassword, password: string): boolean =>
  hash === hashOfToken(password)

/** Whether the password is this one-time password, and its day has not passed. */
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

export type ResetPasswordPorts = {
  transact: Transact<AccountUnit>
  replaceCredentials: (change: { user: User; password: string }) => Promise<number>
  clock: Clock
}

export const notFound = () => new AppError('not_found', reason('user_not_found'))

/**
 * Gives a customer who forgot the password one to log in with once. The record comes first: if it is interrupted
 * after that, the old password still works, and must be changed; the admin does it again.
 */
export const resetPassword =
  ({ transact, replaceCredentials, clock }: ResetPasswordPorts) =>
  async (id: string, by: Caller): Promise<string> => {
    if (id === by._id) throw new AppError('conflict', reason('own_password_elsewhere'))
    const password = newOneTimePassword()
    const until = new Date(clock.now().getTime() + ONE_TIME_HOURS * HOUR_MS)
    const user = await transact([], async (unit) => {
      const account = await findForAdmin(unit, id, by)
      if (!account) throw notFound()
      const { user: target } = account
      // From now on the customer must choose a password before anything else.
      unit.update(id, {
        isPasswordDue: true,
        oneTimePassword: { hash: hashOfToken(password), until: unit.timestamp(until) },
      })
      // Customers who forgot their password have usually tried too often.
      unit.forgetTries(target.phone)
      unit.audit({ by, action: 'user.password_reset', target, changes: {} })
      return target
    })
    await replaceCredentials({ user, password })
    return password
  }
