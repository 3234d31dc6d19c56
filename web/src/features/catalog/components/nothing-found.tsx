import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { call } from '#lib/api/api-client.ts'
import type { Filters } from '../filters.ts'
import { useText } from '../nothing-found-texts.ts'
import { facetsQuery, listQuery } from '../product-queries.ts'
import { useFilters } from '../use-filters.ts'
import { NoProducts, relaxedFilters } from './no-products.tsx'
import { SuggestedProducts } from './suggested-products.tsx'

/** Number of products in a row on a wide screen. */
const PRODUCTS_OF_A_ROW = 4

/** First products of a wider list than the requested one. */
const nearQuery = (collection: string, filters: Filters) => {
  const query = { ...listQuery(collection, filters), limit: PRODUCTS_OF_A_ROW }
  return queryOptions({
    queryKey: ['near', query],
    queryFn: ({ signal }) => call('GET /api/products', { query }, { signal }),
  })
}

/** Replaces an empty list: why, ways out, and similar products. */
export const NothingFound = () => {
  const t = useText()
  const { collection = ALL_COLLECTION } = useParams()
  const { filters, change } = useFilters()
  const { data: facets } = useQuery(facetsQuery(collection, filters))
  const nearest = relaxedFilters(filters, facets)
  const { data: near = [] } = useQuery({
    ...nearQuery(collection, nearest),
    enabled: facets !== undefined,
  })
  const isPopular = nearest.search === undefined && nearest.sortBy === 'popularity'
  return (
    <>
      <NoProducts filters={filters} facets={facets} change={change} />
      <SuggestedProducts title={t(isPopular ? 'popular' : 'near')} products={near} />
    </>
  )
}
