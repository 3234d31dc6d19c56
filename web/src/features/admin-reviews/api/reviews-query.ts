import type { AdminReview } from '@bartan/contract/review'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminKey } from '../../../lib/admin-key.ts'
import { callWithHeaders } from '../../../lib/api-client.ts'

export const REVIEWS_PAGE = 25

/** `hidden`: 'true', 'false', or '' for both. */
export type ReviewsFilter = { hidden: string; page: number }
export type ReviewsPage = { reviews: AdminReview[]; total: number }

export const reviewsKey = () => adminKey('reviews')

export const reviewsQuery = ({ hidden, page }: ReviewsFilter) =>
  queryOptions({
    queryKey: [...reviewsKey(), { hidden, page }],
    queryFn: async ({ signal }): Promise<ReviewsPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/admin/reviews',
        { query: { hidden, page: String(page), limit: String(REVIEWS_PAGE) } },
        { signal },
      )
      return { reviews: reply, total: Number(headers.get('x-total-count')) }
    },
    placeholderData: keepPreviousData,
  })
