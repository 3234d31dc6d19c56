import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '#lib/router/routes.tsx'
import { useSearchParams } from '#lib/router/router.tsx'
import { Breadcrumbs } from '#components/ui/layout/breadcrumbs.tsx'
import { Container } from '#components/ui/elements.tsx'
import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { productQuery } from '#features/product/api/product-queries.ts'
import { ProductDetail } from '#features/product/components/product-detail.tsx'
import { ProductDetailSkeleton } from '#features/product/components/product-detail-skeleton.tsx'
import { t } from '#features/product/texts.ts'
import { RecentlyViewedOnDemand } from '#features/recently-viewed/components/recently-viewed-on-demand.tsx'
import { ReviewsSection } from '#features/reviews/components/reviews-section.tsx'
import { ShareButton } from '#features/share/components/share-button.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { addToCartSlot } from './add-to-cart-slot.tsx'
import { productPreview, placeholderProduct } from './placeholder-product.ts'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = {
  box: css({ py: { base: '3', md: '5' } }),
}

const SimilarProducts = lazyPart(
  async () => (await import('#features/product/components/similar-products.tsx')).SimilarProducts,
)

const NoSuchProduct = lazyPart(async () => (await import('./no-such-product.tsx')).NoSuchProduct)

type ProductViewProps = { product: Product; isPreview: boolean; color: string | undefined }

const ProductView = ({ product, isPreview, color }: ProductViewProps) => (
  <>
    <PageTitle>{nameOf(product)}</PageTitle>
    <ProductDetail
      isPage
      isPreview={isPreview}
      product={product}
      color={color}
      addToCart={addToCartSlot(product)}
      share={<ShareButton name={nameOf(product)} path={paths.product(product._id)} />}
    />
    <ReviewsSection product={product} />
    <SimilarProducts />
    <RecentlyViewedOnDemand product={product} />
  </>
)

export const ProductPage = () => {
  const { id = '' } = useParams()
  const color = useSearchParams().get('color') ?? undefined
  const client = useQueryClient()
  const product = useQuery({
    ...productQuery(id),
    placeholderData: () => placeholderProduct(client, id),
  })
  const { data, error } = product
  const preview = data ? undefined : productPreview(client, id)
  const shown = data ?? preview
  if (!data && error instanceof ApiError && error.status === 404) return <NoSuchProduct />
  const parents = [
    { label: t('home'), to: paths.home },
    data
      ? { label: translateValue(data.category), to: paths.collection({ category: data.category }) }
      : { label: t('allProducts'), to: paths.collection() },
  ]
  return (
    <Container>
      <div className={styles.box}>
        <Breadcrumbs parents={parents} current={shown ? nameOf(shown) : '…'} />
      </div>
      {!shown && <VisuallyHidden as="h1">{t('product')}</VisuallyHidden>}
      <LoadState load={product} skeleton={<ProductDetailSkeleton preview={preview} />}>
        {(found) => (
          <ProductView
            // Whoever follows a link to another color means that one.
            key={`${found._id} ${color}`}
            product={found}
            isPreview={product.isPlaceholderData}
            color={color}
          />
        )}
      </LoadState>
    </Container>
  )
}
