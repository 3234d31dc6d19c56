import { infiniteQueryOptions } from '@tanstack/react-query'
import { callWithHeaders } from '#lib/api/api-client.ts'
import type { Review } from '@bartan/contract/reviews/schema'

type ReviewsPage = { reviews: Review[]; total: number }

/** The server's default page size (contract, review.ts, which would bring zod along). */
const PAGE_SIZE = 10

/** As many pages as the server gives (contract, review.ts). */
const MOST_PAGES = 100

/** The reviews of a product, newest first, page after page. */
export const reviewsQuery = (productId: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', productId],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<ReviewsPage> => {
      const { reply, headers } = await callWithHeaders(
        'GET /api/products/:id/reviews',
        { params: { id: productId }, query: { limit: PAGE_SIZE, page: pageParam } },
        { signal },
      )
      return { reviews: reply, total: Number(headers.get('x-total-count') ?? reply.length) }
    },
    getNextPageParam: ({ total }, _pages, page) =>
      page < MOST_PAGES && page * PAGE_SIZE < total ? page + 1 : undefined,
  })
