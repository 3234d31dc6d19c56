import type { ProductListQuery } from '@bartan/contract/product'

/**
 * A list's query in its one spelling: parameters by name, lists sorted, nothing that is the default. What means the
 * same is then cached once, here and, by the links of a list, in the CDN.
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
