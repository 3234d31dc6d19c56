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
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { EraseAccount } from '../erasing/erase-account.ts'
import { openAccount, type OpenAccountPorts } from '../open-account.ts'
import { notFound, resetPassword, type ResetPasswordPorts } from '../passwords/admin-password.ts'
import type { adminUserListRepository } from './admin-user-list.repository.ts'
import { isListed, type UserFilter } from './admin-user-list.ts'
import { blockCashOnDelivery } from './block-cash-on-delivery.ts'
import { changeAccount, findForAdmin, refuseStale, type UserChange } from './change-account.ts'
import { inviteStaff } from './invite-staff.ts'

type OrderFigures = {
  total: number
  byStatus: Record<OrderStatus, number>
  spent: Rupees
}

export type AdminUsersPorts = {
  accounts: OpenAccountPorts['accounts'] & {
    setRole: (uid: string, role: Role) => Promise<void>
  }
  users: Pick<OpenAccountPorts['users'], 'isPhoneTaken'> & {
    find(uid: string): Promise<User | undefined>
    open(uid: string): Promise<OpenedUser | undefined>
  }
  list: ReturnType<typeof adminUserListRepository>['list']
  transact: OpenAccountPorts['transact']
  replaceCredentials: ResetPasswordPorts['replaceCredentials']
  ordersOf: (userId: string) => Promise<OrderFigures>
  troublesOf: (userId: string) => Promise<{ refused: number; openReturns: number }>
  erasing: EraseAccount
  announceEmail: (user: { _id: string; email?: string }) => Promise<void>
  siteUrl: string
  clock: Clock
  log: Log
}

type NewUser = { name: string; phone: Phone; password: string; email?: string; role: Role }

export const adminUsersService = (ports: AdminUsersPorts) => {
  const { accounts, users, transact, clock, log } = ports
  const open = openAccount({ accounts, users, transact, clock })

  /** Also called after a failure: the commit may have succeeded without an answer. */
  const tellRecorded = async (id: string): Promise<void> => {
    const recorded = await users.find(id)
    if (recorded) await accounts.setRole(id, recorded.role)
  }

  /**
   * Sends a new role to Firebase Authentication, and the stored one again if the change fails. Firebase doesn't know
   * phones. Only the stored generation ends sessions: ending them at Firebase could not be undone, and of two admins
   * who demote each other, the remaining one would be logged out, too.
   */
  const withRoleTold = async <T>(
    before: User,
    { role }: UserChange,
    change: () => Promise<T>,
  ): Promise<T> => {
    if (role === undefined || role === before.role) return change()
    try {
      await accounts.setRole(before._id, role)
      return await change()
    } catch (error) {
      await tellRecorded(before._id).catch((cause: unknown) =>
        log.error('A half-made change of an account is left', { cause: String(cause) }),
      )
      throw error
    }
  }

  return {
    /** Without the admin's own account (spec §6). */
    list: async (
      { limit = ADMIN_LIST_LIMIT, page, cursor, ...filter }: UserFilter & WantedPage,
      by: Caller,
    ) => {
      const query = pageQueryOf({ cursor, page, limit })
      await ports.erasing.eraseRest()
      const found = await ports.list(filter, query, by._id)
      const total = isListed(by, filter) ? found.total - 1 : found.total
      return { ...found, total, page, limit }
    },

    open: async (id: string) => {
      const user = await users.open(id)
      if (!user) throw notFound()
      const [{ total, byStatus, spent }, troubles] = await Promise.all([
        ports.ordersOf(id),
        ports.troublesOf(id),
      ])
      return { user, orders: { total, byStatus, spent, ...troubles } }
    },

    add: async (user: NewUser, by: Caller): Promise<User> => {
      const { user: added } = await open(user, by)
      await ports.announceEmail(added)
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
      return withRoleTold(before, change, async () => {
        const changed = await transact([], async (unit, keep) => {
          const account = await findForAdmin(unit, id, by)
          if (!account) throw notFound()
          refuseStale(from, account.user)
          const at = clock.now()
          return keep.reply({ user: await changeAccount(unit, account, { change, by, at }) })
        })
        if (changed.user.email !== before.email) await ports.announceEmail(changed.user)
        return changed
      })
    },

    remove: async (id: string, by: Caller): Promise<void> => {
      if (id === by._id) throw new AppError('conflict', reason('own_account'))
      if (!(await ports.erasing.erase(id, by))) throw notFound()
    },

    /** Erases the remaining data of the deleted account. */
    removedAgain: (id: string): Promise<void> => ports.erasing.finish(id),

    resetPassword: resetPassword(ports),

    ...inviteStaff(ports),

    blockCashOnDelivery: blockCashOnDelivery(ports),
  }
}

export type AdminUsersService = ReturnType<typeof adminUsersService>
