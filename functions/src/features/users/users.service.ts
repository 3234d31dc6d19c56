import { reason } from '@bartan/contract/reasons/reasons'
import type { Profile, SignedIn, User } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Verified } from '#platform/firebase/accounts.ts'
import { canonicalEmail } from '#domain/hashed-ids.ts'
import { changePassword } from './passwords/change-password.ts'
import { checkPassword } from './passwords/check-password.ts'
import type { CheckPasswordPorts } from './passwords/check-password.ts'
import { closeAccount } from './erasing/erase-account.ts'
import type { CloseAccountPorts } from './erasing/erase-account.ts'
import type { EmailConfirmation } from './email/email-confirmation.ts'
import { openAccount, phoneTaken } from './open-account.ts'
import type { OpenAccountPorts } from './open-account.ts'
import { replaceCredentials } from './passwords/replace-credentials.ts'
import { signIn } from './passwords/sign-in.ts'
import type { SignInPorts } from './passwords/sign-in.ts'
import type { SessionOwner } from './users.repository.ts'

type Ports = Omit<CheckPasswordPorts, 'signIn'> &
  Pick<CloseAccountPorts, 'erasing'> &
  Pick<SignInPorts, 'credentials'> & {
    emailConfirmation: EmailConfirmation
    transact: OpenAccountPorts['transact']
    accounts: OpenAccountPorts['accounts'] &
      SignInPorts['accounts'] & {
        verify(token: string, checkRevoked: boolean): Promise<Verified | undefined>
      }
    users: OpenAccountPorts['users'] & {
      update(
        uid: string,
        changes: { name?: string; email?: string | null; confirmedEmail?: null },
      ): Promise<void>
      findForSession(uid: string): Promise<SessionOwner | undefined>
    }
  }

type Address = string | null | undefined

const isSameAddress = (one: Address, other: Address): boolean =>
  canonicalEmail(one ?? '') === canonicalEmail(other ?? '')

type Registration = { name: string; phone: string; password: string; email?: string }
type TokenOptions = { checkRevoked: boolean; evenIfPasswordDue: boolean }

export const usersService = (ports: Ports) => {
  const { accounts, users, credentials, attempts, erasing, clock, refusalMs } = ports
  const { emailConfirmation } = ports
  const check = checkPassword({
    signIn: signIn({ accounts, credentials, clock }),
    attempts,
    clock,
    refusalMs,
  })
  const open = openAccount({ accounts, users, transact: ports.transact })

  return {
    /**
     * The account behind a token, as it is now. A token alone is not enough: the account's document must exist, and the
     * session be of its present generation.
     */
    authenticate: async (
      token: string,
      { checkRevoked, evenIfPasswordDue }: TokenOptions,
    ): Promise<Caller> => {
      const verified = await accounts.verify(token, checkRevoked)
      const found = verified && (await users.findForSession(verified.uid))
      if (!found || verified.generation !== found.generation)
        throw new AppError('unauthenticated', reason('login_ended'))
      if (found.isPasswordDue && !evenIfPasswordDue)
        throw new AppError('password_change_due', reason('new_password_due'))
      return found.user
    },

    register: async ({ name, phone, password, email }: Registration): Promise<SignedIn> => {
      const signedIn = await open({ name, phone, password, email, role: 'customer' })
      await emailConfirmation.announce(signedIn.user)
      return signedIn
    },

    /** Tokens for the account that was just registered, if this is still its password: whoever knows an old one gets none. */
    registeredAgain: async (user: User, password: string): Promise<SignedIn> => {
      const known = await check(password, { phone: user.phone })
      if (known?.user._id !== user._id) throw phoneTaken()
      return { user, ...(await accounts.startSession(user._id, known.generation)) }
    },

    login: async (phone: string, password: string): Promise<SignedIn> => {
      const known = await check(password, { phone })
      if (!known) throw new AppError('unauthenticated', reason('credentials_invalid'))
      const { user, generation, isPasswordDue } = known
      return {
        user,
        ...(await accounts.startSession(user._id, generation)),
        ...(isPasswordDue && { mustChangePassword: true }),
      }
    },

    changeProfile: async (
      user: Caller,
      changes: { name?: string; email?: string | null },
    ): Promise<Profile> => {
      const { name = user.name, email = user.email } = changes
      const isNewAddress = !isSameAddress(email, user.email)
      await users.update(user._id, { ...changes, ...(isNewAddress && { confirmedEmail: null }) })
      if (isNewAddress) await emailConfirmation.announce({ _id: user._id, email })
      const emailConfirmed = !isNewAddress && user.emailConfirmed === true
      return { ...user, name, email: email ?? undefined, emailConfirmed }
    },

    sendEmailConfirmation: (uid: string) => emailConfirmation.sendAgain(uid),

    changePassword: changePassword({
      checkPassword: check,
      replaceCredentials: replaceCredentials({ accounts, credentials, clock }),
      startSession: (uid, generation) => accounts.startSession(uid, generation),
    }),

    close: closeAccount({ checkPassword: check, erasing }),
  }
}

export type UsersService = ReturnType<typeof usersService>
