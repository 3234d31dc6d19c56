import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Container } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { paths } from '#lib/paths.ts'
import { facetsQuery, productsQuery } from '../api/product-queries.ts'
import { collectionTitle, tabTitle } from '../filter-labels.ts'
import { t } from '../texts.ts'
import { hasOrigins, writeFilters } from '../filters.ts'
import { useFilters } from '../use-filters.ts'
import { CollectionToolbar } from './collection-toolbar.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSidebar } from './filter-sidebar.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductResults } from './product-results.tsx'
import type { Filters } from '../filters.ts'
import type { ChangeFilters } from '../use-filters.ts'
import { css } from '#styled-system/css'

const styles = {
  columns: css({ display: 'flex', alignItems: 'flex-start', columnGap: { lg: '10', xl: '14' } }),
  products: css({ flex: '1', minW: '0' }),
}

const useFirstPage = (): number => {
  const [params] = useSearchParams()
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

type ResultsOptions = { collection: string; filters: Filters; change: ChangeFilters }

/** The list, and the grid that shows it: always the same element until something about it has changed. */
const useResults = ({ collection, filters, change }: ResultsOptions) => {
  const firstPage = useFirstPage()
  const products = useInfiniteQuery(productsQuery(collection, filters, firstPage))
  const { data: facets } = useQuery(facetsQuery(collection, filters))
  const { data, error, isPlaceholderData, isFetching, refetch } = products
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = products
  const load = useMemo(
    () => ({
      data,
      error,
      isPlaceholderData,
      isFetching,
      refetch,
      hasNextPage,
      isFetchingNextPage,
      fetchNextPage,
    }),
    [
      data,
      error,
      isPlaceholderData,
      isFetching,
      refetch,
      hasNextPage,
      isFetchingNextPage,
      fetchNextPage,
    ],
  )
  const grid = useMemo(() => {
    const pageLink = (page: number) =>
      paths.collection({ ...writeFilters(filters), page: page > 1 ? page : undefined }, collection)
    return (
      <ProductResults
        load={load}
        pageLink={pageLink}
        colors={filters.color?.split(',')}
        empty={<NoProducts filters={filters} facets={facets} change={change} />}
      />
    )
  }, [load, collection, filters, facets, change])
  return {
    facets,
    total: data?.pages.at(-1)?.total,
    searchPrice: isPlaceholderData ? undefined : data?.pages[0]?.searchPrice,
    isOld: isPlaceholderData,
    // It follows behind what is urgent: a tick in the filters.
    grid: useDeferredValue(grid),
  }
}

/** A collection: filters, sorting and search in the URL, the grid beside them. */
export const CollectionView = ({ collection }: { collection: string }) => {
  const { filters, chosen, change } = useFilters()
  const { facets, total, searchPrice, isOld, grid } = useResults({ collection, filters, change })
  const place = useRef<HTMLElement>(null)
  /** A shopper who filters while scrolled down sees the new list from its beginning. */
  const changeInSight = useCallback<ChangeFilters>(
    (changed) => {
      change(changed)
      if (place.current && place.current.getBoundingClientRect().top < 0)
        place.current.scrollIntoView()
    },
    [change],
  )
  return (
    <Container>
      <PageHeader title={collectionTitle(collection, filters)} />
      <PageTitle>{tabTitle(collection, filters)}</PageTitle>
      <div className={styles.columns}>
        <FilterSidebar>
          <FilterPanel filters={chosen} facets={facets} change={changeInSight} />
        </FilterSidebar>
        <section className={styles.products} ref={place} aria-labelledby="products">
          <VisuallyHidden as="h2" id="products">
            {t('products')}
          </VisuallyHidden>
          <CollectionToolbar
            filters={chosen}
            change={changeInSight}
            total={total}
            searchPrice={searchPrice}
            isByOrigin={hasOrigins(facets?.countryOfOrigin)}
            isOld={isOld}
            panel={<FilterPanel filters={chosen} facets={facets} change={changeInSight} />}
          />
          {grid}
        </section>
      </div>
    </Container>
  )
}
