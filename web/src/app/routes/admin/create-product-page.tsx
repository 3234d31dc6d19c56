import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from 'react-router-dom'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { paths } from '../../../config/paths.ts'
import { CreateProduct } from '../../../features/admin-products/components/create-product.tsx'

const TITLE = 'Create Product'

export const CreateProductPage = () => {
  const navigate = useNavigate()
  return (
    <>
      <chakra.div pt="4">
        <Breadcrumbs trail={[{ label: 'Products', to: paths.adminProducts }]} current={TITLE} />
      </chakra.div>
      <PageHeader title={TITLE} />
      <CreateProduct onSaved={() => void navigate(paths.adminProducts)} />
    </>
  )
}
