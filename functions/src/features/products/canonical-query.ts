import type { ProductListQuery } from '@bartan/contract/product'

/**
 * The one canonical spelling of a list's query: parameters sorted by name, lists sorted, defaults left out.
 * Equivalent queries are then cached once, here and, through the links of a list, in the CDN.
 */
export const canonicalQuery = (query: Partial<ProductListQuery>): URLSearchParams => {
  const canonical = new URLSearchParams()
  for (const name of Object.keys(query).sort()) {
    const value = query[name as keyof ProductListQuery]
    if (value === undefined || value === '' || value === 'default') continue
    if (!Array.isArray(value)) canonical.set(name, String(value))
    else if (value.length > 0) canonical.set(name, [...new Set(value)].sort().join(','))
  }
  return canonical
}
