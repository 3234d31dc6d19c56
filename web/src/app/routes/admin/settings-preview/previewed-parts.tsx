import type { ReactNode } from 'react'
import { Footer } from '#app/layouts/shop/footer.tsx'
import { Header } from '#app/layouts/shop/header.tsx'
import { TopBanner } from '#app/layouts/shop/top-banner.tsx'
import { SectionsAbove, SectionsUnder } from '#app/routes/shop/home-sections.tsx'
import type { Topic } from '#features/admin-settings/topics/topics.ts'
import { Hero } from '#features/home/components/banner.tsx'
import { CategoryTiles } from '#features/home/components/category-tiles.tsx'
import { NewArrivals } from '#features/home/components/new-arrivals.tsx'
import { sectionsOf, useHome } from '#features/home/sections.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { AnnouncementsPreview } from './announcements-preview.tsx'

const Head = () => (
  <>
    <TopBanner />
    <Header />
  </>
)

const Home = () => {
  const home = useHome()
  const { hasArrivals } = sectionsOf(home)
  return (
    <div className={grid({ gridTemplateColumns: '1', gap: '8', pb: '8' })}>
      {home.sections.includes('hero') && <Hero />}
      <SectionsAbove />
      {hasArrivals && <NewArrivals />}
      <SectionsUnder />
    </div>
  )
}

/** Previews by topic; topics without one are explained in words. */
export const PREVIEWED: Partial<Record<Topic, () => ReactNode>> = {
  shop: () => (
    <>
      <Head />
      <Footer />
    </>
  ),
  categories: () => (
    <>
      <Head />
      <div className={css({ py: '4' })}>
        <CategoryTiles />
      </div>
    </>
  ),
  home: () => (
    <>
      <Head />
      <Home />
    </>
  ),
  announcements: () => <AnnouncementsPreview />,
  look: () => (
    <>
      <Head />
      <Hero />
      <Footer />
    </>
  ),
}
