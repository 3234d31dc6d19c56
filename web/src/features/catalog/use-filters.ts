import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
} from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { toSearch } from '#lib/paths.ts'
import { readFilters, writeFilters, type Filters } from './filters.ts'

/** History state of an address that a filter change led to. */
const FILTERING = { isFiltering: true }

const isFiltering = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFiltering' in state

/**
 * The filters in the address, and how to change them. Successive changes share one history entry, which Back undoes.
 * The router updates in a transition, so `chosen` is briefly ahead of `filters`: a ticked box must show immediately,
 * and a second choice must not undo the first. `change` never changes identity, so that components that use it need
 * not render again.
 */
export const useFilters = () => {
  const [params] = useSearchParams()
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(params), [params])
  const [chosen, choose] = useOptimistic(filters)
  const latest = useRef({ chosen, navigate, state })
  useLayoutEffect(() => {
    latest.current = { chosen, navigate, state }
  })
  const change = useCallback(
    (changed: Partial<Filters>) =>
      startTransition(() => {
        const next = { ...latest.current.chosen, ...changed }
        choose(next)
        latest.current.navigate(toSearch(writeFilters(next)) || '?', {
          state: FILTERING,
          replace: isFiltering(latest.current.state),
        })
      }),
    [choose],
  )
  return { filters, chosen, change }
}

export type ChangeFilters = ReturnType<typeof useFilters>['change']
