import { reason } from '@bartan/contract/reasons/reasons'
import type { Phone } from '@bartan/contract/users/rules'
import type { SignedIn, User } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller, Session, SessionOwner } from '#domain/caller.ts'
import type { Verified } from '#platform/firebase/accounts.ts'
import { changeProfile } from './email/change-profile.ts'
import type { EmailConfirmation } from './email/email-confirmation.ts'
import { closeAccount, type CloseAccountPorts } from './erasing/erase-account.ts'
import { forgottenPassword, type ForgottenPasswordPorts } from './forgotten/forgotten-password.ts'
import { openAccount, phoneTaken, type OpenAccountPorts } from './open-account.ts'
import { isValidOneTimePassword } from './passwords/admin-password.ts'
import { changePassword } from './passwords/change-password.ts'
import { checkPassword, type CheckPasswordPorts } from './passwords/check-password.ts'
import { deviceTries, isMarkOf, markDevice, type Marked } from './passwords/device-marks.ts'
import { replaceCredentials } from './passwords/replace-credentials.ts'
import { signIn, type SignInPorts } from './passwords/sign-in.ts'

type Ports = Omit<CheckPasswordPorts, 'signIn'> &
  Pick<CloseAccountPorts, 'erasing'> &
  Pick<SignInPorts, 'credentials'> & {
    credentials: { keyOf(phone: Phone): Promise<string | undefined> }
    emailConfirmation: EmailConfirmation
    forgotten: Pick<ForgottenPasswordPorts, 'countCall' | 'perAddressAndHour' | 'siteUrl'>
    transact: OpenAccountPorts['transact']
    accounts: OpenAccountPorts['accounts'] &
      SignInPorts['accounts'] & {
        verify(token: string, checkRevoked: boolean): Promise<Verified | undefined>
      }
    users: OpenAccountPorts['users'] & {
      findForSession(uid: string): Promise<SessionOwner | undefined>
    }
  }

type Registration = { name: string; phone: Phone; password: string; email?: string }

type TokenOptions = { checkRevoked: boolean; evenIfPasswordDue: boolean }

const ended = () => new AppError('unauthenticated', reason('login_ended'))

const sessions = ({ accounts, users }: Pick<Ports, 'accounts' | 'users'>) => ({
  /**
   * A token's session. A genuine token isn't enough: the account's document must exist, and the session must be of its
   * current generation.
   */
  sessionOf: async (
    token: string,
    { checkRevoked, evenIfPasswordDue }: TokenOptions,
  ): Promise<Session> => {
    const verified = await accounts.verify(token, checkRevoked)
    if (!verified) throw ended()
    return {
      userId: verified.uid,
      admit: (owner) => {
        if (owner?.generation !== verified.generation) throw ended()
        if (owner.isPasswordDue && !evenIfPasswordDue)
          throw new AppError('password_change_due', reason('new_password_due'))
        return owner.user
      },
    }
  },

  admit: async (session: Session): Promise<Caller> =>
    session.admit(await users.findForSession(session.userId)),
})

export const usersService = (ports: Ports) => {
  const { accounts, users, credentials, attempts, erasing, clock, refusalMs } = ports
  const { emailConfirmation } = ports
  const check = checkPassword({
    signIn: signIn({ accounts, credentials, clock }),
    attempts,
    clock,
    refusalMs,
  })
  const open = openAccount({ accounts, users, transact: ports.transact, clock })
  const replace = replaceCredentials({ accounts, credentials, clock })
  const startSession = (uid: string, generation: number) => accounts.startSession(uid, generation)
  const change = changePassword({ checkPassword: check, replaceCredentials: replace, startSession })
  const keyOf = async (phone: Phone) => (await credentials.keyOf(phone)) ?? null
  const forgotten = forgottenPassword({
    ...ports.forgotten,
    transact: ports.transact,
    checkPassword: check,
    replaceCredentials: replace,
    startSession,
    keyOf,
    clock,
  })

  const markOf = async (phone: Phone, marks: readonly string[]): Promise<string | undefined> => {
    if (marks.length === 0) return undefined
    const key = await credentials.keyOf(phone)
    return key === undefined ? undefined : marks.find((mark) => isMarkOf(mark, key))
  }

  return {
    ...sessions({ accounts, users }),

    register: async ({ name, phone, password, email }: Registration): Promise<Marked> => {
      const { key, ...signedIn } = await open({ name, phone, password, email, role: 'customer' })
      await emailConfirmation.announce(signedIn.user)
      return markDevice(signedIn, key)
    },

    /** Tokens for the account just registered, if this is still its password. */
    registeredAgain: async (user: User, password: string): Promise<SignedIn> => {
      const known = await check(password, { phone: user.phone })
      if (known?.user._id !== user._id) throw phoneTaken()
      return { user, ...(await accounts.startSession(user._id, known.generation)) }
    },

    /** `marks`: of the accounts that have logged in on this device. */
    login: async (phone: Phone, password: string, marks: readonly string[]): Promise<Marked> => {
      const mark = await markOf(phone, marks)
      const known = await check(password, {
        phone,
        countedAs: mark === undefined ? phone : deviceTries(mark),
        isWayBack: async () =>
          isValidOneTimePassword(
            (await credentials.find(phone))?.oneTimePassword,
            password,
            clock.now(),
          ),
      })
      if (!known) throw new AppError('unauthenticated', reason('credentials_invalid'))
      const { user, generation, isPasswordDue, key } = known
      const signedIn = {
        user,
        ...(await accounts.startSession(user._id, generation)),
        ...(isPasswordDue && { mustChangePassword: true }),
      }
      return markDevice(signedIn, key, mark)
    },

    changeProfile: changeProfile(ports),

    sendEmailConfirmation: (uid: string) => emailConfirmation.sendAgain(uid),

    changePassword: async (user: User, passwords: Parameters<typeof change>[1]): Promise<Marked> =>
      markDevice(await change(user, passwords), await keyOf(user.phone)),

    forgotten,

    close: closeAccount({ checkPassword: check, erasing }),
  }
}

export type UsersService = ReturnType<typeof usersService>
