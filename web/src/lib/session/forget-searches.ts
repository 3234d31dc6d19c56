import { forget, readJson, writeJson } from '#lib/storage/local-store.ts'

/** Where a tab stores searches with few results, until a purchase or login. */
export const SEARCHED = 'bartan.searched'

/** Data that a tab stores by address: scroll positions, open pages of lists, the last order. */
const TAB_KEYS = ['bartan.scroll', 'bartan.pages', 'lastOrder', SEARCHED] as const

/** Saved filters of the admin's orders; those with search words may name a customer. */
const FILTERS = 'adminOrderFilters'

const isSearch = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return query.has('search') || query.has('q')
}

const hasWords = (filter: unknown): boolean =>
  typeof filter === 'object' &&
  filter !== null &&
  'search' in filter &&
  typeof filter.search === 'string' &&
  isSearch(filter.search)

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

const forgetAnswers = async (): Promise<void> => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (isSearch(new URL(request.url).search)) await cache.delete(request)
  }
}

/** Removes search words from the device, where the next person could find them. */
export const forgetSearches = async (): Promise<void> => {
  for (const key of TAB_KEYS)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Without storage there is nothing to remove.
    }
  const filters = readJson(FILTERS, isList) ?? []
  const kept = filters.filter((filter) => !hasWords(filter))
  if (kept.length === 0) forget(FILTERS)
  else writeJson(FILTERS, kept)
  // Missing without https, and refused in some private windows.
  if ('caches' in globalThis) await forgetAnswers().catch(() => undefined)
}
