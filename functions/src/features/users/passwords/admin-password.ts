import { reason } from '@bartan/contract/reasons/reasons'
import type { User } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Guard, Rights } from '../admin/admin-users.repository.ts'
import { oneTimePassword } from './one-time-password.ts'

export type ResetPasswordPorts = {
  records: { demandPassword: (id: string, rights: Rights) => Promise<User | undefined> }
  replaceCredentials: (change: { user: User; password: string }) => Promise<number>
}

export const notFound = () => new AppError('not_found', reason('user_not_found'))

/**
 * Gives a customer who forgot the password one to log in with once. The record comes first: if it breaks off after
 * that, the old password still works, and must be changed; the admin does it again.
 */
export const resetPassword =
  ({ records, replaceCredentials, guard }: ResetPasswordPorts & { guard: Guard }) =>
  async (id: string, by: Caller): Promise<string> => {
    if (id === by._id) throw new AppError('conflict', reason('own_password_elsewhere'))
    const user = await records.demandPassword(id, { by, guard })
    if (!user) throw notFound()
    const password = oneTimePassword()
    await replaceCredentials({ user, password })
    return password
  }
