import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Heading } from '#components/ui/heading.tsx'
import { ProductGrid, ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { POPULAR_LIMIT, popularQuery } from '../api/popular-query.ts'
import { t } from '../texts.ts'

/** The most popular products; nothing if they can't be loaded. */
export const Popular = () => {
  const { data, isPending } = useQuery(popularQuery)
  if (!isPending && !data?.length) return null
  return (
    <chakra.section aria-labelledby="popular" mt={{ base: '12', md: '20' }}>
      <Heading id="popular" mb="6">
        {t('popular')}
      </Heading>
      {data ? <ProductGrid products={data} /> : <ProductGridSkeleton count={POPULAR_LIMIT} />}
    </chakra.section>
  )
}
