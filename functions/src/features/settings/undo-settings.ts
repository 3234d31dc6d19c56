import { isDeepStrictEqual } from 'node:util'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { settingsSchema } from '@bartan/contract/settings/schema'
import type { Settings } from '@bartan/contract/settings/settings'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { lockOf, type Transact } from '#domain/transact.ts'
import type { Entry, SettingsUnit } from './settings.repository.ts'

/** Batches of saved settings are named so; undoing one prefixes its name. */
const BATCH = /^(?:undo-)*settings-/

export const isOfSettings = (batch: string): boolean => BATCH.test(batch)

type Ports = {
  transact: Transact<SettingsUnit>
  take: (settings: Settings) => void
  /** Throws if the change can't be undone: a category in use, a rate change in force. */
  refuse: (unit: SettingsUnit, before: Settings, after: Settings) => Promise<void>
}

/** As the database stores it: without undefined values. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** The settings after undoing an entry, or why it can't be undone. */
const undone = (now: Settings, { changes }: Entry): Settings | PlainReason => {
  const values = new Map<string, unknown>(Object.entries(now))
  const changedSince = Object.keys(changes).filter(
    (field) => !isDeepStrictEqual(plain(values.get(field)), plain(changes[field]?.to)),
  )
  if (changedSince.length > 0) return reason('undo_changed_again', { fields: changedSince })
  for (const [field, { from }] of Object.entries(changes)) values.set(field, from)
  const { data } = settingsSchema.safeParse(Object.fromEntries(values))
  return data ?? reason('undo_not_valid', { name: Object.keys(changes).join(', ') })
}

/** Undoes one save of the settings as a whole; refused if a part has changed since. */
export const undoSettings =
  ({ transact, take, refuse }: Ports) =>
  async (batch: string, by: Caller) => {
    const { next, ...reply } = await transact([lockOf.settings], async (unit, keep) => {
      const entries = await unit.entries(batch)
      if (entries.length === 0) throw new AppError('not_found', reason('edit_not_found'))
      const entry = entries.find(({ undo }) => undo === 'open')
      if (!entry) return { ...keep.reply({ undone: 0, skipped: [], left: 0 }), next: undefined }
      const before = await unit.read()
      const after = undone(before, entry)
      if ('reason' in after) {
        unit.settle(entry.id, 'skipped')
        const skipped = [{ name: before.name, ...after }]
        return { ...keep.reply({ undone: 0, skipped, left: 0 }), next: undefined }
      }
      await refuse(unit, before, after)
      const former = { ...after, version: before.version + 1 }
      unit.settle(entry.id, 'done')
      unit.save(former, fieldChanges(before, { ...after, version: before.version }), {
        by,
        batch: `undo-${batch}`,
      })
      return { ...keep.reply({ undone: 1, skipped: [], left: 0 }), next: former }
    })
    if (next) take(next)
    return reply
  }
