import { imageUrlAt } from '@bartan/contract/images/rules'
import type { CollectionIntro } from '@bartan/contract/products/schema'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Container, VisuallyHidden } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { paths } from '#lib/paths.ts'
import { shopText, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { activeFilters, collectionTitle, tabTitle } from '../filter-labels.ts'
import { hasOrigins, writeFilters, type Filters } from '../filters.ts'
import { countMeasured, facetsQuery, productsQuery } from '../product-queries.ts'
import { useText } from '../texts.ts'
import { useFilters, type ChangeFilters } from '../use-filters.ts'
import { CollectionToolbar } from './collection-toolbar.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSidebar } from './filter-sidebar.tsx'
import { ProductResults } from './product-results.tsx'

const WIDTH = 960

const styles = {
  columns: css({ display: 'flex', alignItems: 'flex-start', columnGap: { lg: '10', xl: '14' } }),
  picture: css({
    w: 'full',
    aspectRatio: '4 / 1',
    objectFit: 'cover',
    borderRadius: 'lg',
    mb: '5',
  }),
}

/** Loaded on demand, because most lists have products. */
const NothingFound = lazyPart(async () => (await import('./nothing-found.tsx')).NothingFound)
const AlsoPopular = lazyPart(async () => (await import('./nothing-found.tsx')).AlsoPopular)

const useFirstPage = (): number => {
  const [params] = useSearchParams()
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

type ResultsOptions = { collection: string; filters: Filters; isFiltered: boolean }

/** The list and its grid element, memoized until something changes. */
const useResults = ({ collection, filters, isFiltered }: ResultsOptions) => {
  const firstPage = useFirstPage()
  const products = useInfiniteQuery(productsQuery(collection, filters, firstPage))
  const { data: facets } = useQuery(facetsQuery(collection, filters))
  const { data, error, isPlaceholderData, isFetching, refetch } = products
  const { isFetchingNextPage, fetchNextPage } = products
  const load = useMemo(
    () => ({
      data,
      error,
      isPlaceholderData,
      isFetching,
      refetch,
      isFetchingNextPage,
      fetchNextPage,
    }),
    [data, error, isPlaceholderData, isFetching, refetch, isFetchingNextPage, fetchNextPage],
  )
  const total = data?.pages.at(-1)?.total
  const unfiltered = isFiltered ? undefined : total
  const layout = unfiltered === 1 ? 'page' : 'beside'
  const grid = useMemo(() => {
    const pageLink = (page: number) =>
      paths.collection({ ...writeFilters(filters), page: page > 1 ? page : undefined }, collection)
    return (
      <ProductResults
        load={load}
        pageLink={pageLink}
        empty={<NothingFound />}
        few={filters.search && <AlsoPopular />}
        layout={layout}
      />
    )
  }, [load, collection, filters, layout])
  return {
    facets,
    total,
    // None or one was found, and not because of a filter: nothing to filter. It comes with the list, which is deferred.
    unfiltered: useDeferredValue(unfiltered),
    measured: data && countMeasured(data.pages),
    read: isPlaceholderData ? undefined : data?.pages[0]?.read,
    isOld: isPlaceholderData,
    // Deferred behind urgent updates such as a ticked filter.
    grid: useDeferredValue(grid),
  }
}

type CollectionViewProps = {
  collection: string
  /** The collection's definition, if it is made by a rule. */
  made?: CollectionIntro | undefined
}

/** A collection page: filters, sorting and search in the URL, and the grid. */
export const CollectionView = ({ collection, made }: CollectionViewProps) => {
  const t = useText()
  const shop = useShop()
  const { filters, chosen, change } = useFilters()
  const { facets, total, unfiltered, measured, read, isOld, grid } = useResults({
    collection,
    filters,
    isFiltered: activeFilters(t.language, shop, filters).length > 0,
  })
  const place = useRef<HTMLElement>(null)
  const { search } = filters
  const leftOut = read?.leftOut
  useEffect(() => {
    // Reports only current results: not the previous list while a search is still being typed.
    if (!search || total === undefined || !leftOut || isOld) return
    void import('#lib/searches/report-search.ts').then(({ reportSearch }) =>
      reportSearch(search, { total, leftOut }),
    )
  }, [search, total, leftOut, isOld])
  /** Scrolls to the new list's beginning if the shopper filters while scrolled down. */
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
      <PageHeader title={collectionTitle(t.language, shop, collection, { ...filters, made })}>
        {made && shopText(t.language, made.text, made.textIn)}
      </PageHeader>
      <PageTitle>{tabTitle(t.language, shop, collection, { ...filters, made })}</PageTitle>
      {made?.picture && (
        <img className={styles.picture} src={imageUrlAt(made.picture, WIDTH)} alt="" />
      )}
      {unfiltered === 0 ? (
        grid
      ) : (
        <div className={styles.columns}>
          {unfiltered !== 1 && (
            <FilterSidebar>
              <FilterPanel filters={chosen} facets={facets} change={changeInSight} />
            </FilterSidebar>
          )}
          <section className={css({ flex: '1', minW: '0' })} ref={place} aria-labelledby="products">
            <VisuallyHidden as="h2" id="products">
              {t('products')}
            </VisuallyHidden>
            <CollectionToolbar
              filters={chosen}
              change={changeInSight}
              total={total}
              measured={measured}
              read={read}
              isByOrigin={hasOrigins(facets?.countryOfOrigin)}
              isOld={isOld}
              panel={<FilterPanel filters={chosen} facets={facets} change={changeInSight} />}
            />
            {grid}
          </section>
        </div>
      )}
    </Container>
  )
}
