import { PageHeader } from '#components/ui/page-header.tsx'
import { Products } from '#features/admin-products/components/products.tsx'
import { ProductsActions } from '#features/admin-products/components/products-actions.tsx'
import { copy } from './copy.ts'

export const ProductsPage = () => (
  <>
    <PageHeader title={copy('products')} aside={<ProductsActions />} />
    <Products />
  </>
)
