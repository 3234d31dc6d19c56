import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { translateValue } from '#i18n/translate.ts'
import { categoryName, categoryNames } from '#lib/shop-settings.ts'
import { t } from './texts.ts'
import { toggle } from './filters.ts'
import type { Filters, ListFilter } from './filters.ts'

/** A filter in use: its chip's label, and the filters without it. */
export type ActiveFilter = { key: string; label: string; without: Partial<Filters> }

const LISTS: readonly ListFilter[] = ['size', 'material', 'brand', 'countryOfOrigin']

export const activeFilters = (filters: Filters): ActiveFilter[] => {
  const active: ActiveFilter[] = []
  const { category, color } = filters
  if (category)
    active.push({
      key: 'category',
      label: categoriesTitle(category),
      without: { category: undefined },
    })
  if (color)
    active.push({ key: 'color', label: translateValue(color), without: { color: undefined } })
  for (const name of LISTS)
    for (const value of filters[name])
      active.push({
        key: `${name}-${value}`,
        label: translateValue(value),
        without: { [name]: toggle(filters[name], value) },
      })
  if (filters.minPrice !== undefined)
    active.push({
      key: 'minPrice',
      label: t('from', { price: formatRupees(filters.minPrice) }),
      without: { minPrice: undefined },
    })
  if (filters.maxPrice !== undefined)
    active.push({
      key: 'maxPrice',
      label: t('upTo', { price: formatRupees(filters.maxPrice) }),
      without: { maxPrice: undefined },
    })
  return active
}

/** A category may have a comma in its name, and an address may have several with one between. */
const categoriesTitle = (category: string): string =>
  categoryNames().includes(category)
    ? categoryName(category)
    : category.split(',').map(categoryName).join(', ')

/** The heading of a collection page: the search, else the category, else the collection. */
export const collectionTitle = (collection: string, { search, category }: Filters): string => {
  if (search) return t('resultsFor', { search })
  if (category) return categoriesTitle(category)
  return collection === ALL_COLLECTION ? t('allProducts') : translateValue(collection)
}

/** The tab's title, with the filters in use, so that tabs and bookmarks of one category can be told apart. */
export const tabTitle = (collection: string, filters: Filters): string => {
  const heading = collectionTitle(collection, filters)
  const others = activeFilters(filters).map(({ label }) => label)
  return [heading, ...others.filter((label) => label !== heading)].join(', ')
}
