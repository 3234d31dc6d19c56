import { chakra } from '@chakra-ui/react/styled-system'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Container } from '../../../components/container.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { VisuallyHidden } from '../../../components/visually-hidden.tsx'
import { paths } from '../../../config/paths.ts'
import { facetsQuery } from '../api/facets-query.ts'
import { productsQuery } from '../api/products-query.ts'
import { collectionTitle, tabTitle } from '../collection-title.ts'
import { copy } from '../copy.ts'
import { writeFilters } from '../filters.ts'
import { useFilters } from '../use-filters.ts'
import { CollectionToolbar } from './collection-toolbar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSidebar } from './filter-sidebar.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductResults } from './product-results.tsx'
import type { ChangeFilters } from '../use-filters.ts'

const useFirstPage = (): number => {
  const page = Number(useSearchParams()[0].get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** A collection: filters, sorting and search in the URL, the grid beside them. */
export const CollectionView = ({ collection }: { collection: string }) => {
  const { filters, chosen, change } = useFilters()
  const firstPage = useFirstPage()
  const products = useInfiniteQuery(productsQuery(collection, filters, firstPage))
  const { data: facets } = useQuery(facetsQuery(collection, filters))

  const results = useRef<HTMLElement>(null)
  /** A shopper who filters while scrolled down sees the new list from its beginning. */
  const changeInSight: ChangeFilters = (changed) => {
    change(changed)
    if (results.current && results.current.getBoundingClientRect().top < 0)
      results.current.scrollIntoView()
  }
  const pageLink = (page: number) =>
    paths.collection({ ...writeFilters(filters), page: page > 1 ? page : undefined }, collection)
  const panel = <FilterPanel filters={chosen} facets={facets} change={changeInSight} />
  return (
    <Container>
      <PageHeader title={collectionTitle(collection, filters)} />
      <PageTitle>{tabTitle(collection, filters)}</PageTitle>
      <chakra.div display="flex" alignItems="flex-start" columnGap={{ lg: '10', xl: '14' }}>
        <FilterSidebar>{panel}</FilterSidebar>
        <chakra.section ref={results} aria-labelledby="products" flex="1" minW="0">
          <VisuallyHidden as="h2" id="products">
            {copy('products')}
          </VisuallyHidden>
          <CollectionToolbar
            filters={chosen}
            change={changeInSight}
            total={products.data?.pages.at(-1)?.total}
            isOld={products.isPlaceholderData}
            panel={panel}
          />
          <FilterChips filters={chosen} change={changeInSight} />
          <ProductResults
            load={products}
            pageLink={pageLink}
            colors={filters.color?.split(',')}
            empty={<NoProducts filters={filters} facets={facets} change={change} />}
          />
        </chakra.section>
      </chakra.div>
    </Container>
  )
}
