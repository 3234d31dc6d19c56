import { z } from 'zod'
import { LIST_LIMIT } from './catalog-options.ts'
import { endpoint } from './endpoint.ts'
import { id, time, wholeNumber } from './field.ts'
import { cursorQuery, pageQuery } from './paging.ts'

export const STARS = { min: 1, max: 5 } as const
export const MAX_REVIEW = 2000

/** Reviews per page if no `limit` is given. */
export const REVIEW_LIMIT = 10

/** Pages that anyone may turn to: deeper ones would cost a read for each review before them. */
export const REVIEW_PAGES = 100

/** Seconds that the CDN may keep a page of reviews. */
const REVIEWS_CDN_SECONDS = 60

export const reviewSchema = z
  .object({
    _id: z.string(),
    stars: z.int().min(STARS.min).max(STARS.max),
    text: z.string().meta({ description: "'' where there are stars alone" }),
    author: z
      .string()
      .meta({ description: "A first name; '' once the customer has deleted the account" }),
    createdAt: time,
    updatedAt: time.meta({ description: 'Later than createdAt where it was written anew' }),
  })
  .meta({ id: 'Review' })

export type Review = z.infer<typeof reviewSchema>

/** The customer's own review, which they see even if an admin has hidden it. */
export const ownReviewSchema = reviewSchema
  .extend({ hidden: z.boolean().meta({ description: 'The shop does not show it' }) })
  .meta({ id: 'OwnReview' })

export type OwnReview = z.infer<typeof ownReviewSchema>

export const adminReviewSchema = ownReviewSchema
  .extend({ product: z.object({ _id: z.string(), name: z.string() }) })
  .meta({ id: 'AdminReview' })

export type AdminReview = z.infer<typeof adminReviewSchema>

export const newReviewSchema = z.object({
  stars: wholeNumber('stars', STARS),
  text: z
    .string({ error: 'text must be text' })
    .trim()
    .max(MAX_REVIEW, `text must have at most ${MAX_REVIEW} characters`)
    .default(''),
})

export type NewReview = z.output<typeof newReviewSchema>

const productId = z.object({ id: id('id') })

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/products/:id/reviews',
  summary: 'Reviews of a product, newest first; X-Total-Count and Link tell of the other pages',
  access: 'anyone',
  params: productId,
  query: z.object(pageQuery(LIST_LIMIT, REVIEW_PAGES)),
  reply: z.array(reviewSchema),
  errors: ['not_found'],
  cdnSeconds: REVIEWS_CDN_SECONDS,
})

export const getMyReview = endpoint({
  method: 'GET',
  path: '/api/products/:id/reviews/mine',
  summary: "Whether the customer may review the product, and the customer's review of it",
  access: 'customer',
  params: productId,
  reply: z.object({
    canReview: z.boolean().meta({ description: 'An order with the product was delivered' }),
    review: ownReviewSchema.nullable(),
  }),
  errors: ['not_found'],
})

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/products/:id/reviews',
  summary:
    'Review a product that was delivered to the customer; posted again, it replaces the first',
  access: 'customer',
  params: productId,
  body: newReviewSchema,
  status: 201,
  reply: ownReviewSchema,
  errors: ['not_found', 'forbidden'],
})

const hiddenMessage = 'hidden must be true or false'

export const listAllReviews = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  summary:
    'Reviews of all products, newest first; X-Total-Count, Link and X-Next-Cursor tell of the others',
  access: 'admin',
  checkRevoked: true,
  query: z.object({
    hidden: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z
        .enum(['true', 'false'], { error: hiddenMessage })
        .transform((value) => value === 'true')
        .optional(),
    ),
    ...pageQuery(),
    ...cursorQuery,
  }),
  reply: z.array(adminReviewSchema),
})

export const hideReview = endpoint({
  method: 'PUT',
  path: '/api/admin/reviews/:id',
  summary: 'Hide a review from the shop, or show it again; the rating follows',
  access: 'admin',
  checkRevoked: true,
  params: z.object({ id: id('id') }),
  body: z.object({ hidden: z.boolean({ error: hiddenMessage }) }),
  reply: adminReviewSchema,
  errors: ['not_found'],
})
