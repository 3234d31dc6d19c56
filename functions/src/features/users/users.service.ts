import { reason } from '@bartan/contract/reasons/reasons'
import type { Profile, SignedIn, User } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Verified } from '#platform/firebase/accounts.ts'
import { canonicalEmail } from '#domain/hashed-ids.ts'
import { isGoodOneTime } from './passwords/admin-password.ts'
import { changePassword } from './passwords/change-password.ts'
import { checkPassword } from './passwords/check-password.ts'
import type { CheckPasswordPorts } from './passwords/check-password.ts'
import { deviceTries, isMarkOf, newMark } from './passwords/device-marks.ts'
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
    credentials: { keyOf(phone: string): Promise<string | undefined> }
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
/** What is answered, and what marks the device from now on. */
type Marked = { signedIn: SignedIn; mark: string | undefined }
type TokenOptions = { checkRevoked: boolean; evenIfPasswordDue: boolean }

const marked = (signedIn: SignedIn, key: string | null, former?: string): Marked => {
  if (key === null) return { signedIn, mark: undefined }
  return { signedIn, mark: former ?? newMark(key) }
}

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
  const change = changePassword({
    checkPassword: check,
    replaceCredentials: replaceCredentials({ accounts, credentials, clock }),
    startSession: (uid, generation) => accounts.startSession(uid, generation),
  })

  /** The mark that is one of this account. */
  const markOf = async (phone: string, marks: readonly string[]): Promise<string | undefined> => {
    if (marks.length === 0) return undefined
    const key = await credentials.keyOf(phone)
    return key === undefined ? undefined : marks.find((mark) => isMarkOf(mark, key))
  }

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

    register: async ({ name, phone, password, email }: Registration): Promise<Marked> => {
      const { key, ...signedIn } = await open({ name, phone, password, email, role: 'customer' })
      await emailConfirmation.announce(signedIn.user)
      return marked(signedIn, key)
    },

    /** Tokens for the account that was just registered, if this is still its password: whoever knows an old one gets none. */
    registeredAgain: async (user: User, password: string): Promise<SignedIn> => {
      const known = await check(password, { phone: user.phone })
      if (known?.user._id !== user._id) throw phoneTaken()
      return { user, ...(await accounts.startSession(user._id, known.generation)) }
    },

    /** `marks`: of the accounts that have logged in on this device before. */
    login: async (phone: string, password: string, marks: readonly string[]): Promise<Marked> => {
      const mark = await markOf(phone, marks)
      const known = await check(password, {
        phone,
        countedAs: mark === undefined ? phone : deviceTries(mark),
        isWayBack: async () =>
          isGoodOneTime((await credentials.find(phone))?.oneTimePassword, password, clock.now()),
      })
      if (!known) throw new AppError('unauthenticated', reason('credentials_invalid'))
      const { user, generation, isPasswordDue, key } = known
      const signedIn = {
        user,
        ...(await accounts.startSession(user._id, generation)),
        ...(isPasswordDue && { mustChangePassword: true }),
      }
      return marked(signedIn, key, mark)
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

    changePassword: async (user: User, passwords: Parameters<typeof change>[1]): Promise<Marked> =>
      marked(await change(user, passwords), (await credentials.keyOf(user.phone)) ?? null),

    close: closeAccount({ checkPassword: check, erasing }),
  }
}

export type UsersService = ReturnType<typeof usersService>
