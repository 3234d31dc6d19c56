import { hideReview, listAllReviews } from '@bartan/contract/reviews/endpoints'
import { handle } from '#http/framework/route.ts'
import { tellPages } from '#http/reply/tell-pages.ts'
import type { ReviewsService } from './reviews.service.ts'

export const adminReviewRoutes = (reviews: ReviewsService) => [
  handle(listAllReviews, async ({ query, req, res }) => {
    const { reviews: page, ...paging } = await reviews.listAll(query)
    tellPages(req, res, paging)
    return page
  }),
  handle(hideReview, ({ params, body, caller }) =>
    reviews.setHidden(params.id, body.hidden, caller),
  ),
]
