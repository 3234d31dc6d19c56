import type { Settings } from '@bartan/contract/settings/settings'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { AuditDocument } from '#database/documents.ts'
import { recordAudit } from '#database/repositories/audit.repository.ts'
import { readSettings, settingsIn, SETTINGS } from '#database/stored-settings.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { Caller } from '#domain/caller.ts'
import type { FieldChanges } from '#domain/field-changes.ts'
import type { Log } from '#platform/log.ts'

/** A batch is one save, so it has few entries. */
const MAX_ENTRIES = 20

export type Entry = { id: string; changes: FieldChanges; undo: AuditDocument['undo'] }

const settingsUnit = (database: Database, work: UnitOfWork) => {
  const { settings, products, audit, serverTime } = database
  return {
    read: (): Promise<Settings> => settingsIn(database, work),

    isInUse: async (category: string): Promise<boolean> => {
      const inCategory = products.where('category', '==', category).where('deletedAt', '==', null)
      return (await work.find(inCategory.limit(1))).length > 0
    },

    /** Newest first. Index: audit(batch, at desc). */
    entries: async (batch: string): Promise<Entry[]> => {
      const all = audit.where('batch', '==', batch).orderBy('at', 'desc').limit(MAX_ENTRIES)
      const found = (await work.find(all)).map((entry) => ({ id: entry.id, ...entry.data() }))
      return found.filter(({ action }) => action === 'settings.changed')
    },

    settle: (id: string, undo: 'done' | 'skipped'): void => work.update(audit.doc(id), { undo }),

    save: (
      after: Settings,
      changes: FieldChanges,
      { by, batch }: { by: Caller; batch: string },
    ) => {
      const { version, ...values } = after
      work.set(settings.doc(SETTINGS), { version, values, updatedAt: serverTime })
      recordAudit(database, work, {
        by,
        batch,
        action: 'settings.changed',
        target: { _id: 'settings', name: after.name },
        changes,
      })
    },
  }
}

export type SettingsUnit = ReturnType<typeof settingsUnit>

export const settingsRepository = (connect: Connect, log: Log) => ({
  transact: transactions(connect, settingsUnit),
  load: async (): Promise<Settings> => {
    const { settings } = await connect()
    return readSettings((await settings.doc(SETTINGS).get()).data(), log)
  },
})
