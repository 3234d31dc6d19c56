import { ALL_COLLECTION } from '@bartan/contract/catalog-options'
import type { Filters } from './filters.ts'

/** The heading of a collection page: what was searched, else the category, else the collection. */
export const collectionTitle = (collection: string, { search, category }: Filters): string => {
  if (search) return `Results for “${search}”`
  if (category) return category.split(',').join(', ')
  return collection === ALL_COLLECTION ? 'All Products' : collection
}
