import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { TextLink } from '#components/ui/elements.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { SeeInShop, SubPageHeader } from './sub-page-header.tsx'
import { useText } from './texts.ts'

// Loaded on demand, because forms include the contract's schemas, and the bulk edit a CSV reader.
const CreateProduct = lazyExport(
  () => import('#features/admin-products/form/create-product.tsx'),
  'CreateProduct',
)
const EditProduct = lazyExport(
  () => import('#features/admin-products/form/edit-product.tsx'),
  'EditProduct',
)
const ImportProducts = lazyExport(
  () => import('#features/admin-products/importing/import-products.tsx'),
  'ImportProducts',
)
const ExportShop = lazyExport(() => import('#features/admin-export/export-shop.tsx'), 'ExportShop')
const PhoneOrder = lazyExport(
  () => import('#features/admin-orders/phone-order/phone-order.tsx'),
  'PhoneOrder',
)

/** A product id in the address starts a draft as its copy. */
export const CreateProductPage = () => {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const name = search.get('name') ?? ''
  return (
    <>
      <SubPageHeader of="products" title={t('createProduct')} />
      <CreateProduct name={name} onSaved={() => navigate(adminPaths.products)} />
    </>
  )
}

export const EditProductPage = () => {
  const t = useText()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <SubPageHeader
        of="products"
        title={t('editProduct')}
        aside={
          <span className={wrap({ columnGap: '4' })}>
            <TextLink className={css({ py: '2' })} to={adminPaths.productHead(id)}>
              {t('heads')}
            </TextLink>
            <SeeInShop path={paths.product(id)} />
          </span>
        }
      />
      <EditProduct key={id} id={id} onSaved={() => navigate(adminPaths.products)} />
    </>
  )
}

/** Only admins can import orders and customers. */
export const ImportAndExport = () => (
  <>
    <ImportProducts />
    {useUser()?.role === 'admin' && <ExportShop />}
  </>
)

export const PhoneOrderPage = () => {
  const t = useText()
  const navigate = useNavigate()
  return (
    <>
      <SubPageHeader of="orders" title={t('newOrder')}>
        {t('newOrderAbout')}
      </SubPageHeader>
      <PhoneOrder onPlaced={(id) => navigate(adminPaths.order(id))} />
    </>
  )
}
