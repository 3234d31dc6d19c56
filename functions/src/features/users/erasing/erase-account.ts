import { reason } from '@bartan/contract/reasons/reasons'
import type { User } from '@bartan/contract/users/schema'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { AccountUnit } from '../account-unit.repository.ts'
import { findForAdmin } from '../admin/change-account.ts'
import { ownTries, type CheckPassword } from '../passwords/check-password.ts'
import type { UsersContext } from '../users-context.ts'
import { erasuresRepository, type OthersErased } from './erasures.repository.ts'

/** The most pending erasures that one call continues. */
const FEW = 5

/**
 * Deletes the account and records, in the same transaction, that its data is still to be erased. False if there is
 * neither an account nor such a record.
 */
const begin = async (
  unit: AccountUnit,
  userId: string,
  { by, at }: { by?: Caller | undefined; at: Date },
): Promise<boolean> => {
  const account = by ? await findForAdmin(unit, userId, by) : await unit.find(userId)
  // Continues an earlier erasure.
  if (!account) return unit.isErasing(userId)
  const { phone, role } = account.user
  const entry = await unit.entryOf(phone)
  if (entry?.uid === userId) unit.removeEntry(phone)
  await unit.end(account, at)
  for (const key of [phone, ownTries(userId)]) unit.forgetTries(key)
  const target = { _id: userId, name: 'Deleted account' }
  const changes = fieldChanges({ role }, {})
  if (by) unit.audit({ by, action: 'user.deleted', target, changes })
  return true
}

/**
 * Deletes an account for good, for its owner or an admin. It is invalid at once. An interrupted erasure is continued by
 * the same call, by another deletion, or when an admin lists the accounts.
 */
export const eraseAccount = (
  { connect, accounts, transact, clock, log }: UsersContext,
  others: OthersErased,
) => {
  const erasures = erasuresRepository(connect, others)
  const finish = async (userId: string): Promise<void> => {
    try {
      await erasures.erase(userId)
      await accounts.remove(userId)
      // An order or review may have been written meanwhile.
      await erasures.erase(userId)
      await erasures.done(userId)
    } catch (cause) {
      log.error('The traces of a deleted account are not all erased yet', { cause: String(cause) })
    }
  }

  const eraseRest = async (): Promise<void> => {
    for (const userId of await erasures.unfinished(FEW)) await finish(userId)
  }

  return {
    eraseRest,
    finish,
    /** For an admin or the owner. False if there is no such account. */
    erase: async (userId: string, by?: Caller): Promise<boolean> => {
      const isEnded = await transact([], async (unit, keep) => {
        const hasBegun = await begin(unit, userId, { by, at: clock.now() })
        // Owners who repeat the call have no account any more.
        if (hasBegun && by) keep.facts({})
        return hasBegun
      })
      if (!isEnded) return false
      await finish(userId)
      await eraseRest()
      return true
    },
  }
}

export type EraseAccount = ReturnType<typeof eraseAccount>

export const closeAccount =
  (checkPassword: CheckPassword, erasing: EraseAccount) =>
  async (user: User, password: string): Promise<void> => {
    if (user.role === 'admin') throw new AppError('conflict', reason('admin_account_not_deletable'))
    const { _id, phone } = user
    const known = await checkPassword(password, { phone, countedAs: ownTries(_id) })
    if (known?.user._id !== _id) throw invalidField('password', reason('password_wrong'))
    await erasing.erase(_id)
  }
