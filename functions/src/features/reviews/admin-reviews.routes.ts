import { hideReview, listAllReviews } from '@bartan/contract/review'
import { handle } from '../../http/route.ts'
import type { ReviewsService } from './reviews.service.ts'

export const adminReviewRoutes = (reviews: ReviewsService) => [
  handle(listAllReviews, async ({ query, res }) => {
    const list = await reviews.listAll(query)
    res.set('X-Total-Count', String(list.total))
    return list.reviews
  }),
  handle(hideReview, ({ params, body, caller }) =>
    reviews.setHidden(params.id, body.hidden, caller),
  ),
]
