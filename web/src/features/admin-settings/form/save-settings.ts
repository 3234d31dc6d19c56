import type { Settings, SettingsChange } from '@bartan/contract/settings/settings'
import { ApiError } from '#lib/api/api-error.ts'
import { readSettings, writeSettings } from '../api/settings-query.ts'
import { isSame } from './tree.ts'
import type { ConflictAnswer } from '#components/ui/overlay/conflict-question.tsx'
import type { Setting } from '../topics/topics.ts'

export type Values = Omit<Settings, 'version'>

/** The settings whose value differs. */
export const changedIn = (
  before: Partial<Values>,
  after: Partial<Values>,
  names: readonly Setting[],
): Setting[] => names.filter((name) => !isSame(before[name], after[name]))

export type Outcome =
  { saved: Settings; before: Settings } | { theirs: Settings; names: Setting[] } | undefined

/** What becomes of settings that another has saved since they were opened. */
type Ask = (names: Setting[]) => Promise<ConflictAnswer>

const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile'

/**
 * Saves what was changed. Of what another has saved meanwhile, other settings stay as they are; about the same ones
 * is asked. `theirs`: those were taken over, and nothing is saved. Undefined: it was not answered.
 */
export const saveSettings = async (
  base: Settings,
  change: Omit<SettingsChange, 'version'>,
  names: readonly Setting[],
  ask: Ask,
): Promise<Outcome> => {
  try {
    return { saved: await writeSettings({ ...change, version: base.version }), before: base }
  } catch (error) {
    if (!isConflict(error)) throw error
    const theirs = await readSettings()
    const both = changedIn(base, theirs, names)
    const answer = both.length === 0 ? 'mine' : await ask(both)
    if (answer === 'theirs') return { theirs, names: both }
    return answer && saveSettings(theirs, change, names, ask)
  }
}
