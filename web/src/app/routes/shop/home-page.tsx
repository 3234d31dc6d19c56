import { VisuallyHidden } from '#components/ui/elements.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { Hero } from '#features/home/components/banner.tsx'
import { sectionsOf, useHome } from '#features/home/sections.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: { base: '14', md: '20' } }),
  firstScreen: css({ display: 'flex', flexDirection: 'column', gap: { base: '3', md: '5' } }),
}

const NewArrivals = lazyPart(
  async () => (await import('#features/home/components/new-arrivals.tsx')).NewArrivals,
)

const SectionsAbove = lazyPart(async () => (await import('./home-sections.tsx')).SectionsAbove)

const SectionsUnder = lazyPart(async () => (await import('./home-sections.tsx')).SectionsUnder)

export const HomePage = () => {
  const { name } = useShop()
  const home = useHome()
  const { hasArrivals, above, under } = sectionsOf(home)
  return (
    <div className={styles.root}>
      <PageTitle />
      <div className={styles.firstScreen}>
        {home.sections.includes('hero') ? (
          <Hero />
        ) : (
          <VisuallyHidden as="h1">{name}</VisuallyHidden>
        )}
        {hasArrivals && above.length === 0 && (
          <div className={css({ mt: { base: '3', md: '6' } })}>
            <NewArrivals />
          </div>
        )}
      </div>
      {above.length > 0 && <SectionsAbove />}
      {hasArrivals && above.length > 0 && <NewArrivals />}
      {under.length > 0 && <SectionsUnder />}
    </div>
  )
}
