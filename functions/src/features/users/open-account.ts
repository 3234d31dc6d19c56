import { TEXTS } from '@bartan/contract/texts'
import type { SignedIn, User } from '@bartan/contract/user'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SignIn } from '../../platform/sign-in.ts'

export type OpenAccountPorts = {
  accounts: {
    create(account: {
      phone: string
      password: string
      role: User['role']
    }): Promise<string | undefined>
    find(phone: string): Promise<{ uid: string; createdAt: Date } | undefined>
    remove(uid: string): Promise<void>
    signIn(phone: string, password: string): Promise<SignIn | undefined>
    customToken(uid: string): Promise<string>
  }
  users: {
    find(uid: string): Promise<User | undefined>
    create(user: User): Promise<void>
    remove(uid: string): Promise<void>
  }
  clock: Clock
}

type NewUser = Omit<User, '_id'> & { password: string }

/** No request lives longer (Hosting's limit), so an older account without a `users` document belongs to nobody. */
const REQUEST_LIMIT_MS = 60_000

/** Creates accounts completely or not at all: the `users` document is written last, and makes the account valid. */
export const openAccount = ({ accounts, users, clock }: OpenAccountPorts) => {
  const isLeftOver = async ({ uid, createdAt }: { uid: string; createdAt: Date }) =>
    clock.now().getTime() - createdAt.getTime() > REQUEST_LIMIT_MS && !(await users.find(uid))

  /** A uid for the phone; what a crash left of an earlier registration is removed first. */
  const claim = async (user: NewUser): Promise<string> => {
    const created = await accounts.create(user)
    if (created) return created
    const present = await accounts.find(user.phone)
    if (present && (await isLeftOver(present))) await accounts.remove(present.uid)
    const second = await accounts.create(user)
    if (!second)
      throw new AppError('phone_taken', TEXTS.userExists, {
        fields: { phone: TEXTS.userExists },
      })
    return second
  }

  return async ({ password, ...user }: NewUser): Promise<SignedIn> => {
    const uid = await claim({ ...user, password })
    try {
      const session = await accounts.signIn(user.phone, password)
      if (!session) throw new Error('The new account can not sign in')
      const customToken = await accounts.customToken(uid)
      const opened = { _id: uid, ...user }
      await users.create(opened)
      return { user: opened, token: session.token, customToken }
    } catch (error) {
      await Promise.allSettled([users.remove(uid), accounts.remove(uid)])
      throw error
    }
  }
}
