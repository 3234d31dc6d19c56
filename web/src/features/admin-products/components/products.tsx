import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import { PackageOpen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ButtonLink } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { productsQuery } from '../api/products-query.ts'
import { useText } from '../texts.ts'
import { PRODUCT_FILTERS, ProductsFilters } from './products-filters.tsx'
import { ProductsTable } from './products-table.tsx'
import { StateOfChosen } from './state-of-chosen.tsx'

const PaperList = lazyExport(() => import('../paper/paper-list.tsx'), 'PaperList')

/** The product table with selection and bulk actions. */
export const ChoosableProducts = ({ products }: { products: AdminProduct[] }) => {
  const [isPaper, setIsPaper] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  // Products removed from the list by a filter or deletion are no longer selected.
  const chosen = products.filter(({ _id }) => ids.has(_id))
  return (
    <>
      {chosen.length > 0 && isPaper && (
        <Suspense fallback={<LoadingText />}>
          <PaperList products={chosen} />
        </Suspense>
      )}
      <ProductsTable
        products={products}
        isChosen={(id) => ids.has(id)}
        onChoose={(id, isChosen) => {
          const others = [...ids].filter((other) => other !== id)
          setIds(new Set(isChosen ? [...others, id] : others))
        }}
      />
      {chosen.length > 0 && (
        <StateOfChosen
          chosen={chosen}
          onDone={() => setIds(new Set())}
          onPaper={() => setIsPaper(!isPaper)}
        />
      )}
    </>
  )
}

const NoProducts = ({ isFiltered }: { isFiltered: boolean }) => {
  const text = useSpecText()
  const t = useText()
  return (
    <EmptyState
      title={text('noProducts')}
      Icon={PackageOpen}
      action={
        isFiltered ? (
          <ButtonLink variant="outline" to={adminPaths.products}>
            {t('clearFilters')}
          </ButtonLink>
        ) : (
          <ButtonLink to={adminPaths.createProduct}>{t('createOne')}</ButtonLink>
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
