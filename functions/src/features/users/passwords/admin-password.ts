import { randomInt } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import type { User } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Transact } from '#domain/transact.ts'
import type { AccountUnit } from '../account-unit.repository.ts'
import { findForAdmin } from '../admin/change-account.ts'

// To be read out on the phone: no letter or digit that is taken for another.
const LETTERS = 'abcdefghkmnpqrstuvwxyz'
const DIGITS = '23456789'
const PART = 5

const some = (characters: string): string =>
  Array.from({ length: PART }, () => characters[randomInt(characters.length)]).join('')

/** Five letters, a #, five digits: 37 bits, of which five guesses in 15 minutes can be tried. */
const oneTimePassword = (): string => `${some(LETTERS)}#${some(DIGITS)}`

export type ResetPasswordPorts = {
  transact: Transact<AccountUnit>
  replaceCredentials: (change: { user: User; password: string }) => Promise<number>
}

export const notFound = () => new AppError('not_found', reason('user_not_found'))

/**
 * Gives a customer who forgot the password one to log in with once. The record comes first: if it is interrupted
 * after that, the old password still works, and must be changed; the admin does it again.
 */
export const resetPassword =
  ({ transact, replaceCredentials }: ResetPasswordPorts) =>
  async (id: string, by: Caller): Promise<string> => {
    if (id === by._id) throw new AppError('conflict', reason('own_password_elsewhere'))
    const user = await transact([], async (unit) => {
      const account = await findForAdmin(unit, id, by)
      if (!account) throw notFound()
      const { user: target } = account
      // From now on the customer must choose a password before anything else.
      unit.update(id, { isPasswordDue: true })
      // Whoever forgot the password has tried it too often.
      unit.forgetTries(target.phone)
      unit.audit({ by, action: 'user.password_reset', target, changes: {} })
      return target
    })
    const password = oneTimePassword()
    await replaceCredentials({ user, password })
    return password
  }
