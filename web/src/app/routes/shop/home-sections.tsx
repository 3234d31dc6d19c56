import { CategoryTiles } from '#features/home/components/category-tiles.tsx'
import { BestSeller } from '#features/home/components/best-seller.tsx'
import { Featured } from '#features/home/components/featured.tsx'
import { Promises } from '#features/home/components/promises.tsx'
import { TopOfCategory } from '#features/home/components/top-of-category.tsx'
import { ProductDetail } from '#features/product/components/product-detail.tsx'
import { ProductDetailSkeleton } from '#features/product/components/product-detail-skeleton.tsx'
import { addToCartSlot } from './add-to-cart-slot.tsx'
import type { Product } from '@bartan/contract/products/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: { base: '14', md: '20' } }),
}

const bestSellerDetail = (product: Product) => (
  <ProductDetail key={product._id} product={product} addToCart={addToCartSlot(product)} />
)

/** What is on the home page below its first row of products. */
export const HomeSections = () => (
  <div className={styles.root}>
    <CategoryTiles />
    <BestSeller skeleton={<ProductDetailSkeleton />} detail={bestSellerDetail} />
    <TopOfCategory />
    <Featured />
    <Promises />
  </div>
)
