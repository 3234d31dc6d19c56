import { useNavigate, useParams } from 'react-router-dom'
import { OutsideLink } from '#components/ui/link.tsx'
import { language } from '#i18n/translate.ts'
import { pathIn } from '@bartan/contract/shop/languages'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { paths } from '#lib/paths.ts'
import { t } from './texts.ts'
import { SubPageHeader } from './sub-page-header.tsx'
import { css } from '#styled-system/css'

const styles = {
  outsideLink: css({ py: '2' }),
}

// Forms bring the contract's schemas along, and the bulk edit a CSV reader, so each loads on demand.
const CreateProduct = lazyExport(
  () => import('#features/admin-products/form/create-product.tsx'),
  'CreateProduct',
)
const EditProduct = lazyExport(
  () => import('#features/admin-products/form/edit-product.tsx'),
  'EditProduct',
)
const BulkEdit = lazyExport(
  () => import('#features/admin-products/bulk-edit/bulk-edit.tsx'),
  'BulkEdit',
)
const PhoneOrder = lazyExport(
  () => import('#features/admin-orders/phone-order/phone-order.tsx'),
  'PhoneOrder',
)

export const CreateProductPage = () => {
  const navigate = useNavigate()
  return (
    <>
      <SubPageHeader of="products" title={t('createProduct')} />
      <CreateProduct onSaved={() => navigate(paths.adminProducts)} />
    </>
  )
}

export const EditProductPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <SubPageHeader
        of="products"
        title={t('editProduct')}
        aside={
          <OutsideLink
            className={styles.outsideLink}
            href={pathIn(language(), paths.product(id))}
            target="_blank"
          >
            {t('seeInShop')}
          </OutsideLink>
        }
      />
      <EditProduct key={id} id={id} onSaved={() => navigate(paths.adminProducts)} />
    </>
  )
}

export const BulkEditPage = () => (
  <>
    <SubPageHeader of="products" title={t('bulkEdit')}>
      {t('bulkAbout')}
    </SubPageHeader>
    <BulkEdit />
  </>
)

export const PhoneOrderPage = () => {
  const navigate = useNavigate()
  return (
    <>
      <SubPageHeader of="orders" title={t('newOrder')}>
        {t('newOrderAbout')}
      </SubPageHeader>
      <PhoneOrder onPlaced={(id) => navigate(paths.adminOrder(id))} />
    </>
  )
}
