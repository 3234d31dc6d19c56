import { ALL_COLLECTION } from '@bartan/contract/catalog-options'
import { word } from '../../copy/copy-of.ts'
import { copy } from './copy.ts'
import type { Filters } from './filters.ts'

/** The heading of a collection page: what was searched, else the category, else the collection. */
export const collectionTitle = (collection: string, { search, category }: Filters): string => {
  if (search) return copy('resultsFor', { search })
  if (category) return category.split(',').map(word).join(', ')
  return collection === ALL_COLLECTION ? copy('allProducts') : word(collection)
}
