import { useNavigate, useParams } from 'react-router-dom'
import { PageHeader } from '../../../components/page-header.tsx'
import { OutsideLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { EditProduct } from '../../../features/admin-products/components/edit-product.tsx'
import { AdminTrail } from '../../layouts/admin-trail.tsx'

const TITLE = 'Edit Product'

export const EditProductPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <AdminTrail of="Products" to={paths.adminProducts} current={TITLE} />
      <PageHeader
        title={TITLE}
        aside={
          <OutsideLink href={paths.product(id)} target="_blank" py="2">
            See it in the shop
          </OutsideLink>
        }
      />
      <EditProduct key={id} id={id} onSaved={() => void navigate(paths.adminProducts)} />
    </>
  )
}
