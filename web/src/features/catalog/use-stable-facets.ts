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

/** The facets with all values since the panel was opened. */
export const useStableFacets = (facets: Facets | undefined): Facets | undefined => {
  const [latest, setLatest] = useState(facets)
  const [shown, setShown] = useState(facets)
  if (facets === latest) return shown
  const next = facets && {
    ...facets,
    ...Object.fromEntries(FREE.map((name) => [name, withFormer(facets[name], shown?.[name])])),
  }
  setLatest(facets)
  if (next) setShown(next)
  return next ?? shown
}
