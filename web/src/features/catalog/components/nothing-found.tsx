import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { nearQuery } from '../api/near-query.ts'
import { facetsQuery } from '../api/product-queries.ts'
import { useFilters } from '../use-filters.ts'
import { NearProducts } from './near-products.tsx'
import { NoProducts, nearestOf } from './no-products.tsx'

/** In place of a list that is empty: why, the ways out, and what is near. */
export const NothingFound = () => {
  const { collection = ALL_COLLECTION } = useParams()
  const { filters, change } = useFilters()
  const { data: facets } = useQuery(facetsQuery(collection, filters))
  const { data: near = [] } = useQuery({
    ...nearQuery(collection, nearestOf(filters, facets)),
    enabled: facets !== undefined,
  })
  return (
    <>
      <NoProducts filters={filters} facets={facets} change={change} />
      <NearProducts products={near} />
    </>
  )
}
