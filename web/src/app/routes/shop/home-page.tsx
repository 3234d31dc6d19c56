import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { CategoryChips } from '#features/home/components/category-chips.tsx'
import { Hero } from '#features/home/components/hero.tsx'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: { base: '14', md: '20' } }),
  firstScreen: css({ display: 'flex', flexDirection: 'column', gap: { base: '3', md: '5' } }),
  arrivals: css({ mt: { base: '3', md: '6' } }),
}

const NewArrivals = lazyPart(
  async () => (await import('#features/home/components/new-arrivals.tsx')).NewArrivals,
)

const HomeSections = lazyPart(async () => (await import('./home-sections.tsx')).HomeSections)

export const HomePage = () => (
  <div className={styles.root}>
    <PageTitle />
    <div className={styles.firstScreen}>
      <Hero />
      <CategoryChips />
      <div className={styles.arrivals}>
        <NewArrivals />
      </div>
    </div>
    <HomeSections />
  </div>
)
