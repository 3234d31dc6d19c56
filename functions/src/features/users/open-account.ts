import { randomBytes } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import { NOTICE_VERSION } from '@bartan/contract/users/rules'
import type { SignedIn, User } from '@bartan/contract/users/schema'
import { AppError, mayHaveCommitted } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { newCredentials, passwordAtFirebase, type Credentials } from './passwords/credentials.ts'
import type { UsersContext } from './users-context.ts'

type NewUser = Omit<User, '_id'> & {
  password: string
  /** The owner chooses a password by link; until then nobody can log in. */
  isInvited?: boolean
}

/** `key`: from the account's credentials. */
type OpenedAccount = SignedIn & Pick<Credentials, 'key'>

/** As long as Firebase's. */
const UID_BYTES = 14

export const factsOf = ({ name, phone, email, role }: Omit<User, '_id'>) => ({
  name,
  phone,
  email,
  role,
})

export const phoneTaken = () =>
  new AppError('phone_taken', reason('user_exists'), { fields: { phone: reason('user_exists') } })

/**
 * Creates accounts completely or not at all. The documents are written last, in one transaction, which makes the
 * account valid and the phone taken. A crash before that leaves only a harmless Firebase Authentication account with an
 * unknown alias. Accounts added by an admin are recorded in the audit log.
 */
export const openAccount =
  ({
    accounts,
    users,
    transact,
    clock,
  }: Pick<UsersContext, 'accounts' | 'users' | 'transact' | 'clock'>) =>
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
        const how = by ? { isInvited } : { notice: NOTICE_VERSION }
        await unit.create(opened, credentials, { ...how, at: clock.now() })
        keep.facts({ user: opened }, uid)
        const changes = fieldChanges({}, factsOf(user))
        if (by) unit.audit({ by, action: 'user.added', target: opened, changes })
      })
      return { user: opened, ...session, key: credentials.key }
    } catch (error) {
      // The commit may have succeeded without an answer: then a repeated call finds this account.
      if (!mayHaveCommitted(error)) await Promise.allSettled([accounts.remove(uid)])
      throw error
    }
  }
