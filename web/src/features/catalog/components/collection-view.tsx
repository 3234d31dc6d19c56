import { chakra } from '@chakra-ui/react/styled-system'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Container } from '../../../components/container.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { activeFilters } from '../active-filters.ts'
import { facetsQuery } from '../api/facets-query.ts'
import { productsQuery } from '../api/products-query.ts'
import { collectionTitle } from '../collection-title.ts'
import { writeFilters } from '../filters.ts'
import { useFilters } from '../use-filters.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSidebar } from './filter-sidebar.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductResults } from './product-results.tsx'
import { SortSelect } from './sort-select.tsx'

const useFirstPage = (): number => {
  const page = Number(useSearchParams()[0].get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

const countOf = (total: number | undefined) =>
  total === undefined ? 'Loading…' : `${total} ${total === 1 ? 'product' : 'products'}`

/** A collection: filters, sorting and search in the URL, the grid beside them. */
export const CollectionView = ({ collection }: { collection: string }) => {
  const { filters, change } = useFilters()
  const firstPage = useFirstPage()
  const products = useInfiniteQuery(productsQuery(collection, filters, firstPage))
  const { data: facets } = useQuery(facetsQuery(collection, filters))

  const total = products.data?.pages.at(-1)?.total
  const isWaiting = products.isPlaceholderData || (total === undefined && !products.error)
  const pageLink = (page: number) =>
    paths.collection({ ...writeFilters(filters), page: page > 1 ? page : undefined }, collection)
  return (
    <Container>
      <PageHeader title={collectionTitle(collection, filters)} />
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', lg: 'row' }}
        alignItems="flex-start"
        columnGap={{ lg: '10', xl: '14' }}
        rowGap="4"
        position="relative"
      >
        <FilterSidebar total={total} activeCount={activeFilters(filters).length}>
          <FilterPanel filters={filters} facets={facets} change={change} />
        </FilterSidebar>
        <chakra.section aria-label="Products" flex="1" minW="0" w="full">
          <chakra.div
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            mb="5"
            minH="tap"
          >
            <chakra.output fontSize="sm" color="ink.soft">
              {products.error && total === undefined ? '' : countOf(isWaiting ? undefined : total)}
            </chakra.output>
            <SortSelect sortBy={filters.sortBy} onChange={(sortBy) => change({ sortBy })} />
          </chakra.div>
          <FilterChips filters={filters} change={change} />
          <ProductResults
            load={products}
            pageLink={pageLink}
            empty={<NoProducts filters={filters} facets={facets} change={change} />}
          />
        </chakra.section>
      </chakra.div>
    </Container>
  )
}
