import type { Settings } from '@bartan/contract/settings/settings'
import { saveBasedOn, type Saving } from '#lib/api/save-based-on.ts'
import { isSameJson } from '#lib/is-same-json.ts'
import { readSettings, writeSettings } from '../settings-query.ts'
import type { Setting } from '../topics/topics.ts'
import { isTree } from './tree.ts'

/** Versions of two edits from the same base. */
type Versions<T> = { base: T; mine: T; theirs: T }

type Merged<T> = {
  value: T
  /** Paths that both have changed differently. */
  conflicts: string[]
}

type Winner = 'mine' | 'theirs'

const whole = (value: unknown): Merged<unknown> => ({ value, conflicts: [] })

const isFields = (value: unknown): value is Record<string, unknown> =>
  isTree(value) && !Array.isArray(value)

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Merges lists of equal length if each side changed different entries. */
const mergedList = ({ base, mine, theirs }: Versions<unknown>): unknown[] | undefined => {
  if (!isList(base) || !isList(mine) || !isList(theirs)) return undefined
  if (mine.length !== base.length || theirs.length !== base.length) return undefined
  const isMine = base.map((entry, place) => !isSameJson(entry, mine[place]))
  const isDisjoint = base.every(
    (entry, place) => !isMine[place] || isSameJson(entry, theirs[place]),
  )
  return isDisjoint ? base.map((_, place) => (isMine[place] ? mine : theirs)[place]) : undefined
}

const merged = (versions: Versions<unknown>, winner: Winner, path: string[]): Merged<unknown> => {
  const { base, mine, theirs } = versions
  if (isSameJson(mine, base) || isSameJson(mine, theirs)) return whole(theirs)
  if (isSameJson(theirs, base)) return whole(mine)
  const list = mergedList(versions)
  if (list) return whole(list)
  if (!isFields(base) || !isFields(mine) || !isFields(theirs))
    return { value: versions[winner], conflicts: [path.join('.')] }
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const fields = names.map((name) => {
    const below = { base: base[name], mine: mine[name], theirs: theirs[name] }
    return [name, merged(below, winner, [...path, name])] as const
  })
  return {
    value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
    conflicts: fields.flatMap(([, { conflicts }]) => conflicts),
  }
}

/**
 * Merges both edits field by field. The winner's value is used if both changed a field. A list entry is never mixed,
 * nor is a list in which one side added or removed entries.
 */
export const mergeChanges = <T>(versions: Versions<T>, winner: Winner): Merged<T> => {
  const { value, conflicts } = merged(versions, winner, [])
  // Each field comes from one of the three versions; saving validates the whole.
  return { value: value as T, conflicts }
}

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
