import * as z from 'zod'
import { FORM_BYTES } from '../images/endpoints.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_FIELD } from '../images/rules.ts'
import { productIdInput } from '../products/product-id-schema.ts'
import { STARS } from '../products/rules.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmpty, queryNumber } from '../shared/field.ts'
import { REVIEW_DEPTH, REVIEW_LIMIT } from '../shared/list-limits.ts'
import { cursorQuery, pageQuery } from '../shared/paging.ts'
import { adminReviewSchema, newReviewSchema, ownReviewSchema, reviewSchema } from './schema.ts'

/** Seconds that the CDN may keep a page of reviews. */
const REVIEWS_CDN_SECONDS = 60

const productId = z.object({ id: productIdInput('id') })

export const listReviews = endpoint('GET /api/products/:id/reviews', {
  summary: `Reviews of a product, newest first; X-Total-Count, Link and X-Next-Cursor describe the other pages; \`page\` reaches the first ${REVIEW_DEPTH}`,
  access: 'anyone',
  limitAddress: 'pages',
  params: productId,
  query: z
    .object({
      ...pageQuery(),
      ...cursorQuery,
      stars: queryNumber('stars', { ...STARS, whole: true }).meta({
        description: 'Only those that give so many',
      }),
    })
    .refine(({ limit = REVIEW_LIMIT, page = 1 }) => limit * page <= REVIEW_DEPTH, {
      path: ['page'],
      error: issue('field_too_far', { field: 'page', other: 'cursor' }),
    }),
  reply: z.array(reviewSchema),
  cdnSeconds: REVIEWS_CDN_SECONDS,
})

export const getMyReview = endpoint('GET /api/products/:id/reviews/mine', {
  summary: 'Whether the customer may review the product, and their review of it',
  access: 'customer',
  params: productId,
  reply: z.object({
    canReview: z.boolean().meta({ description: 'An order with the product was delivered' }),
    review: ownReviewSchema.nullable(),
  }),
})

export const writeReview = endpoint('POST /api/products/:id/reviews', {
  summary:
    'Review a product that was delivered to the customer; a second review replaces the first',
  access: 'customer',
  params: productId,
  body: newReviewSchema,
  status: 201,
  reply: ownReviewSchema,
  errors: ['forbidden'],
})

export const addReviewPhoto = endpoint('POST /api/products/:id/reviews/photos', {
  summary:
    'Upload a picture for your own review, to be named in POST …/reviews: JPEG, PNG, WebP or AVIF, at most 5 MB and 40 megapixels',
  access: 'customer',
  checkRevoked: true,
  limitAddress: 'perTenMinutes',
  params: productId,
  fileField: UPLOAD_FIELD,
  bodyBytes: MAX_UPLOAD_BYTES + FORM_BYTES,
  status: 201,
  reply: z.object({ imageUrl: z.string() }),
  errors: ['forbidden', 'payload_too_large', 'unsupported_media_type'],
})

const hiddenMessage = 'hidden must be true or false'

export const listAllReviews = endpoint('GET /api/admin/reviews', {
  summary:
    'Reviews of all products, newest first; X-Total-Count, Link and X-Next-Cursor describe the other pages',
  access: ['catalogue'],
  query: z.object({
    hidden: z.preprocess(
      absentIfEmpty,
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

export const hideReview = endpoint('PUT /api/admin/reviews/:id', {
  summary: 'Hide a review from the shop, or show it again; the rating follows',
  access: ['catalogue'],
  body: z.object({ hidden: z.boolean({ error: hiddenMessage }) }),
  reply: adminReviewSchema,
})
