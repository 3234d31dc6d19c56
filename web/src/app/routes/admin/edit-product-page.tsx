import { useNavigate, useParams } from 'react-router-dom'
import { PageHeader } from '#components/ui/page-header.tsx'
import { OutsideLink } from '#components/ui/text-link.tsx'
import { paths } from '#lib/paths.ts'
import { language } from '#i18n/copy-of.ts'
import { pathIn } from '#i18n/language.ts'
import { EditProduct } from '#features/admin-products/form/edit-product.tsx'
import { AdminBreadcrumbs } from '#app/layouts/admin-breadcrumbs.tsx'
import { copy } from './copy.ts'

export const EditProductPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <AdminBreadcrumbs
        of={copy('products')}
        to={paths.adminProducts}
        current={copy('editProduct')}
      />
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
