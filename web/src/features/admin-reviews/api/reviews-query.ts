import type { AdminReview } from '@bartan/contract/reviews/schema'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { adminKey } from '#lib/session/admin-key.ts'
import { callWithHeaders } from '#lib/api/api-client.ts'

const REVIEWS_PAGE = 25

export type ReviewsPage = { reviews: AdminReview[]; total: number; next: string | undefined }

export const reviewsKey = () => adminKey('reviews')

/**
 * Page by page, each by the cursor that the one before ends with, and not read again while it is looked at: a review
 * that was hidden stays in its place, though the filter would leave it out. `hidden`: 'true', 'false', or '' for both.
 */
export const reviewsQuery = (hidden: string) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey(), { hidden }],
    queryFn: async ({ signal, pageParam: cursor }): Promise<ReviewsPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/admin/reviews',
        { query: { hidden, cursor, limit: String(REVIEWS_PAGE) } },
        { signal },
      )
      return {
        reviews: reply,
        total: Number(headers.get('x-total-count')),
        next: headers.get('x-next-cursor') ?? undefined,
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
