import type { Facets } from '@bartan/contract/products/schema'
import { useState } from 'react'
import { LISTS } from './filters.ts'

type Facet = Facets['brand']

/** Keeps values that no longer have products in place, because rows must not move under a finger. */
const withFormer = (now: Facet = [], former: Facet = []): Facet => {
  const counts = new Map(now.map(({ value, count }) => [value, count]))
  const values = new Set([...former.map(({ value }) => value), ...counts.keys()])
  return [...values].map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

const FREE = ['color', ...LISTS] as const

/** The facets with all values since the panel was opened for this list. */
export const useStableFacets = (facets: Facets | undefined, list: string): Facets | undefined => {
  const [state, setState] = useState({ facets, list, shown: facets })
  if (facets === state.facets) return state.shown
  const former = list === state.list ? state.shown : undefined
  const shown = facets && {
    ...facets,
    ...Object.fromEntries(FREE.map((name) => [name, withFormer(facets[name], former?.[name])])),
  }
  setState({ facets, list, shown: shown ?? former })
  return shown ?? former
}
