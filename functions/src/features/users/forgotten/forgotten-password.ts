import { reason } from '@bartan/contract/reasons/reasons'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'
import type { Phone } from '@bartan/contract/users/rules'
import type { SignedIn, User } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import { canonicalEmail, hashOfToken } from '#domain/hashed-ids.ts'
import { addressKey } from '#http/limits/limit-address.ts'
import { noSoonerThan } from '#platform/clock.ts'
import type { CheckPassword } from '../passwords/check-password.ts'
import { deviceTries, markDevice, type Marked } from '../passwords/device-marks.ts'
import type { ReplaceCredentials } from '../passwords/replace-credentials.ts'
import { isConflict } from '../passwords/sign-in.ts'
import type { UsersContext } from '../users-context.ts'

/** Per phone (contract §5). */
const REQUESTS_PER_HOUR = 3
/**
 * The least duration of a reply in milliseconds: longer than finding an account and writing a mail, so that it doesn't
 * reveal accounts.
 */
const ANSWER_MS = 400

const linkOver = () => new AppError('link_over', reason('link_invalid'))

export const forgottenPassword = (
  { config, accounts, credentials, transact, countCall, siteUrl, clock }: UsersContext,
  checkPassword: CheckPassword,
  replaceCredentials: ReplaceCredentials,
) => {
  const { passwordResetsPerHour: perAddress } = config.addressLimits

  /** A phone and an address are personal data, so only a digest is stored. */
  const countHourly = async (who: string, limit: number): Promise<void> => {
    const hour = Math.floor(clock.now().getTime() / HOUR_MS)
    const until = new Date((hour + 1) * HOUR_MS)
    if (await countCall(hashOfToken(`password reset ${who} ${hour}`), { limit, until })) return
    throw new AppError('too_many_requests', reason('too_many_requests'), {
      retryAfterSeconds: Math.ceil((until.getTime() - clock.now().getTime()) / 1000),
    })
  }

  const answer = (phone: Phone): Promise<void> =>
    transact([], async (unit, keep) => {
      keep.reply({})
      const account = await unit.findByPhone(phone)
      if (!account) return
      const { id: userId, user, document } = account
      const at = clock.now()
      const generation = document.sessionGeneration ?? 0
      if (user.email && user.emailConfirmed)
        await unit.mailResetLink(canonicalEmail(user.email), siteUrl, { userId, generation, at })
      else unit.requestReset(userId, at)
    })

  return {
    /** `address`: the caller's. */
    ask: async (phone: Phone, address: string | undefined): Promise<void> => {
      const answered = noSoonerThan(clock, ANSWER_MS)
      // 0: no limit.
      if (perAddress > 0 && address !== undefined)
        await countHourly(`address ${addressKey(address)}`, perAddress)
      await countHourly(`phone ${phone}`, REQUESTS_PER_HOUR)
      await answer(phone)
      await answered()
    },

    /**
     * Of concurrent confirmations only one succeeds: the first step of changing credentials ends the sessions, and the
     * link with them. `marks`: of the accounts that have logged in on this device.
     */
    confirm: async (
      { token, newPassword: password }: { token: string; newPassword: string },
      marks: readonly string[],
    ): Promise<Marked> => {
      const link = await transact([], (unit) => unit.resetLink(token, clock.now()))
      if (!link) throw linkOver()
      const { generation: from, user } = link
      const change = { user, password, from, isChosen: true }
      const generation = await replaceCredentials(change).catch((error: unknown) => {
        throw isConflict(error) ? linkOver() : error
      })
      await transact([], async (unit, keep) => {
        unit.removeResetLink(token)
        unit.removeResetRequest(user._id)
        // Customers who forgot their password usually have too many failed tries.
        for (const key of [user.phone, ...marks.map(deviceTries)]) unit.forgetTries(key)
        keep.facts({ user }, user._id)
      })
      const signedIn = { user, ...(await accounts.startSession(user._id, generation)) }
      return markDevice(signedIn, (await credentials.keyOf(user.phone)) ?? null)
    },

    /** Tokens for the account, if its password is still the one just chosen. */
    confirmedAgain: async (user: User, password: string): Promise<SignedIn> => {
      const known = await checkPassword(password, { phone: user.phone })
      if (known?.user._id !== user._id) throw linkOver()
      return { user, ...(await accounts.startSession(user._id, known.generation)) }
    },
  }
}
