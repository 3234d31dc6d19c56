import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { toSearch } from '../../config/paths.ts'
import { readFilters, writeFilters } from './filters.ts'
import type { Filters } from './filters.ts'

/**
 * The filters in the address, and how to change them. Each change is a step that Back undoes. The router updates in a
 * transition, so `chosen` is ahead of `filters` for a moment: a ticked box must look ticked at once, and a second
 * choice must not undo the first.
 */
export const useFilters = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(params), [params])
  const [ahead, setAhead] = useState({ of: params, filters })
  const chosen = ahead.of === params ? ahead.filters : filters
  const change = (changed: Partial<Filters>) => {
    const next = { ...chosen, ...changed }
    setAhead({ of: params, filters: next })
    void navigate({ search: toSearch(writeFilters(next)) })
  }
  return { filters, chosen, change }
}

export type ChangeFilters = ReturnType<typeof useFilters>['change']
