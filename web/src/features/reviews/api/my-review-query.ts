import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { mine } from '#lib/api/query-client.ts'

/** Whether the customer may review the product, and the customer's review if there is one. */
export const myReviewQuery = (userId: string, productId: string) =>
  queryOptions({
    queryKey: mine(userId, 'review', productId),
    queryFn: ({ signal }) =>
      call('GET /api/products/:id/reviews/mine', { params: { id: productId } }, { signal }),
  })
