import { chakra } from '@chakra-ui/react/styled-system'
import { PageTitle } from '../../../components/page-title.tsx'
import { BestSeller } from '../../../features/home/components/best-seller.tsx'
import { CategoryTiles } from '../../../features/home/components/category-tiles.tsx'
import { Featured } from '../../../features/home/components/featured.tsx'
import { Hero } from '../../../features/home/components/hero.tsx'
import { NewArrivals } from '../../../features/home/components/new-arrivals.tsx'
import { Promises } from '../../../features/home/components/promises.tsx'
import { TopKitchen } from '../../../features/home/components/top-kitchen.tsx'
import { ProductDetail } from '../../../features/product/components/product-detail.tsx'
import { ProductDetailSkeleton } from '../../../features/product/components/product-detail-skeleton.tsx'
import { addToCartSlot } from '../../add-to-cart-slot.tsx'
import type { Product } from '@bartan/contract/product'

const bestSellerDetail = (product: Product) => (
  <ProductDetail key={product._id} product={product} addToCart={addToCartSlot(product)} />
)

export const HomePage = () => (
  <chakra.div display="flex" flexDirection="column" gap={{ base: '14', md: '20' }}>
    <PageTitle />
    <chakra.div display="flex" flexDirection="column" gap={{ base: '4', md: '6' }}>
      <Hero />
      <CategoryTiles />
    </chakra.div>
    <NewArrivals />
    <BestSeller skeleton={<ProductDetailSkeleton />} detail={bestSellerDetail} />
    <TopKitchen />
    <Featured />
    <Promises />
  </chakra.div>
)
