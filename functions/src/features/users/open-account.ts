import { randomBytes } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import { NOTICE_VERSION } from '@bartan/contract/users/rules'
import type { Role } from '@bartan/contract/shared/roles'
import type { SignedIn, User } from '@bartan/contract/users/schema'
import { AppError, mayHaveCommitted } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { Transact } from '#domain/transact.ts'
import type { NewSession } from '#platform/firebase/accounts.ts'
import { newCredentials, passwordAtFirebase } from './passwords/credentials.ts'
import type { Credentials } from './passwords/credentials.ts'
import type { AccountUnit } from './account-unit.repository.ts'
import type { Phone } from '@bartan/contract/users/rules'

export type OpenAccountPorts = {
  accounts: {
    create(account: { uid: string; alias: string; password: string; role: Role }): Promise<void>
    remove(uid: string): Promise<void>
    startSession(uid: string, generation: number): Promise<NewSession>
  }
  users: { isPhoneTaken(phone: Phone): Promise<boolean> }
  transact: Transact<AccountUnit>
}

type NewUser = Omit<User, '_id'> & {
  password: string
  /** Its owner chooses a password by a link; until then the account can't be opened. */
  isInvited?: boolean
}

/** `key`: the account's own, from its credentials. */
type OpenedAccount = SignedIn & Pick<Credentials, 'key'>

/** As long as Firebase's own. */
const UID_BYTES = 14

/** The stored facts of an account, without the password. */
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
 * valid and the phone taken. What a crash leaves before that is an account of Firebase Authentication under an
 * unknown alias, which is in nobody's way. What an admin adds is on the audit trail.
 */
export const openAccount =
  ({ accounts, users, transact }: OpenAccountPorts) =>
  async (
    { password, isInvited = false, ...user }: NewUser,
    by?: Caller,
  ): Promise<OpenedAccount> => {
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
        unit.create(opened, credentials, by ? { isInvited } : { notice: NOTICE_VERSION })
        keep.facts({ user: opened })
        const changes = fieldChanges({}, factsOf(user))
        if (by) unit.audit({ by, action: 'user.added', target: opened, changes })
      })
      return { user: opened, ...session, key: credentials.key }
    } catch (error) {
      // Its documents may be there although their commit had no answer: then whoever repeats the call has this account.
      if (!mayHaveCommitted(error)) await Promise.allSettled([accounts.remove(uid)])
      throw error
    }
  }
