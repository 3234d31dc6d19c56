import type { Role } from '@bartan/contract/account-rules'
import type { User } from '@bartan/contract/user'
import type { Caller } from '../../caller.ts'
import type { Rights, UserChange } from './admin-users.repository.ts'

type Ports = {
  accounts: {
    find: (phone: string) => Promise<{ uid: string } | undefined>
    setRole: (uid: string, role: Role) => Promise<void>
  }
  users: { find: (uid: string) => Promise<User | undefined> }
  records: { change: (id: string, change: UserChange, rights: Rights) => Promise<User | undefined> }
}

/** Stands in the audit trail for who has the keys of the project. */
const COMMAND_LINE: Caller = {
  _id: 'command-line',
  name: 'npm run admin',
  phone: '',
  role: 'admin',
}

/** The first admin of a shop, whom nobody in the shop could appoint; undefined where nobody has the phone. */
export const appointAdmin =
  ({ accounts, users, records }: Ports) =>
  async (phone: string): Promise<{ user: User; wasAdmin: boolean } | undefined> => {
    const account = await accounts.find(phone)
    const before = account && (await users.find(account.uid))
    if (!before) return undefined
    await accounts.setRole(before._id, 'admin')
    const rights = { by: COMMAND_LINE, guard: () => {} }
    const user = await records.change(before._id, { role: 'admin' }, rights)
    return user && { user, wasAdmin: before.role === 'admin' }
  }
