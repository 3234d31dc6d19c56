import { chakra } from '@chakra-ui/react/styled-system'
import { CATEGORIES } from '@bartan/contract/catalog-options'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Heading } from '../../../components/heading.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { ProductGrid, ProductGridSkeleton } from '../../../components/product-grid.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { word } from '../../../copy/copy-of.ts'
import { POPULAR_LIMIT, popularQuery } from '../api/popular-query.ts'
import { copy } from '../copy.ts'
import { SearchForm } from './search-form.tsx'

/** What most came for; nothing where even that can't be had. */
const Popular = () => {
  const { data, isPending } = useQuery(popularQuery)
  if (!isPending && !data?.length) return null
  return (
    <chakra.section aria-labelledby="popular" mt={{ base: '12', md: '20' }}>
      <Heading id="popular" mb="6">
        {copy('popular')}
      </Heading>
      {data ? <ProductGrid products={data} /> : <ProductGridSkeleton count={POPULAR_LIMIT} />}
    </chakra.section>
  )
}

/** There is no such page: what else may help (search, shelves, favourites, a person). */
export const NotFound = () => (
  <>
    <PageTitle>{copy('notFound')}</PageTitle>
    <chakra.div
      display="grid"
      gap="5"
      justifyItems="start"
      p={{ base: '6', md: '12' }}
      bg="sand"
      borderRadius="xl"
    >
      <Heading as="h1" size="page">
        {copy('title')}
      </Heading>
      <chakra.p maxW="text" color="ink.soft">
        {copy('text')}
      </chakra.p>
      <SearchForm />
      <chakra.nav
        aria-label={copy('shelves')}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap={{ base: '2', md: '3' }}
      >
        {CATEGORIES.map((category) => (
          <ButtonLink
            key={category}
            variant="outline"
            px={{ base: '4', md: '5' }}
            to={paths.collection({ category })}
          >
            {word(category)}
          </ButtonLink>
        ))}
      </chakra.nav>
      <chakra.p display="flex" flexWrap="wrap" columnGap="6">
        <TextLink to={paths.home} py="2">
          {copy('home')}
        </TextLink>
        <TextLink to={paths.contact} py="2">
          {copy('help')}
        </TextLink>
      </chakra.p>
    </chakra.div>
    <Popular />
  </>
)
