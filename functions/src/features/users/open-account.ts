import { randomBytes } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import { NOTICE_VERSION } from '@bartan/contract/users/consents'
import type { Role } from '@bartan/contract/users/roles'
import type { SignedIn, User } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { Transact } from '#domain/transact.ts'
import type { NewSession } from '#platform/firebase/accounts.ts'
import { newCredentials, passwordAtFirebase } from './passwords/credentials.ts'
import type { Credentials } from './passwords/credentials.ts'
import type { AccountUnit } from './account-unit.repository.ts'

export type OpenAccountPorts = {
  accounts: {
    create(account: { uid: string; alias: string; password: string; role: Role }): Promise<void>
    remove(uid: string): Promise<void>
    startSession(uid: string, generation: number): Promise<NewSession>
  }
  users: {
    isPhoneTaken(phone: string): Promise<boolean>
    remove(user: User): Promise<void>
  }
  transact: Transact<AccountUnit>
}

type NewUser = Omit<User, '_id'> & { password: string }

/** `key`: the account's own, from its credentials. */
type OpenedAccount = SignedIn & Pick<Credentials, 'key'>

/** As long as Firebase's own. */
const UID_BYTES = 14

/** What is on record of an account; never its password, which we don't know. */
export const factsOf = ({ name, phone, email, role }: Omit<User, '_id'>) => ({
  name,
  phone,
  email,
  role,
})

export const phoneTaken = () =>
  new AppError('phone_taken', reason('user_exists'), { fields: { phone: reason('user_exists') } })

/**
 * Creates accounts completely or not at all. The documents are written last, in one transaction: they make the account
 * valid and the phone taken. What a crash leaves before that is an account of Firebase Authentication under an alias
 * that nobody knows, which is in nobody's way. What an admin adds is on the audit trail.
 */
export const openAccount =
  ({ accounts, users, transact }: OpenAccountPorts) =>
  async ({ password, ...user }: NewUser, by?: Caller): Promise<OpenedAccount> => {
    if (await users.isPhoneTaken(user.phone)) throw phoneTaken()
    const uid = randomBytes(UID_BYTES).toString('hex')
    const opened = { _id: uid, ...user }
    const credentials = newCredentials()
    const { alias } = credentials
    try {
      const atFirebase = passwordAtFirebase(credentials, password)
      await accounts.create({ uid, alias, password: atFirebase, role: user.role })
      const session = await accounts.startSession(uid, 0)
      await transact([], async (unit, keep) => {
        if (!(await unit.isPhoneFree({ phone: user.phone, uid }))) throw phoneTaken()
        unit.create(opened, credentials, by ? undefined : NOTICE_VERSION)
        keep.facts({ user: opened })
        const changes = fieldChanges({}, factsOf(user))
        if (by) unit.audit({ by, action: 'user.added', target: opened, changes })
      })
      return { user: opened, ...session, key: credentials.key }
    } catch (error) {
      await Promise.allSettled([users.remove(opened), accounts.remove(uid)])
      throw error
    }
  }
