import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate, useParams } from 'react-router-dom'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { OutsideLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { EditProduct } from '../../../features/admin-products/components/edit-product.tsx'

const TITLE = 'Edit Product'

export const EditProductPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <chakra.div pt="4">
        <Breadcrumbs trail={[{ label: 'Products', to: paths.adminProducts }]} current={TITLE} />
      </chakra.div>
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
