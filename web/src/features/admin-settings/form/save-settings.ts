import type { Settings } from '@bartan/contract/settings/settings'
import { saveBasedOn, type Saving } from '#lib/api/save-based-on.ts'
import { isSameJson } from '#lib/is-same-json.ts'
import { readSettings, writeSettings } from '../settings-query.ts'
import type { Setting } from '../topics/topics.ts'
import { mergeChanges } from './merge-changes.ts'

export type Values = Omit<Settings, 'version' | 'rateChanges'>

/** Names of settings that differ. */
export const changedIn = (
  before: Partial<Values>,
  after: Partial<Values>,
  names: readonly Setting[],
): Setting[] => names.filter((name) => !isSameJson(before[name], after[name]))

export const pick = (settings: Partial<Values>, names: readonly Setting[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]))

/** Saves changed settings. Other users' changes of other fields stay; `ask` decides about the same fields, by path. */
export const saveSettings = (
  opened: Settings,
  changed: Partial<Values>,
  names: readonly Setting[],
  ask: Saving<Settings, Partial<Values>>['ask'],
) =>
  saveBasedOn<Settings, Partial<Values>>(opened, changed, {
    write: (change, { version }) => writeSettings({ ...change, version }),
    read: readSettings,
    merge: (base, mine, now) => {
      const versions = { base: pick(base, names), mine, theirs: pick(now, names) }
      const { value, conflicts } = mergeChanges(versions, 'mine')
      return { mine: value, theirs: mergeChanges(versions, 'theirs').value, conflicts }
    },
    ask,
  })
