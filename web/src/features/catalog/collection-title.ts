import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { word } from '#i18n/copy-of.ts'
import { activeFilters } from './active-filters.ts'
import { copy } from './copy.ts'
import type { Filters } from './filters.ts'

/** The heading of a collection page: the search, else the category, else the collection. */
export const collectionTitle = (collection: string, { search, category }: Filters): string => {
  if (search) return copy('resultsFor', { search })
  if (category) return category.split(',').map(word).join(', ')
  return collection === ALL_COLLECTION ? copy('allProducts') : word(collection)
}

/** The tab's title, with the filters in use, so that tabs and bookmarks of one category can be told apart. */
export const tabTitle = (collection: string, filters: Filters): string => {
  const heading = collectionTitle(collection, filters)
  const others = activeFilters(filters).map(({ label }) => label)
  return [heading, ...others.filter((label) => label !== heading)].join(', ')
}
