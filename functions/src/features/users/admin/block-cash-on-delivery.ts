import type { OpenedUser } from '@bartan/contract/admin-users/endpoints'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { Transact } from '#domain/transact.ts'
import type { Clock } from '#platform/clock.ts'
import type { AccountUnit } from '../account-unit.repository.ts'
import { notFound } from '../passwords/admin-password.ts'
import { toOpenedUser } from '../users.repository.ts'
import { findForAdmin } from './change-account.ts'

export type CodBlocking = { blocked: boolean; reason?: string | undefined }

/** A field of the account's document, which checkout reads anyway. */
const wordsOf = (block: { reason: string } | null | undefined) => ({
  codBlocked: Boolean(block),
  codBlockReason: block?.reason || undefined,
})

/**
 * Blocks or unblocks cash on delivery for an account (docs/decisions/0014-limits-and-whom-they-count.md). Idempotent:
 * repeated or concurrent calls are recorded once.
 */
export const blockCashOnDelivery =
  ({ transact, clock }: { transact: Transact<AccountUnit>; clock: Clock }) =>
  (id: string, { blocked, reason = '' }: CodBlocking, by: Caller): Promise<{ user: OpenedUser }> =>
    transact([], async (unit, keep) => {
      const account = await findForAdmin(unit, id, by)
      if (!account) throw notFound()
      const { document, user: target } = account
      const before = document.codBlock ?? null
      const isSame = blocked ? before?.reason === reason : before === null
      if (isSame) return keep.reply({ user: toOpenedUser(id, document) })
      const now = clock.now()
      const codBlock = blocked ? { at: unit.timestamp(now), ...before, reason } : null
      unit.edit(id, { codBlock })
      for (const phone of codBlock ? [] : (before?.earlierPhones ?? []))
        unit.setBlock({ phone, isBlocked: false, at: now })
      const changes = fieldChanges(wordsOf(before), wordsOf(codBlock))
      unit.audit({ by, action: 'user.changed', target, changes })
      return keep.reply({ user: toOpenedUser(id, { ...document, codBlock }) })
    })
