import { chakra } from '@chakra-ui/react/styled-system'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadMore } from '#components/ui/load-more.tsx'
import { LoadState } from '#components/ui/load-state.tsx'
import { RowsSkeleton } from '#components/ui/rows-skeleton.tsx'
import { text } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { distinct } from '#lib/distinct.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { productsQuery } from '../api/products-query.ts'
import { copy } from '../copy.ts'
import { PRODUCT_FILTERS, ProductsFilters } from './products-filters.tsx'
import { ProductsTable } from './products-table.tsx'

/** Every product, with search, quick edits, the edit form and deletion. */
export const Products = () => {
  const { values, change } = useAddressFilters(PRODUCT_FILTERS)
  // Sorting is not a filter: it leaves no row out.
  const isFiltered = [values.search, values.category, values.stock].some((value) => value !== '')
  const load = useInfiniteQuery(productsQuery(values))
  return (
    <>
      <ProductsFilters values={values} onChange={change} />
      <LoadState
        load={load}
        skeleton={<RowsSkeleton />}
        isEmpty={({ pages }) => pages.every(({ products }) => products.length === 0)}
        empty={
          <EmptyState
            title={text('noProducts')}
            icon={<PackageOpen size={32} strokeWidth={1.5} />}
            action={
              isFiltered ? (
                <ButtonLink variant="outline" to={paths.adminProducts}>
                  {copy('clearFilters')}
                </ButtonLink>
              ) : (
                <ButtonLink to={paths.adminCreateProduct}>{copy('createOne')}</ButtonLink>
              )
            }
          >
            {copy(isFiltered ? 'noneFits' : 'noneYet')}
          </EmptyState>
        }
      >
        {({ pages }) => {
          // A row whose new stock or price puts it behind the cursor is listed there again.
          const products = distinct(pages.flatMap((page) => page.products))
          const total = Math.max(pages.at(-1)?.total ?? 0, products.length)
          return (
            <chakra.div opacity={load.isPlaceholderData ? 0.6 : undefined}>
              <ProductsTable products={products} />
              <LoadMore
                list={load}
                shown={products.length}
                total={total}
                totalText={copy('count', { count: total })}
              />
            </chakra.div>
          )
        }}
      </LoadState>
    </>
  )
}
