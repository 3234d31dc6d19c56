import { NO_PHONE, type Phone } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'
import type { Caller } from '#domain/caller.ts'
import type { UsersContext } from '../users-context.ts'
import { changeAccount } from './change-account.ts'

/** The audit log's author: somebody with access to the project. */
const COMMAND_LINE: Caller = {
  _id: 'command-line',
  name: 'npm run admin',
  phone: NO_PHONE,
  role: 'admin',
}

/** Appoints the first admin; undefined if no account has the phone. */
export const appointAdmin =
  ({ accounts, users, transact, clock }: UsersContext) =>
  async (phone: Phone): Promise<{ user: User; wasAdmin: boolean } | undefined> => {
    const before = await users.findByPhone(phone)
    if (!before) return undefined
    await accounts.setRole(before._id, 'admin')
    const user = await transact([], async (unit) => {
      const account = await unit.find(before._id)
      const promotion = { change: { role: 'admin' as const }, by: COMMAND_LINE, at: clock.now() }
      return account && changeAccount(unit, account, promotion)
    })
    return user && { user, wasAdmin: before.role === 'admin' }
  }
