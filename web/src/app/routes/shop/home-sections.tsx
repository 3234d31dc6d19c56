import type { Product } from '@bartan/contract/products/schema'
import type { HomeSection } from '@bartan/contract/settings/rules'
import { Fragment, type ReactNode } from 'react'
import { BestSeller } from '#features/home/components/best-seller.tsx'
import { CategoryTiles } from '#features/home/components/category-tiles.tsx'
import { Featured } from '#features/home/components/featured.tsx'
import { Promises } from '#features/home/components/promises.tsx'
import { TopOfCategory } from '#features/home/components/top-of-category.tsx'
import { sectionsOf, useHome } from '#features/home/sections.ts'
import { ProductDetailSkeleton } from '#features/product/components/product-detail-skeleton.tsx'
import { ProductDetail } from '#features/product/components/product-detail.tsx'
import { css } from '#styled-system/css'
import { addToCartSlot } from './add-to-cart-slot.tsx'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: { base: '14', md: '20' } }),
}

const bestSellerDetail = (product: Product) => (
  <ProductDetail key={product._id} product={product} addToCart={addToCartSlot(product)} />
)

const SECTIONS: Partial<Record<HomeSection, () => ReactNode>> = {
  tiles: () => <CategoryTiles />,
  bestSeller: () => <BestSeller skeleton={<ProductDetailSkeleton />} detail={bestSellerDetail} />,
  topOfCategory: () => <TopOfCategory />,
  banners: () => <Featured />,
  promises: () => <Promises />,
}

const Sections = ({ names }: { names: readonly HomeSection[] }) => (
  <div className={styles.root}>
    {names.map((name) => (
      <Fragment key={name}>{SECTIONS[name]?.()}</Fragment>
    ))}
  </div>
)

/** Sections of the home page above the row of new arrivals. */
export const SectionsAbove = () => <Sections names={sectionsOf(useHome()).above} />

export const SectionsUnder = () => <Sections names={sectionsOf(useHome()).under} />
