import { useNavigate } from 'react-router-dom'
import { PageHeader } from '#components/ui/page-header.tsx'
import { paths } from '#lib/paths.ts'
import { CreateProduct } from '#features/admin-products/form/create-product.tsx'
import { AdminBreadcrumbs } from '#app/layouts/admin-breadcrumbs.tsx'
import { copy } from './copy.ts'

export const CreateProductPage = () => {
  const navigate = useNavigate()
  return (
    <>
      <AdminBreadcrumbs
        of={copy('products')}
        to={paths.adminProducts}
        current={copy('createProduct')}
      />
      <PageHeader title={copy('createProduct')} />
      <CreateProduct onSaved={() => void navigate(paths.adminProducts)} />
    </>
  )
}
