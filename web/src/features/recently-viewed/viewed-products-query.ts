import { chosenMatch } from '@bartan/contract/products/price/match-of'
import type { Product } from '@bartan/contract/products/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { forgetViewed, imageOfChoice, type Viewed } from './viewed.ts'

/** Current data of viewed products. Deleted products and drafts are forgotten. */
export const viewedProductsQuery = (viewed: readonly Viewed[]) => {
  const ids = viewed.map(({ _id }) => _id)
  return queryOptions({
    queryKey: ['recently viewed', viewed],
    enabled: ids.length > 0,
    queryFn: async ({ signal }): Promise<Viewed[]> => {
      const products = await call('GET /api/products', { query: { ids } }, { signal })
      const known = new Map<string, Product>(products.map((product) => [product._id, product]))
      return viewed.flatMap(({ _id: id, match: chosen }) => {
        const product = known.get(id)
        if (product) {
          const match = chosenMatch(product, chosen)
          return [{ ...product, image: imageOfChoice(product, match), match }]
        }
        forgetViewed(id)
        return []
      })
    },
  })
}
