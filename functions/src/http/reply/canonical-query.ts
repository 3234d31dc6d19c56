import { listText } from '@bartan/contract/shared/address/list-text'
import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'

/** Values that mean the same as an absent parameter. */
const DEFAULTS: Readonly<Record<string, string>> = {
  sortBy: 'default',
  collection: 'all',
  lang: DEFAULT_LANGUAGE,
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return listText([...new Set(value.map(String))].sort(byText))
  // `false` means the same as an absent parameter.
  if (typeof value === 'boolean') return value ? 'true' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * The canonical spelling of a query: parameters and lists sorted, defaults left out. Equivalent queries share one entry
 * in the caches of instances and the CDN.
 */
export const canonicalQuery = (query: Readonly<Record<string, unknown>>): URLSearchParams => {
  const canonical = new URLSearchParams()
  for (const name of Object.keys(query).sort(byText)) {
    const text = textOf(query[name])
    if (text !== '' && text !== DEFAULTS[name]) canonical.set(name, text)
  }
  return canonical
}
