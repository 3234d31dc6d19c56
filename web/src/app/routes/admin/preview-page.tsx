import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Button, ButtonLink } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { productQuery } from '#features/admin-products/api/product-query.ts'
import { useText as useCartText } from '#features/cart/texts.ts'
import { PriceNotes } from '#features/product/components/price-notes.tsx'
import { ProductDetailSkeleton } from '#features/product/components/product-detail-skeleton.tsx'
import { ProductDetail } from '#features/product/components/product-detail.tsx'
import { InformationOf } from '#features/product/label/product-information.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { SubPageHeader } from './sub-page-header.tsx'
import { useText } from './texts.ts'

/** Shows a product as shoppers will see it, from the admin's call, which includes drafts. */
export const PreviewPage = () => {
  const cartText = useCartText()
  const t = useText()
  const { id = '' } = useParams()
  return (
    <>
      <SubPageHeader
        of="products"
        title={t('preview')}
        aside={
          <ButtonLink variant="outline" size="sm" to={adminPaths.product(id)}>
            {t('editProduct')}
          </ButtonLink>
        }
      >
        {t('previewAbout')}
      </SubPageHeader>
      <LoadState load={useQuery(productQuery(id))} skeleton={<ProductDetailSkeleton />}>
        {(product) => (
          <ProductDetail
            isDraft
            product={product}
            notes={(chosen) => <PriceNotes product={chosen} />}
            information={<InformationOf product={product} />}
            addToCart={() => <Button disabled>{cartText('addToCart')}</Button>}
          />
        )}
      </LoadState>
    </>
  )
}
