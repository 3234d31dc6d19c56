import { useNavigate } from 'react-router-dom'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { CreateProduct } from '../../../features/admin-products/components/create-product.tsx'
import { AdminTrail } from '../../layouts/admin-trail.tsx'

const TITLE = 'Create Product'

export const CreateProductPage = () => {
  const navigate = useNavigate()
  return (
    <>
      <AdminTrail of="Products" to={paths.adminProducts} current={TITLE} />
      <PageHeader title={TITLE} />
      <CreateProduct onSaved={() => void navigate(paths.adminProducts)} />
    </>
  )
}
