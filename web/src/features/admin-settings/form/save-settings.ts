import type { Settings } from '@bartan/contract/settings/settings'
import { ApiError } from '#lib/api/api-error.ts'
import { readSettings, writeSettings } from '../settings-query.ts'
import { mergeChanges } from './merge-changes.ts'
import { isSame } from './tree.ts'
import type { ConflictAnswer } from '#components/ui/overlay/conflict-question.tsx'
import type { Setting } from '../topics/topics.ts'

export type Values = Omit<Settings, 'version' | 'rateChanges'>

/** The settings whose value differs. */
export const changedIn = (
  before: Partial<Values>,
  after: Partial<Values>,
  names: readonly Setting[],
): Setting[] => names.filter((name) => !isSame(before[name], after[name]))

export const pick = (settings: Partial<Values>, names: readonly Setting[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]))

export type Outcome =
  { saved: Settings; before: Settings } | { theirs: Settings; mine: Partial<Values> } | undefined

/** What becomes of fields that another has changed, too, since they were opened; each by its path. */
type Ask = (paths: string[]) => Promise<ConflictAnswer>

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile'

/**
 * Saves what was changed. What another has saved meanwhile stays as it is, but for the same fields, about which is
 * asked. `theirs`: those were taken over, and nothing is saved; `mine` are the settings with what else was changed.
 * Undefined: it was not answered.
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
    if (!isConflict(error)) throw error
    const theirs = await readSettings()
    const versions = { base: pick(base, names), mine: change, theirs: pick(theirs, names) }
    const { value, conflicts } = mergeChanges(versions, 'mine')
    const answer = conflicts.length === 0 ? 'mine' : await ask(conflicts)
    if (answer === 'theirs') return { theirs, mine: mergeChanges(versions, 'theirs').value }
    return answer && saveSettings(theirs, value, names, ask)
  }
}
