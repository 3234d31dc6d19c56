import type { OpenedUser } from '@bartan/contract/admin-users/endpoints'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { reason } from '@bartan/contract/reasons/reasons'
import { ADMIN_LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import type { Rupees } from '@bartan/contract/shared/money'
import type { Role } from '@bartan/contract/shared/roles'
import type { Phone } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { pageQueryOf, type WantedPage } from '#domain/cursor.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { EraseAccount } from '../erasing/erase-account.ts'
import { openAccount } from '../open-account.ts'
import { notFound, resetPassword } from '../passwords/admin-password.ts'
import { replaceCredentials } from '../passwords/replace-credentials.ts'
import type { UsersContext } from '../users-context.ts'
import { toOpenedUser } from '../users.repository.ts'
import { adminUserListRepository } from './admin-user-list.repository.ts'
import { isListed, type UserFilter } from './admin-user-list.ts'
import { changeAccount, findForAdmin, refuseStale, type UserChange } from './change-account.ts'
import { inviteStaff } from './invite-staff.ts'

type CodBlocking = { blocked: boolean; reason?: string | undefined }

/** A field of the account's document, which checkout reads anyway. */
const wordsOf = (block: { reason: string } | null | undefined) => ({
  codBlocked: Boolean(block),
  codBlockReason: block?.reason || undefined,
})

/**
 * Blocks or unblocks cash on delivery for an account (docs/decisions/0014-limits-and-whom-they-count.md). Idempotent:
 * repeated or concurrent calls are recorded once.
 */
const blockCashOnDelivery =
  ({ transact, clock }: UsersContext) =>
  (
    id: string,
    { blocked, reason: why = '' }: CodBlocking,
    by: Caller,
  ): Promise<{ user: OpenedUser }> =>
    transact([], async (unit, keep) => {
      const account = await findForAdmin(unit, id, by)
      if (!account) throw notFound()
      const { document, user: target } = account
      const before = document.codBlock ?? null
      const isSame = blocked ? before?.reason === why : before === null
      if (isSame) return keep.reply({ user: toOpenedUser(id, document) })
      const now = clock.now()
      const codBlock = blocked ? { at: unit.timestamp(now), ...before, reason: why } : null
      unit.edit(id, { codBlock })
      for (const phone of codBlock ? [] : (before?.earlierPhones ?? []))
        unit.setBlock({ phone, isBlocked: false, at: now })
      const changes = fieldChanges(wordsOf(before), wordsOf(codBlock))
      unit.audit({ by, action: 'user.changed', target, changes })
      return keep.reply({ user: toOpenedUser(id, { ...document, codBlock }) })
    })

type OrderFigures = {
  total: number
  byStatus: Record<OrderStatus, number>
  spent: Rupees
}

/** Of the other features, and of other parts of this one. */
type Others = {
  ordersOf: (userId: string) => Promise<OrderFigures>
  troublesOf: (userId: string) => Promise<{ refused: number; openReturns: number }>
  erasing: EraseAccount
  announceEmail: (user: { _id: string; email?: string }) => Promise<void>
}

/**
 * Sends a new role to Firebase Authentication, and the stored one again if the change fails. Firebase doesn't know
 * phones. Only the stored generation ends sessions: ending them at Firebase could not be undone, and of two admins
 * who demote each other, the remaining one would be logged out, too.
 */
const changesOfRole = ({ accounts, users, log }: UsersContext) => {
  /** Also called after a failure: the commit may have succeeded without an answer. */
  const restoreRole = async (id: string): Promise<void> => {
    const recorded = await users.find(id)
    if (recorded) await accounts.setRole(id, recorded.role)
  }

  return async <T>(before: User, { role }: UserChange, change: () => Promise<T>): Promise<T> => {
    if (role === undefined || role === before.role) return change()
    try {
      await accounts.setRole(before._id, role)
      return await change()
    } catch (error) {
      await restoreRole(before._id).catch((cause: unknown) =>
        log.error('A half-made change of an account is left', { cause: String(cause) }),
      )
      throw error
    }
  }
}

type NewUser = { name: string; phone: Phone; password: string; email?: string; role: Role }

export const adminUsersService = (
  context: UsersContext,
  { ordersOf, troublesOf, erasing, announceEmail }: Others,
) => {
  const { connect, users, transact, clock } = context
  const { list } = adminUserListRepository(connect)
  const open = openAccount(context)
  const withRoleAtFirebase = changesOfRole(context)

  return {
    /** Without the admin's own account (spec §6). */
    list: async (
      { limit = ADMIN_LIST_LIMIT, page, cursor, ...filter }: UserFilter & WantedPage,
      by: Caller,
    ) => {
      const query = pageQueryOf({ cursor, page, limit })
      await erasing.eraseRest()
      const found = await list(filter, query, by._id)
      const total = isListed(by, filter) ? found.total - 1 : found.total
      return { ...found, total, page, limit }
    },

    open: async (id: string) => {
      const user = await users.open(id)
      if (!user) throw notFound()
      const [{ total, byStatus, spent }, troubles] = await Promise.all([
        ordersOf(id),
        troublesOf(id),
      ])
      return { user, orders: { total, byStatus, spent, ...troubles } }
    },

    add: async (user: NewUser, by: Caller): Promise<User> => {
      const { user: added } = await open(user, by)
      await announceEmail(added)
      return added
    },

    change: async (
      id: string,
      { from, ...change }: UserChange & { from?: Role | undefined },
      by: Caller,
    ): Promise<{ user: User }> => {
      const before = await users.find(id)
      if (!before) throw notFound()
      refuseStale(from, before)
      if (id === by._id && change.role !== undefined && change.role !== before.role)
        throw new AppError('conflict', reason('own_role'))
      return withRoleAtFirebase(before, change, async () => {
        const changed = await transact([], async (unit, keep) => {
          const account = await findForAdmin(unit, id, by)
          if (!account) throw notFound()
          refuseStale(from, account.user)
          const at = clock.now()
          return keep.reply({ user: await changeAccount(unit, account, { change, by, at }) })
        })
        if (changed.user.email !== before.email) await announceEmail(changed.user)
        return changed
      })
    },

    remove: async (id: string, by: Caller): Promise<void> => {
      if (id === by._id) throw new AppError('conflict', reason('own_account'))
      if (!(await erasing.erase(id, by))) throw notFound()
    },

    /** Erases the remaining data of the deleted account. */
    removedAgain: (id: string): Promise<void> => erasing.finish(id),

    resetPassword: resetPassword(context, replaceCredentials(context)),

    ...inviteStaff(context),

    blockCashOnDelivery: blockCashOnDelivery(context),
  }
}

export type AdminUsersService = ReturnType<typeof adminUsersService>
