import * as z from 'zod'
import { namesSchema } from '../products/names-schema.ts'
import { storedProductId } from '../products/product-id-schema.ts'
import { STARS } from '../products/rules.ts'
import { issue } from '../reasons/issues.ts'
import { optionalText, time, wholeNumber } from '../shared/field.ts'
import { MAX_REVIEW, MAX_REVIEW_PHOTOS } from './rules.ts'

export const reviewSchema = z
  .object({
    _id: z.string(),
    stars: z.int().min(STARS.min).max(STARS.max),
    text: z.string().meta({ description: "'' where there are stars alone" }),
    photos: z.array(z.string()).meta({ description: 'Addresses of its pictures' }),
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
  .extend({ product: z.object({ _id: storedProductId, name: z.string(), ...namesSchema }) })
  .meta({ id: 'AdminReview' })

export type AdminReview = z.infer<typeof adminReviewSchema>

export const newReviewSchema = z.object({
  stars: wholeNumber('stars', STARS),
  text: optionalText('text', MAX_REVIEW).default(''),
  photos: z
    .array(z.string({ error: issue('field_not_list_of_texts', { field: 'photos' }) }), {
      error: issue('field_not_list_of_texts', { field: 'photos' }),
    })
    .max(
      MAX_REVIEW_PHOTOS,
      issue('field_too_many_entries', { field: 'photos', max: MAX_REVIEW_PHOTOS }),
    )
    .optional()
    .meta({
      description: 'Addresses that POST …/reviews/photos answered; absent: those that there are',
    }),
})

export type NewReview = z.output<typeof newReviewSchema>
