import { chakra } from '@chakra-ui/react/styled-system'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Container } from '../../../components/container.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { VisuallyHidden } from '../../../components/visually-hidden.tsx'
import { paths } from '../../../config/paths.ts'
import { activeFilters } from '../active-filters.ts'
import { facetsQuery } from '../api/facets-query.ts'
import { productsQuery } from '../api/products-query.ts'
import { collectionTitle } from '../collection-title.ts'
import { copy } from '../copy.ts'
import { writeFilters } from '../filters.ts'
import { useFilters } from '../use-filters.ts'
import { useMediaQuery } from '../use-media-query.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductResults } from './product-results.tsx'
import { SortSelect } from './sort-select.tsx'

const useFirstPage = (): number => {
  const page = Number(useSearchParams()[0].get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

const countOf = (total: number | undefined) =>
  copy(total === undefined ? 'loading' : 'count', { count: total ?? 0 })

const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { base: 'space-between', lg: 'flex-end' },
    gap: '3',
    mb: '5',
  },
})

const Count = chakra('output', {
  base: {
    w: { base: 'full', lg: 'auto' },
    order: { lg: '-1' },
    mr: { lg: 'auto' },
    minH: '22px',
    fontSize: 'sm',
    color: 'ink.soft',
  },
})

/** Where the sidebar has room to stand; the theme's breakpoint `lg`. */
const WIDE = '(min-width: 1024px)'

/** A collection: filters, sorting and search in the URL, the grid beside them. */
export const CollectionView = ({ collection }: { collection: string }) => {
  const { filters, chosen, change } = useFilters()
  const firstPage = useFirstPage()
  const isWide = useMediaQuery(WIDE)
  const products = useInfiniteQuery(productsQuery(collection, filters, firstPage))
  const { data: facets } = useQuery(facetsQuery(collection, filters))

  const total = products.isPlaceholderData ? undefined : products.data?.pages.at(-1)?.total
  const pageLink = (page: number) =>
    paths.collection({ ...writeFilters(filters), page: page > 1 ? page : undefined }, collection)
  // In the page once, as a sidebar or in the drawer; while the width is not known yet, styles hide the wrong one.
  const panel = <FilterPanel filters={chosen} facets={facets} change={change} />
  return (
    <Container>
      <PageHeader title={collectionTitle(collection, filters)} />
      <chakra.div display="flex" alignItems="flex-start" columnGap={{ lg: '10', xl: '14' }}>
        {isWide !== false && (
          <chakra.aside
            aria-label={copy('filters')}
            display={{ base: 'none', lg: 'block' }}
            w="232px"
            flexShrink="0"
          >
            {panel}
          </chakra.aside>
        )}
        <chakra.section aria-labelledby="products" flex="1" minW="0">
          <VisuallyHidden as="h2" id="products">
            {copy('products')}
          </VisuallyHidden>
          <Toolbar>
            {!isWide && (
              <chakra.div display={{ lg: 'none' }}>
                <FilterDrawer total={total} activeCount={activeFilters(filters).length}>
                  {panel}
                </FilterDrawer>
              </chakra.div>
            )}
            <SortSelect sortBy={chosen.sortBy} onChange={(sortBy) => change({ sortBy })} />
            <Count>{products.error && total === undefined ? '' : countOf(total)}</Count>
          </Toolbar>
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
