import { readJson, writeJson } from '#lib/storage/local-store.ts'

const KEY = 'adminOrderFilters'
const MAX_FILTERS = 12

/** A named filter; `search` is its query string. */
export type SavedFilter = { name: string; search: string }

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string'

const areSaved = (value: unknown): value is SavedFilter[] =>
  Array.isArray(value) && value.every(isSaved)

/** This device's saved filters, sorted by name. */
export const savedFilters = (): SavedFilter[] => readJson(KEY, areSaved) ?? []

export const saveFilter = (filter: SavedFilter): SavedFilter[] => {
  const others = savedFilters().filter(({ name }) => name !== filter.name)
  const all = [...others, filter]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, MAX_FILTERS)
  writeJson(KEY, all)
  return all
}

export const forgetFilter = (forgotten: string): SavedFilter[] => {
  const left = savedFilters().filter(({ name }) => name !== forgotten)
  writeJson(KEY, left)
  return left
}
