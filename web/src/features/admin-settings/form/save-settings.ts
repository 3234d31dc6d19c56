import type { Settings } from '@bartan/contract/settings/settings'
import type { ConflictAnswer } from '#components/ui/overlay/conflict-question.tsx'
import { isStale } from '#lib/api/server-errors.ts'
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

export type Outcome =
  | { saved: Settings; before: Settings }
  | { theirs: Settings; mine: Partial<Values> }
  | undefined

/** Decides about fields, by path, that another user has also changed. */
type Ask = (paths: string[]) => Promise<ConflictAnswer>

/**
 * Saves changed settings. Other users' changes of other fields stay; `ask` decides about the same fields. 'theirs'
 * accepts the others' values without saving; `mine` then holds the settings with the remaining changes. Undefined
 * means no answer.
 */
export const saveSettings = async (
  base: Settings,
  change: Partial<Values>,
  names: readonly Setting[],
  ask: Ask,
): Promise<Outcome> => {
  try {
    return { saved: await writeSettings({ ...change, version: base.version }), before: base }
  } catch (error) {
    if (!isStale(error)) throw error
    const theirs = await readSettings()
    const versions = { base: pick(base, names), mine: change, theirs: pick(theirs, names) }
    const { value, conflicts } = mergeChanges(versions, 'mine')
    const answer = conflicts.length === 0 ? 'mine' : await ask(conflicts)
    if (answer === 'theirs') return { theirs, mine: mergeChanges(versions, 'theirs').value }
    return answer && saveSettings(theirs, value, names, ask)
  }
}
