import { chakra } from '@chakra-ui/react/styled-system'
import { lazyPart } from '#components/ui/lazy-part.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { CategoryTiles } from '#features/home/components/category-tiles.tsx'
import { Hero } from '#features/home/components/hero.tsx'

const NewArrivals = lazyPart(
  async () => (await import('#features/home/components/new-arrivals.tsx')).NewArrivals,
)

const HomeShelves = lazyPart(async () => (await import('./home-shelves.tsx')).HomeShelves)

export const HomePage = () => (
  <chakra.div display="flex" flexDirection="column" gap={{ base: '14', md: '20' }}>
    <PageTitle />
    <chakra.div display="flex" flexDirection="column" gap={{ base: '4', md: '6' }}>
      <Hero />
      <CategoryTiles />
    </chakra.div>
    <NewArrivals />
    <HomeShelves />
  </chakra.div>
)
