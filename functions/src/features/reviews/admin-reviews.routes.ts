import { hideReview, listAllReviews } from '@bartan/contract/review'
import { handle } from '../../http/route.ts'
import { tellPages } from '../../http/tell-pages.ts'
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
