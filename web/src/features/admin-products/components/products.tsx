import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { Pager } from '../../../components/pager.tsx'
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx'
import { text } from '../../../copy/texts.ts'
import { paths } from '../../../config/paths.ts'
import { useAddressFilters } from '../../../lib/use-address-filters.ts'
import { PRODUCTS_PAGE, productsQuery } from '../api/products-query.ts'
import { copy } from '../copy.ts'
import { PRODUCT_FILTERS, ProductsFilters } from './products-filters.tsx'
import { ProductsTable } from './products-table.tsx'

/** Every product, with search, quick edits, the edit form and deletion. */
export const Products = () => {
  const { values, page, change } = useAddressFilters(PRODUCT_FILTERS)
  // Sorting is not a filter: it leaves no row out.
  const isFiltered = [values.search, values.category, values.stock].some((value) => value !== '')
  const load = useQuery(productsQuery({ ...values, page }))
  return (
    <>
      <ProductsFilters values={values} onChange={change} />
      <LoadState
        load={load}
        skeleton={<RowsSkeleton />}
        isEmpty={({ products }) => products.length === 0}
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
        {({ products, total }) => (
          <chakra.div opacity={load.isPlaceholderData ? 0.6 : undefined}>
            <ProductsTable products={products} />
            <Pager
              page={page}
              size={PRODUCTS_PAGE}
              total={total}
              totalText={copy('count', { count: total })}
            />
          </chakra.div>
        )}
      </LoadState>
    </>
  )
}
