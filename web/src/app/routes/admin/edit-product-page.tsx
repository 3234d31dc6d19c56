import { useNavigate, useParams } from 'react-router-dom'
import { PageHeader } from '../../../components/page-header.tsx'
import { OutsideLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { language } from '../../../copy/copy-of.ts'
import { pathIn } from '../../../copy/language.ts'
import { EditProduct } from '../../../features/admin-products/components/edit-product.tsx'
import { AdminTrail } from '../../layouts/admin-trail.tsx'
import { copy } from './copy.ts'

export const EditProductPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <AdminTrail of={copy('products')} to={paths.adminProducts} current={copy('editProduct')} />
      <PageHeader
        title={copy('editProduct')}
        aside={
          <OutsideLink href={pathIn(language(), paths.product(id))} target="_blank" py="2">
            {copy('seeInShop')}
          </OutsideLink>
        }
      />
      <EditProduct key={id} id={id} onSaved={() => void navigate(paths.adminProducts)} />
    </>
  )
}
