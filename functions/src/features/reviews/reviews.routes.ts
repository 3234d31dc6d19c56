import {
  getMyReview,
  listReviews,
  writeReview,
  hideReview,
  listAllReviews,
} from '@bartan/contract/reviews/endpoints'
import { REVIEW_PAGES } from '@bartan/contract/shared/list-limits'
import { canonicalQuery } from '@bartan/contract/shared/canonical-query'
import { pageLinks } from '#http/reply/page-links.ts'
import { handle } from '#http/framework/route.ts'
import type { ReviewsService } from './reviews.service.ts'
import { tellPages } from '#http/reply/tell-pages.ts'

export const reviewRoutes = (reviews: ReviewsService) => [
  handle(listReviews, async ({ params: { id }, query, res }) => {
    const { reviews: page, ...paging } = await reviews.list(id, query)
    const path = listReviews.path.replace(':id', encodeURIComponent(id))
    res.set({
      'X-Total-Count': String(paging.total),
      Link: pageLinks(path, canonicalQuery({ stars: query.stars, limit: paging.limit }), {
        ...paging,
        total: Math.min(paging.total, REVIEW_PAGES * paging.limit),
      }),
    })
    return page
  }),
  handle(getMyReview, ({ params, caller }) => reviews.own(params.id, caller)),
  handle(writeReview, ({ params, body, caller }) => reviews.write(params.id, body, caller)),
  handle(listAllReviews, async ({ query, req, res }) => {
    const { reviews: page, ...paging } = await reviews.listAll(query)
    tellPages(req, res, paging)
    return page
  }),
  handle(hideReview, ({ params, body, caller }) =>
    reviews.setHidden(params.id, body.hidden, caller),
  ),
]
