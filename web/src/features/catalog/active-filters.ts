import { formatRupees } from '#components/commerce/format-rupees.ts'
import { word } from '#i18n/copy-of.ts'
import { copy } from './copy.ts'
import { toggle } from './filters.ts'
import type { Filters, ListFilter } from './filters.ts'

/** A filter in use: its chip's label, and the filters without it. */
export type ActiveFilter = { key: string; label: string; without: Partial<Filters> }

const LISTS: readonly ListFilter[] = ['size', 'material', 'brand']

export const activeFilters = (filters: Filters): ActiveFilter[] => {
  const active: ActiveFilter[] = []
  for (const name of ['category', 'color'] as const) {
    const value = filters[name]
    if (value) active.push({ key: name, label: word(value), without: { [name]: undefined } })
  }
  for (const name of LISTS)
    for (const value of filters[name])
      active.push({
        key: `${name}-${value}`,
        label: word(value),
        without: { [name]: toggle(filters[name], value) },
      })
  if (filters.minPrice !== undefined)
    active.push({
      key: 'minPrice',
      label: copy('from', { price: formatRupees(filters.minPrice) }),
      without: { minPrice: undefined },
    })
  if (filters.maxPrice !== undefined)
    active.push({
      key: 'maxPrice',
      label: copy('upTo', { price: formatRupees(filters.maxPrice) }),
      without: { maxPrice: undefined },
    })
  return active
}
