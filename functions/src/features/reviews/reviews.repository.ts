import type { Query } from 'firebase-admin/firestore'
import { readPage } from '#database/list-cursor.ts'
import type { PageWish } from '#database/list-cursor.ts'
import type { ReviewDocument } from '#database/documents.ts'
import { reviewIdOf } from '#domain/hashed-ids.ts'
import type { Connect } from '#database/connect.ts'
import { aDelivery } from './review-unit.repository.ts'
import type { Page } from './review-pages.ts'
import { toAdminReview, toOwnReview, toReview } from './to-review.ts'

export const reviewsRepository = (connect: Connect) => ({
  /** Reads the page and everything before it. Indexes: reviews(productId, hidden, [stars,] createdAt desc). */
  ofProduct: async (productId: string, { skip, limit, stars }: Page) => {
    const { reviews } = await connect()
    const shown = reviews.where('productId', '==', productId).where('hidden', '==', false)
    const query = stars === undefined ? shown : shown.where('stars', '==', stars)
    const { docs } = await query.orderBy('createdAt', 'desc').offset(skip).limit(limit).get()
    return docs.map((review) => toReview(review.id, review.data()))
  },

  own: async (productId: string, userId: string) => {
    const database = await connect()
    const reference = database.reviews.doc(reviewIdOf(productId, userId))
    const [review, delivery] = await Promise.all([
      reference.get(),
      aDelivery(database, { productId, userId }).select().get(),
    ])
    const document = review.data()
    return {
      review: document && toOwnReview(review.id, document),
      hasReceived: !delivery.empty,
    }
  },

  /** Index: reviews(hidden, createdAt desc). */
  all: async ({ hidden }: { hidden: boolean | undefined }, page: PageWish) => {
    const database = await connect()
    const reviews: Query<ReviewDocument> = database.reviews
    const query = hidden === undefined ? reviews : reviews.where('hidden', '==', hidden)
    const [{ docs, next }, counted] = await Promise.all([
      readPage(database, query, { by: ['createdAt'], direction: 'desc' }, page),
      query.count().get(),
    ])
    return {
      reviews: docs.map((review) => toAdminReview(review.id, review.data())),
      total: counted.data().count,
      next,
    }
  },
})
