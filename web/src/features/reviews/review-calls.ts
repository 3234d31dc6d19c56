import type { ProductId } from '@bartan/contract/products/product-id'
import type { StarCount } from '@bartan/contract/products/rules'
import type { Review, NewReview } from '@bartan/contract/reviews/schema'
import { REVIEW_LIMIT } from '@bartan/contract/shared/list-limits'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { callWithHeaders, call } from '#lib/api/api-client.ts'
import { ownKey } from '#lib/api/query-client.ts'

type ReviewsPage = { reviews: Review[]; total: number; next: string | undefined }

/** A product's reviews, optionally of one rating, newest first, page by page. */
export const reviewsQuery = (productId: ProductId, stars?: StarCount) =>
  infiniteQueryOptions({
    queryKey: ['reviews', productId, stars],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<ReviewsPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/products/:id/reviews',
        { params: { id: productId }, query: { limit: REVIEW_LIMIT, cursor: pageParam, stars } },
        { signal },
      )
      return {
        reviews: reply,
        total: Number(headers.get('x-total-count') ?? reply.length),
        next: headers.get('x-next-cursor') ?? undefined,
      }
    },
    getNextPageParam: ({ next }) => next,
  })

/** Tells whether the customer may review the product, with the existing review. */
export const myReviewQuery = (userId: string, productId: ProductId) =>
  queryOptions({
    queryKey: ownKey(userId, 'review', productId),
    queryFn: ({ signal }) =>
      call('GET /api/products/:id/reviews/mine', { params: { id: productId } }, { signal }),
  })

/** Updates the cache from the answer, because the CDN's list of reviews may be a minute old. */
export const useWriteReview = (userId: string, productId: ProductId) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (review: NewReview) =>
      call('POST /api/products/:id/reviews', { params: { id: productId }, body: review }),
    onSuccess: (review) =>
      client.setQueryData(myReviewQuery(userId, productId).queryKey, { canReview: true, review }),
  })
}
