import { useNavigate, useSearchParams } from 'react-router-dom'

/**
 * A table's filters and page, stored in the address for reload, bookmarks and Back. A changed filter returns to the
 * first page.
 */
export const useAddressFilters = <N extends string>(names: readonly N[]) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    N,
    string
  >
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)

  const change = (changed: Partial<Record<N, string>>, { replace = false } = {}) => {
    const after = new URLSearchParams(params)
    after.delete('page')
    for (const [name, value] of Object.entries<string | undefined>(changed))
      if (value) after.set(name, value)
      else after.delete(name)
    navigate(`?${after.toString()}`, { replace })
  }

  return { values, page, change, isFiltered: names.some((name) => values[name] !== '') }
}
