import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ProductGrid } from '#components/commerce/product-grid.tsx'
import { Heading } from '#components/ui/elements.tsx'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { readFilters, type Filters } from '../filters.ts'
import { useText } from '../nothing-found-texts.ts'
import { facetsQuery, listQuery, productsQuery } from '../product-queries.ts'
import { useFilters } from '../use-filters.ts'
import { NoProducts, relaxedFilters } from './no-products.tsx'

type SuggestedProductsProps = { title: string; products: readonly Product[] }

/** What there is instead of what was looked for. */
const SuggestedProducts = ({ title, products }: SuggestedProductsProps) =>
  products.length > 0 && (
    <section aria-labelledby="near">
      <Heading className={css({ mt: '10', mb: '5' })} id="near" size="card">
        {title}
      </Heading>
      {/* In the columns of a whole page, though beside the filters: four products fill one row, or two on a phone. */}
      <ProductGrid products={products} />
    </section>
  )

/** Number of products in a row on a wide screen. */
const PRODUCTS_OF_A_ROW = 4

/** First products of a wider list than the requested one. */
const nearQuery = (collection: string, filters: Filters, limit = PRODUCTS_OF_A_ROW) => {
  const query = { ...listQuery(collection, filters), limit }
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

const POPULAR: Filters = { ...readFilters(new URLSearchParams()), sortBy: 'popularity' }

/** As many more as are shown above it at most. */
const POPULAR_OR_FOUND = 2 * PRODUCTS_OF_A_ROW

/** Fills the room below a search that found less than a row. */
export const AlsoPopular = () => {
  const t = useText()
  const { collection = ALL_COLLECTION } = useParams()
  const { filters } = useFilters()
  const { data: found } = useInfiniteQuery(productsQuery(collection, filters, 1))
  const { data: popular = [] } = useQuery(nearQuery(ALL_COLLECTION, POPULAR, POPULAR_OR_FOUND))
  const shown = new Set(found?.pages.flatMap(({ products }) => products.map(({ _id }) => _id)))
  const others = popular.filter(({ _id }) => !shown.has(_id))
  return <SuggestedProducts title={t('popular')} products={others.slice(0, PRODUCTS_OF_A_ROW)} />
}
