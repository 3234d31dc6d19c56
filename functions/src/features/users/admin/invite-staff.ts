import { randomBytes } from 'node:crypto'
import type { Invitation } from '@bartan/contract/admin-users/invitation-endpoints'
import type { Role } from '@bartan/contract/shared/roles'
import type { Phone } from '@bartan/contract/users/rules'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { resetLink } from '#domain/mail/password-mail.ts'
import type { Clock } from '#platform/clock.ts'
import { runPart } from '#platform/keyed-call.ts'
import type { AccountUnit, StoredAccount } from '../account-unit.repository.ts'
import { openAccount, phoneTaken } from '../open-account.ts'
import type { OpenAccountPorts } from '../open-account.ts'
import { findForAdmin } from './change-account.ts'

/** Somebody new may have to be asked twice to look at the message. */
const LINK_HOURS = 72

/** Kept by no one: the account is opened by its link alone. */
const unknownPassword = (): string => randomBytes(24).toString('base64url')

type Ports = OpenAccountPorts & { siteUrl: string; clock: Clock }

type Invited = { name: string; phone: Phone; role: Role }

/** What is kept of the call: the link itself is a secret. */
type InvitedAs = { userId: string }

/**
 * Opens an account for who is to work for the shop, and makes the link by which they choose its password. Invited again before
 * that, they get a new link, which ends the former.
 */
export const inviteStaff = ({ siteUrl, clock, ...ports }: Ports) => {
  const open = openAccount(ports)

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
      return ports.transact([], async (unit, keep) => {
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

    /** Another link instead of the one whose answer was lost, while the account waits for its password. */
    invitedAgain: ({ userId }: InvitedAs, by: Caller): Promise<Invitation> =>
      ports.transact([], async (unit) => {
        const account = await findForAdmin(unit, userId, by)
        if (!account || !unit.isInvited(account)) throw phoneTaken()
        return newLink(unit, account)
      }),
  }
}
