import { useNavigate } from 'react-router-dom'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { CreateProduct } from '../../../features/admin-products/components/create-product.tsx'
import { AdminTrail } from '../../layouts/admin-trail.tsx'
import { copy } from './copy.ts'

export const CreateProductPage = () => {
  const navigate = useNavigate()
  return (
    <>
      <AdminTrail of={copy('products')} to={paths.adminProducts} current={copy('createProduct')} />
      <PageHeader title={copy('createProduct')} />
      <CreateProduct onSaved={() => void navigate(paths.adminProducts)} />
    </>
  )
}
