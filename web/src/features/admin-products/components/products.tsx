import { PackageOpen } from 'lucide-react'
import { ButtonLink } from '#components/ui/link.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { paths } from '#lib/paths.ts'
import { productsQuery } from '../api/products-query.ts'
import { useText } from '../texts.ts'
import { ChoosableProducts } from './choosable-products.tsx'
import { PRODUCT_FILTERS, ProductsFilters } from './products-filters.tsx'

const NoProducts = ({ isFiltered }: { isFiltered: boolean }) => {
  const text = useSpecText()
  const t = useText()
  return (
    <EmptyState
      title={text('noProducts')}
      Icon={PackageOpen}
      action={
        isFiltered ? (
          <ButtonLink variant="outline" to={paths.adminProducts}>
            {t('clearFilters')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.adminCreateProduct}>{t('createOne')}</ButtonLink>
        )
      }
      text={t(isFiltered ? 'noneFits' : 'noneYet')}
    />
  )
}

/** Products with search, quick edits, edit form and deletion. */
export const Products = () => {
  const t = useText()
  const { values, change } = useAddressFilters(PRODUCT_FILTERS)
  // Sorting isn't a filter, because it hides no row.
  const isFiltered = [values.search, values.category, values.stock, values.state].some(
    (value) => value !== '',
  )
  return (
    <>
      <ProductsFilters values={values} onChange={change} />
      <AdminList
        query={productsQuery(values)}
        empty={<NoProducts isFiltered={isFiltered} />}
        totalText={(count) => t('count', { count })}
      >
        {(products) => <ChoosableProducts products={products} />}
      </AdminList>
    </>
  )
}
