import type { Role } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'
import type { Caller } from '#domain/caller.ts'
import type { Rights, UserChange } from './admin-users.repository.ts'

type Ports = {
  accounts: { setRole: (uid: string, role: Role) => Promise<void> }
  users: { findByPhone: (phone: string) => Promise<User | undefined> }
  records: { change: (id: string, change: UserChange, rights: Rights) => Promise<User | undefined> }
}

/** The actor in the audit trail: whoever has access to the project. */
const COMMAND_LINE: Caller = {
  _id: 'command-line',
  name: 'npm run admin',
  phone: '',
  role: 'admin',
}

/** Makes the first admin, whom nobody in the shop could appoint; undefined if nobody has the phone. */
export const appointAdmin =
  ({ accounts, users, records }: Ports) =>
  async (phone: string): Promise<{ user: User; wasAdmin: boolean } | undefined> => {
    const before = await users.findByPhone(phone)
    if (!before) return undefined
    await accounts.setRole(before._id, 'admin')
    const rights = { by: COMMAND_LINE, guard: () => {} }
    const user = await records.change(before._id, { role: 'admin' }, rights)
    return user && { user, wasAdmin: before.role === 'admin' }
  }
