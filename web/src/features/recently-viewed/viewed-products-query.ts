import type { Product } from '@bartan/contract/products/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { forgetViewed, type Viewed } from './viewed.ts'

/** Current data of viewed products. Deleted products and drafts are forgotten. */
export const viewedProductsQuery = (viewed: readonly Viewed[]) => {
  const ids = viewed.map(({ _id }) => _id)
  return queryOptions({
    queryKey: ['recently viewed', ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }): Promise<Viewed[]> => {
      const products = await call('GET /api/products', { query: { ids } }, { signal })
      const known = new Map<string, Product>(products.map((product) => [product._id, product]))
      return ids.flatMap((id) => {
        const product = known.get(id)
        if (product) return [{ ...product, image: product.images[0] }]
        forgetViewed(id)
        return []
      })
    },
  })
}
