import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PackageSearch } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Container } from '../../../components/container.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { nameOf } from '../../../components/product-name.ts'
import { VisuallyHidden } from '../../../components/visually-hidden.tsx'
import { paths } from '../../../config/paths.ts'
import { word } from '../../../copy/copy-of.ts'
import { text } from '../../../copy/texts.ts'
import { productQuery } from '../../../features/product/api/product-query.ts'
import { ProductDetail } from '../../../features/product/components/product-detail.tsx'
import { ProductDetailSkeleton } from '../../../features/product/components/product-detail-skeleton.tsx'
import { SimilarProducts } from '../../../features/product/components/similar-products.tsx'
import { copy } from '../../../features/product/copy.ts'
import { RecentlyViewedOnDemand } from '../../../features/recently-viewed/components/recently-viewed-on-demand.tsx'
import { ReviewsSection } from '../../../features/reviews/components/reviews-section.tsx'
import { ShareButton } from '../../../features/share/components/share-button.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { addToCartSlot } from '../../add-to-cart-slot.tsx'
import { knownProduct } from '../../known-product.ts'
import type { Product } from '@bartan/contract/product'

const Popular = lazyPart(
  async () => (await import('../../../features/not-found/components/popular.tsx')).Popular,
)

const NoSuchProduct = () => (
  <Container>
    <EmptyState
      as="h1"
      title={text('productNotFound')}
      icon={<PackageSearch size={36} strokeWidth={1.5} />}
      action={
        <>
          <ButtonLink to={paths.collection()}>{copy('seeAll')}</ButtonLink>
          <ButtonLink variant="outline" to={paths.collection({ category: 'Kitchen' })}>
            {word('Kitchen')}
          </ButtonLink>
        </>
      }
    >
      <PageTitle>{text('productNotFound')}</PageTitle>
      {copy('gone')}
    </EmptyState>
    <Popular />
  </Container>
)

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
    <SimilarProducts id={product._id} />
    <RecentlyViewedOnDemand product={product} />
  </>
)

export const ProductPage = () => {
  const { id = '' } = useParams()
  const color = useSearchParams()[0].get('color') ?? undefined
  const client = useQueryClient()
  const product = useQuery({
    ...productQuery(id),
    placeholderData: () => knownProduct(client, id),
  })
  const { data, error } = product
  if (!data && error instanceof ApiError && error.status === 404) return <NoSuchProduct />
  const trail = [
    { label: copy('home'), to: paths.home },
    data
      ? { label: word(data.category), to: paths.collection({ category: data.category }) }
      : { label: copy('allProducts'), to: paths.collection() },
  ]
  return (
    <Container>
      <chakra.div py={{ base: '3', md: '5' }}>
        <Breadcrumbs trail={trail} current={data ? nameOf(data) : '…'} />
      </chakra.div>
      {!data && <VisuallyHidden as="h1">{copy('product')}</VisuallyHidden>}
      <LoadState load={product} skeleton={<ProductDetailSkeleton />}>
        {(found) => (
          <ProductView
            // Whoever follows a link to another colour means that one.
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
