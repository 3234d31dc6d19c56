import { DEFAULT_LANGUAGE } from '../shop/languages.ts'

/** Values that say the same as their absence. */
const DEFAULTS: Readonly<Record<string, string>> = {
  sortBy: 'default',
  collection: 'all',
  lang: DEFAULT_LANGUAGE,
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return [...new Set(value.map(String))].sort(byText).join(',')
  // What is switched off says the same as its absence.
  if (typeof value === 'boolean') return value ? 'true' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * The one canonical spelling of a query: parameters sorted by name, lists sorted, defaults left out. Equivalent queries
 * are then cached once, in an instance and in the CDN.
 */
export const canonicalQuery = (query: Readonly<Record<string, unknown>>): URLSearchParams => {
  const canonical = new URLSearchParams()
  for (const name of Object.keys(query).sort(byText)) {
    const text = textOf(query[name])
    if (text !== '' && text !== DEFAULTS[name]) canonical.set(name, text)
  }
  return canonical
}
