import type { Facets } from '@bartan/contract/products/schema'

/** `count` is unknown until the facets have arrived. */
export type FilterOption = { value: string; count: number | undefined }

/**
 * The choices of one filter: first what the shop always offers, in its own order, then what else the catalog has
 * (brands, materials, sizes and colours are free text), then what is chosen, so that it can be unchosen.
 */
export const filterOptions = (
  offered: readonly string[],
  facet: Facets['brand'] | undefined,
  chosen: readonly string[],
): FilterOption[] => {
  const counts = new Map(facet?.map(({ value, count }) => [value, count]))
  const values = new Set([...offered, ...counts.keys(), ...chosen])
  return [...values].map((value) => ({ value, count: facet && (counts.get(value) ?? 0) }))
}
