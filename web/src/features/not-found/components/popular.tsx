import { queryOptions, useQuery } from '@tanstack/react-query'
import { ProductGrid, ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { Heading } from '#components/ui/elements.tsx'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const POPULAR_LIMIT = 4

export const popularQuery = queryOptions({
  queryKey: ['products', 'popular'],
  queryFn: ({ signal, meta }) =>
    call(
      'GET /api/products',
      { query: { sortBy: 'popularity', limit: POPULAR_LIMIT } },
      { signal, meta },
    ),
})

/** Popular products; hidden if they can't load. */
export const Popular = () => {
  const t = useText()
  const { data, isPending } = useQuery(popularQuery)
  if (!isPending && !data?.length) return null
  return (
    <section className={css({ mt: { base: '12', md: '20' } })} aria-labelledby="popular">
      <Heading className={css({ mb: '6' })} id="popular">
        {t('popular')}
      </Heading>
      {data ? <ProductGrid products={data} /> : <ProductGridSkeleton count={POPULAR_LIMIT} />}
    </section>
  )
}
