import { randomBytes } from 'node:crypto'
import type { Invitation } from '@bartan/contract/admin-users/invitation-endpoints'
import type { Role } from '@bartan/contract/shared/roles'
import type { Phone } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { resetLink } from '#domain/mail/password-mail.ts'
import { runPart } from '#platform/keyed-call.ts'
import type { AccountUnit, StoredAccount } from '../account-unit.repository.ts'
import { openAccount, phoneTaken } from '../open-account.ts'
import type { UsersContext } from '../users-context.ts'
import { findForAdmin } from './change-account.ts'

/** New staff may need time to open the message. */
const LINK_HOURS = 72

/** A random password that isn't stored: only the link opens the account. */
const unknownPassword = (): string => randomBytes(24).toString('base64url')

type Invited = { name: string; phone: Phone; role: Role }

/** What is stored of the call: the link is a secret. */
type InvitedAs = { userId: string }

/**
 * Creates a staff account and the link by which its owner chooses a password. A new invitation before that makes a new
 * link, which ends the previous one.
 */
export const inviteStaff = (context: UsersContext) => {
  const { siteUrl, transact, clock } = context
  const open = openAccount(context)

  const openNew = async (invited: Invited, by: Caller): Promise<void> => {
    try {
      const opened = { ...invited, password: unknownPassword(), isInvited: true }
      await runPart('account', () => open(opened, by))
    } catch (error) {
      // It may be the account of an earlier invitation.
      if (!(error instanceof AppError) || error.code !== 'phone_taken') throw error
    }
  }

  const newLink = async (
    unit: AccountUnit,
    { user, document }: StoredAccount,
  ): Promise<Invitation> => {
    const { token, expiresAt } = await unit.newResetLink({
      userId: user._id,
      generation: document.sessionGeneration ?? 0,
      at: clock.now(),
      hours: LINK_HOURS,
    })
    return { user, link: resetLink(siteUrl, token), expiresAt: expiresAt.toISOString() }
  }

  return {
    invite: async (invited: Invited, by: Caller): Promise<Invitation> => {
      await openNew(invited, by)
      return transact([], async (unit, keep) => {
        const found = await unit.findByPhone(invited.phone)
        const account = found && (await findForAdmin(unit, found.id, by))
        if (!account || account.user.role !== invited.role || !unit.isInvited(account))
          throw phoneTaken()
        const { user: target } = account
        unit.audit({ by, action: 'user.password_link_made', target, changes: {} })
        const made: InvitedAs = { userId: target._id }
        keep.facts(made)
        return newLink(unit, account)
      })
    },

    /** A new link instead of the lost one, while the account waits for its password. */
    invitedAgain: ({ userId }: InvitedAs, by: Caller): Promise<Invitation> =>
      transact([], async (unit) => {
        const account = await findForAdmin(unit, userId, by)
        if (!account || !unit.isInvited(account)) throw phoneTaken()
        return newLink(unit, account)
      }),
  }
}
