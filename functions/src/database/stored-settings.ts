import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { settingsSchema } from '@bartan/contract/settings/schema'
import type { Settings } from '@bartan/contract/settings/settings'
import type { CollectionReference } from 'firebase-admin/firestore'
import type { Log } from '#platform/log.ts'
import type { SettingsDocument } from './settings-documents.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/**
 * The stored settings over the code's defaults, because the document may be older than a setting. Invalid values, e.g.
 * a removed language, are logged and replaced by the default.
 */
export const readSettings = (document: SettingsDocument | undefined, log?: Log): Settings => {
  const stored = { ...DEFAULT_SETTINGS, ...document?.values, version: document?.version ?? 0 }
  const { data, error } = settingsSchema.safeParse(stored)
  if (data) return data
  const invalid = new Set(error.issues.map(({ path }) => String(path[0])))
  log?.error('Some of the settings are not valid and have their defaults', {
    settings: [...invalid],
    cause: error.message,
  })
  const valid = Object.entries(stored).filter(([field]) => !invalid.has(field))
  return settingsSchema.parse({ ...DEFAULT_SETTINGS, ...Object.fromEntries(valid) })
}

export const SETTINGS = 'shop'

export const settingsIn = async (
  { settings }: { settings: CollectionReference<SettingsDocument> },
  work: UnitOfWork,
): Promise<Settings> => readSettings(await work.read(settings.doc(SETTINGS)))
