import {
  addReviewPhoto,
  getMyReview,
  listReviews,
  writeReview,
  hideReview,
  listAllReviews,
} from '@bartan/contract/reviews/endpoints'
import { REVIEW_DEPTH } from '@bartan/contract/shared/list-limits'
import { handle, handlePage } from '#http/framework/route.ts'
import { canonicalQuery } from '#http/reply/canonical-query.ts'
import { setPagingHeadersOf } from '#http/reply/paging-headers.ts'
import type { ReviewsService } from './reviews.service.ts'

export const reviewRoutes = (reviews: ReviewsService) => [
  handle(listReviews, async ({ params: { id }, query, res }) => {
    const { reviews: page, ...paging } = await reviews.list(id, query)
    const list = {
      path: listReviews.path.replace(':id', encodeURIComponent(id)),
      query: canonicalQuery({ stars: query.stars, limit: paging.limit }),
      isByCursor: query.cursor !== undefined,
    }
    setPagingHeadersOf(list, res, { ...paging, numbered: REVIEW_DEPTH })
    return page
  }),
  handle(getMyReview, ({ params, caller }) => reviews.own(params.id, caller)),
  handle(writeReview, ({ params, body, caller }) => reviews.write(params.id, body, caller)),
  handle(addReviewPhoto, async ({ params, file, caller }) =>
    reviews.addPhoto(params.id, caller, file),
  ),
  handlePage(listAllReviews, ({ query }) => reviews.listAll(query)),
  handle(hideReview, ({ params, body, caller }) =>
    reviews.setHidden(params.id, body.hidden, caller),
  ),
]
