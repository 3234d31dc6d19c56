import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TEXTS } from '@bartan/contract/texts'
import { PackageSearch } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Container } from '../../../components/container.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { paths } from '../../../config/paths.ts'
import { productQuery } from '../../../features/product/api/product-query.ts'
import { ProductDetail } from '../../../features/product/components/product-detail.tsx'
import { ProductDetailSkeleton } from '../../../features/product/components/product-detail-skeleton.tsx'
import { SimilarProducts } from '../../../features/product/components/similar-products.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { addToCartSlot } from '../../add-to-cart-slot.tsx'
import { knownProduct } from '../../known-product.ts'
import type { Product } from '@bartan/contract/product'

const NoSuchProduct = () => (
  <EmptyState
    as="h1"
    title={TEXTS.productNotFound}
    icon={<PackageSearch size={36} strokeWidth={1.5} />}
    action={
      <>
        <ButtonLink to={paths.collection()}>See all products</ButtonLink>
        <ButtonLink variant="outline" to={paths.collection({ category: 'Kitchen' })}>
          Kitchen
        </ButtonLink>
      </>
    }
  >
    <PageTitle>{TEXTS.productNotFound}</PageTitle>
    It may have left our shelves, or the address is not quite right.
  </EmptyState>
)

const ProductView = ({ product }: { product: Product }) => (
  <>
    <PageTitle>{product.name}</PageTitle>
    <ProductDetail isPage product={product} addToCart={addToCartSlot(product)} />
    <SimilarProducts id={product._id} />
  </>
)

export const ProductPage = () => {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const product = useQuery({
    ...productQuery(id),
    placeholderData: () => knownProduct(client, id),
  })
  const { data, error } = product
  if (!data && error instanceof ApiError && error.status === 404) return <NoSuchProduct />
  const trail = [
    { label: 'Home', to: paths.home },
    data
      ? { label: data.category, to: paths.collection({ category: data.category }) }
      : { label: 'All Products', to: paths.collection() },
  ]
  return (
    <Container>
      <chakra.div py={{ base: '3', md: '5' }}>
        <Breadcrumbs trail={trail} current={data?.name ?? '…'} />
      </chakra.div>
      <LoadState load={product} skeleton={<ProductDetailSkeleton />}>
        {(found) => <ProductView key={found._id} product={found} />}
      </LoadState>
    </Container>
  )
}
