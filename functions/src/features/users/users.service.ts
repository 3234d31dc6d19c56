import { reason } from '@bartan/contract/reasons/reasons'
import type { Phone } from '@bartan/contract/users/rules'
import type { SignedIn, User, Profile } from '@bartan/contract/users/schema'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Caller, Session } from '#domain/caller.ts'
import { canonicalEmail } from '#domain/hashed-ids.ts'
import type { EmailConfirmation } from './email/email-confirmation.ts'
import { closeAccount, type EraseAccount } from './erasing/erase-account.ts'
import { forgottenPassword } from './forgotten/forgotten-password.ts'
import { openAccount, phoneTaken } from './open-account.ts'
import { isValidOneTimePassword } from './passwords/admin-password.ts'
import { checkPassword, ownTries, type CheckPassword } from './passwords/check-password.ts'
import { deviceTries, isMarkOf, markDevice, type Marked } from './passwords/device-marks.ts'
import { loginAttemptsRepository } from './passwords/login-attempts.repository.ts'
import { replaceCredentials, type ReplaceCredentials } from './passwords/replace-credentials.ts'
import type { UsersContext } from './users-context.ts'

type Address = string | null | undefined

const isSameAddress = (one: Address, other: Address): boolean =>
  canonicalEmail(one ?? '') === canonicalEmail(other ?? '')

type ProfileChange = {
  name?: string
  email?: string | null
  cartReminder?: boolean | undefined
  whatsapp?: boolean | undefined
}

/** A new address is unconfirmed, and gets its link in the same transaction. */
const changeProfile =
  ({ transact, clock }: UsersContext, { mailTo }: Pick<EmailConfirmation, 'mailTo'>) =>
  (caller: Caller, { cartReminder, whatsapp, ...change }: ProfileChange): Promise<Profile> =>
    transact([], async (unit, keep) => {
      const account = await unit.find(caller._id)
      if (!account) throw new AppError('unauthenticated', reason('login_ended'))
      const { user, document } = account
      const { name = user.name, email = user.email } = change
      const isNewAddress = !isSameAddress(email, user.email)
      const after = { ...user, name, email: email ?? undefined }
      const reminders =
        cartReminder === undefined
          ? undefined
          : unit.remindersAfter(document, { agrees: cartReminder, at: clock.now() })
      const at = clock.now()
      unit.edit(user._id, {
        ...change,
        ...(whatsapp !== undefined && { whatsapp: { agreed: whatsapp, at: unit.timestamp(at) } }),
        ...(isNewAddress && { confirmedEmail: null }),
        ...(reminders && { reminders }),
      })
      if (isNewAddress)
        await mailTo(unit, {
          ...account,
          user: after,
          document: { ...document, confirmedEmail: null },
        })
      const emailConfirmed = !isNewAddress && user.emailConfirmed
      const isReminded = cartReminder ?? user.cartReminder ?? false
      const said = whatsapp !== undefined && { whatsapp, whatsappAt: at.toISOString() }
      return keep.reply({ ...caller, ...after, ...said, emailConfirmed, cartReminder: isReminded })
    })

/** Ends all earlier sessions and returns a new one. Of concurrent changes only one succeeds. */
const changePassword =
  ({ accounts }: UsersContext, check: CheckPassword, replace: ReplaceCredentials) =>
  async (
    user: User,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ): Promise<SignedIn> => {
    const { _id: uid, phone } = user
    const known = await check(currentPassword, { phone, countedAs: ownTries(uid) })
    if (known?.user._id !== uid)
      throw invalidField('currentPassword', reason('current_password_wrong'))
    if (known.isPasswordDue && newPassword === currentPassword)
      throw invalidField('newPassword', reason('new_password_is_given_one'))
    const from = known.generation
    const change = { user, password: newPassword, from, isChosen: true }
    const generation = await replace(change)
    return { user, ...(await accounts.startSession(uid, generation)) }
  }

type Registration = { name: string; phone: Phone; password: string; email?: string }

type TokenOptions = { checkRevoked: boolean; evenIfPasswordDue: boolean }

const ended = () => new AppError('unauthenticated', reason('login_ended'))

const sessions = ({ accounts, users }: UsersContext) => ({
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

export const usersService = (
  context: UsersContext,
  { emailConfirmation, erasing }: { emailConfirmation: EmailConfirmation; erasing: EraseAccount },
) => {
  const { connect, accounts, credentials, clock } = context
  const check = checkPassword(context, loginAttemptsRepository(connect))
  const replace = replaceCredentials(context)
  const open = openAccount(context)
  const change = changePassword(context, check, replace)

  const markOf = async (phone: Phone, marks: readonly string[]): Promise<string | undefined> => {
    if (marks.length === 0) return undefined
    const key = await credentials.keyOf(phone)
    return key === undefined ? undefined : marks.find((mark) => isMarkOf(mark, key))
  }

  return {
    ...sessions(context),

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

    changeProfile: changeProfile(context, emailConfirmation),

    sendEmailConfirmation: (uid: string) => emailConfirmation.sendAgain(uid),

    changePassword: async (user: User, passwords: Parameters<typeof change>[1]): Promise<Marked> =>
      markDevice(await change(user, passwords), (await credentials.keyOf(user.phone)) ?? null),

    forgotten: forgottenPassword(context, check, replace),

    close: closeAccount(check, erasing),
  }
}

export type UsersService = ReturnType<typeof usersService>
