import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { DAY_SECONDS } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import { canonicalEmail, emailKey } from '#domain/hashed-ids.ts'
import type { AccountUnit, StoredAccount } from '../account-unit.repository.ts'
import type { UsersContext } from '../users-context.ts'

type LinkOutcome = 'sent' | 'no address' | 'confirmed already' | 'too many'

export const emailConfirmation = ({ transact, siteUrl, clock, log }: UsersContext) => {
  const mailTo = async (
    unit: AccountUnit,
    { user, document }: StoredAccount,
  ): Promise<LinkOutcome> => {
    if (!user.email) return 'no address'
    const to = canonicalEmail(user.email)
    if (document.confirmedEmail === to) return 'confirmed already'
    return (await unit.mailLink(user, { to, siteUrl, at: clock.now() })) ? 'sent' : 'too many'
  }

  /** Mails a link to the account's current address. `reply`: for the owner who asked for it. */
  const sendLink = (uid: string, reply?: PlainReason): Promise<LinkOutcome> =>
    transact([], async (unit, keep) => {
      const account = await unit.find(uid)
      const outcome = account ? await mailTo(unit, account) : 'no address'
      if (outcome === 'sent' && reply) keep.reply(reply)
      return outcome
    })

  return {
    /** In the transaction that sets the account's address. */
    mailTo,

    /**
     * After an account got an address. The account is complete without the mail, so failures are only logged: the owner
     * can request another link.
     */
    announce: async ({ _id, email }: { _id: string; email?: string | null }): Promise<void> => {
      if (!email) return
      await sendLink(_id).catch((cause: unknown) =>
        log.warn('A link to confirm an address was not mailed', { cause: String(cause) }),
      )
    },

    sendAgain: async (uid: string): Promise<PlainReason> => {
      const sent = reason('email_link_sent')
      switch (await sendLink(uid, sent)) {
        case 'no address':
          throw new AppError('conflict', reason('email_missing'))
        case 'too many': {
          const seconds = Math.floor(clock.now().getTime() / 1000)
          throw new AppError('too_many_requests', reason('too_many_mails'), {
            retryAfterSeconds: DAY_SECONDS - (seconds % DAY_SECONDS),
          })
        }
        case 'confirmed already':
          return reason('email_confirmed')
        case 'sent':
          return sent
      }
    },

    /** Undefined if the account no longer has the address of the link. */
    confirm: (token: string): Promise<PlainReason | undefined> => {
      const used = { token, at: clock.now() }
      return transact([], async (unit) => {
        const link = await unit.link(used)
        if (!link) return undefined
        const account = await unit.find(link.subject)
        const email = account?.user.email
        if (!email || emailKey(email) !== link.address) return undefined
        const confirmedEmail = canonicalEmail(email)
        if (account.document.confirmedEmail === confirmedEmail)
          return reason('address_confirmed_before')
        if (link.usedAt) return undefined
        unit.useLink(used)
        unit.update(account.id, { confirmedEmail })
        // From now on a link can be mailed.
        unit.removeResetRequest(account.id)
        return reason('email_confirmed')
      })
    },
  }
}

export type EmailConfirmation = ReturnType<typeof emailConfirmation>
