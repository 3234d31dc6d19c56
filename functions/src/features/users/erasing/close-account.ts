import { reason } from '@bartan/contract/reasons/reasons'
import type { User } from '@bartan/contract/users/schema'
import { AppError, invalidField } from '#domain/app-error.ts'
import { ownTries } from '../passwords/check-password.ts'
import type { CheckPassword } from '../passwords/check-password.ts'
import type { EraseAccount } from './erase-account.ts'

export type CloseAccountPorts = { checkPassword: CheckPassword; erasing: EraseAccount }

/** Deletes the caller's own account. */
export const closeAccount =
  ({ checkPassword, erasing }: CloseAccountPorts) =>
  async (user: User, password: string): Promise<void> => {
    if (user.role === 'admin') throw new AppError('conflict', reason('admin_account_not_deletable'))
    const { _id, phone } = user
    const known = await checkPassword(password, { phone, countedAs: ownTries(_id) })
    if (known?.user._id !== _id) throw invalidField('password', reason('password_wrong'))
    await erasing.erase(_id)
  }
