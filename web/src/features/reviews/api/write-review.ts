import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { myReviewQuery } from './my-review-query.ts'
import type { NewReview } from '@bartan/contract/reviews/schema'

/**
 * The list of all reviews comes from the CDN and may be a minute old, so the customer's own is shown from the answer.
 */
export const useWriteReview = (userId: string, productId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (review: NewReview) =>
      call('POST /api/products/:id/reviews', { params: { id: productId }, body: review }),
    onSuccess: (review) =>
      client.setQueryData(myReviewQuery(userId, productId).queryKey, { canReview: true, review }),
  })
}
