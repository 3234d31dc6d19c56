import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { toSearch } from '../../config/paths.ts'
import { readFilters, writeFilters } from './filters.ts'
import type { Filters } from './filters.ts'

/** The filters in the address, and how to change them. Each change is a step that Back undoes. */
export const useFilters = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(params), [params])
  const change = (changed: Partial<Filters>) =>
    void navigate({ search: toSearch(writeFilters({ ...filters, ...changed })) })
  return { filters, change }
}

export type ChangeFilters = ReturnType<typeof useFilters>['change']
