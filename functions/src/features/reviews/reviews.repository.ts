import type { ProductId } from '@bartan/contract/products/product-id'
import type { Query } from 'firebase-admin/firestore'
import type { Connect } from '#database/connect.ts'
import type { ReviewDocument } from '#database/documents.ts'
import { readCountedPage, readPage } from '#database/list-cursor.ts'
import type { PageQuery } from '#domain/cursor.ts'
import { reviewIdOf } from '#domain/hashed-ids.ts'
import type { Page, PageOfReviews } from './review-pages.ts'
import { deliveryQuery } from './review-unit.repository.ts'
import { toAdminReview, toOwnReview, toReview } from './to-review.ts'

const NEWEST_FIRST = { by: ['createdAt'], direction: 'desc' } as const

export const reviewsRepository = (connect: Connect) => ({
  /**
   * A page number also costs reads for all earlier reviews. Indexes: reviews(productId, hidden, [stars,] createdAt
   * desc).
   */
  ofProduct: async (productId: ProductId, { stars, ...page }: Page): Promise<PageOfReviews> => {
    const database = await connect()
    const { reviews } = database
    const shown = reviews.where('productId', '==', productId).where('hidden', '==', false)
    const query = stars === undefined ? shown : shown.where('stars', '==', stars)
    const { docs, next } = await readPage(database, query, NEWEST_FIRST, page)
    return { reviews: docs.map((review) => toReview(review.id, review.data())), next }
  },

  own: async (productId: ProductId, userId: string) => {
    const database = await connect()
    const reference = database.reviews.doc(reviewIdOf(productId, userId))
    const [review, delivery] = await Promise.all([
      reference.get(),
      deliveryQuery(database, { productId, userId }).select().get(),
    ])
    const document = review.data()
    return { review: document && toOwnReview(review.id, document), hasReceived: !delivery.empty }
  },

  isHidden: async (id: string): Promise<boolean> => {
    const { reviews } = await connect()
    return (await reviews.doc(id).get()).data()?.hidden === true
  },

  /** Index: reviews(hidden, createdAt desc). */
  all: async ({ hidden }: { hidden: boolean | undefined }, page: PageQuery) => {
    const database = await connect()
    const reviews: Query<ReviewDocument> = database.reviews
    const query = hidden === undefined ? reviews : reviews.where('hidden', '==', hidden)
    const { docs, ...paging } = await readCountedPage(database, query, NEWEST_FIRST, page)
    return { list: docs.map((review) => toAdminReview(review.id, review.data())), ...paging }
  },
})
