import type { AdminReview, OwnReview, Review } from '@bartan/contract/reviews/schema'
import type { ReviewDocument } from '#database/documents.ts'

/** A review as the public sees it: with the author's first name only. */
export const toReview = (
  _id: string,
  { stars, text, photos = [], author, createdAt, updatedAt }: ReviewDocument,
): Review => ({
  _id,
  stars,
  text,
  photos,
  author,
  createdAt: createdAt.toDate().toISOString(),
  updatedAt: updatedAt.toDate().toISOString(),
})

export const toOwnReview = (_id: string, review: ReviewDocument): OwnReview => ({
  ...toReview(_id, review),
  hidden: review.hidden,
})

export const toAdminReview = (_id: string, review: ReviewDocument): AdminReview => ({
  ...toOwnReview(_id, review),
  product: { _id: review.productId, name: review.productName },
})
