import { TEXTS } from '@bartan/contract/texts'
import type { SignedIn, User } from '@bartan/contract/user'
import { AppError } from '../../app-error.ts'
import { changePassword } from './change-password.ts'
import type { ChangePasswordPorts } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import type { CloseAccountPorts } from './close-account.ts'
import { checkPassword } from './check-password.ts'
import type { CheckPasswordPorts } from './check-password.ts'
import { openAccount } from './open-account.ts'
import type { OpenAccountPorts } from './open-account.ts'

type Ports = Omit<OpenAccountPorts, 'accounts' | 'users'> &
  Pick<CheckPasswordPorts, 'attempts'> &
  Pick<CloseAccountPorts, 'personalData'> & {
    accounts: OpenAccountPorts['accounts'] & ChangePasswordPorts['accounts']
    users: OpenAccountPorts['users'] &
      ChangePasswordPorts['users'] & {
        update(uid: string, changes: { name?: string; email?: string | null }): Promise<void>
        findWithSessions(
          uid: string,
        ): Promise<{ user: User; sessionsFrom: Date | undefined } | undefined>
      }
  }

type Registration = { name: string; phone: string; password: string; email?: string }

export const usersService = ({ accounts, users, attempts, personalData, clock }: Ports) => {
  const check = checkPassword({
    signIn: accounts.signIn,
    findUser: (uid) => users.find(uid),
    attempts,
    clock,
  })
  const open = openAccount({ accounts, users, clock })

  return {
    /** The account behind a token, as it is now. A token alone is not enough: its `users` document must exist. */
    authenticate: async (token: string, options: { checkRevoked: boolean }): Promise<User> => {
      const verified = await accounts.verify(token, options.checkRevoked)
      const found = verified && (await users.findWithSessions(verified.uid))
      if (!found || (found.sessionsFrom && verified.since < found.sessionsFrom))
        throw new AppError('unauthenticated', 'Please log in again')
      return found.user
    },

    register: ({ name, phone, password, email }: Registration): Promise<SignedIn> =>
      open({ name, phone, password, email, role: 'customer' }),

    login: async (phone: string, password: string): Promise<SignedIn> => {
      const session = await check(phone, password)
      if (!session) throw new AppError('unauthenticated', TEXTS.invalidCredentials)
      return { ...session, customToken: await accounts.customToken(session.user._id) }
    },

    changeProfile: async (
      user: User,
      changes: { name?: string; email?: string | null },
    ): Promise<User> => {
      await users.update(user._id, changes)
      return {
        ...user,
        ...(changes.name !== undefined && { name: changes.name }),
        ...(changes.email !== undefined && { email: changes.email ?? undefined }),
      }
    },

    changePassword: changePassword({ checkPassword: check, accounts, users }),

    close: closeAccount({ checkPassword: check, accounts, personalData }),
  }
}

export type UsersService = ReturnType<typeof usersService>
