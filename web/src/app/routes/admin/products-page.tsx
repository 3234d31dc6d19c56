import { PageHeader } from '../../../components/page-header.tsx'
import { Products } from '../../../features/admin-products/components/products.tsx'
import { ProductsActions } from '../../../features/admin-products/components/products-actions.tsx'

export const ProductsPage = () => (
  <>
    <PageHeader title="Products" aside={<ProductsActions />} />
    <Products />
  </>
)
