import { statusesWhere } from '@bartan/contract/orders/order-process'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { Query } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { isDocumentId } from '#database/document-id.ts'
import type { ReviewDocument, ReviewPhotosDocument } from '#database/documents.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { recordAudit, type AuditNote } from '#database/repositories/audit.repository.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { reviewIdOf } from '#domain/hashed-ids.ts'
import { knownStarCounts, tally, type Sums } from '#domain/star-counts.ts'

/** A review that counts in the rating: hidden and missing ones don't. */
type Voice = { stars: number; hidden: boolean } | undefined

const weightOf = (voice: Voice) =>
  voice && !voice.hidden ? { stars: voice.stars, count: 1 } : { stars: 0, count: 0 }

/** The sums after a change of a review. */
export const ratingAfter = (sums: Sums, before: Voice, after: Voice) => {
  const { ratingSum = 0, ratingCount = 0 } = sums
  const [old, now] = [weightOf(before), weightOf(after)]
  const counts = knownStarCounts(sums)
  return {
    ratingSum: ratingSum - old.stars + now.stars,
    ratingCount: ratingCount - old.count + now.count,
    ...(counts && { starCounts: tally([now.stars], tally([old.stars], counts, -1)) }),
  }
}

const RECEIVED_STATUSES = statusesWhere(({ money }) => money === 'booked')

/** Equality filters only, so Firestore merges the single-field indexes. */
export const deliveryQuery = (
  { orders }: Database,
  { productId, userId }: { productId: ProductId; userId: string },
): Query<OrderDocument> =>
  orders
    .where('userId', '==', userId)
    .where('status', 'in', RECEIVED_STATUSES)
    .where('productIds', 'array-contains', productId)
    .limit(1)

/** Undefined for what doesn't exist; a deleted product has a tombstone. */
type Known = { product: ProductDocument | undefined; review: ReviewDocument | undefined }

const reviewUnit = (database: Database, work: UnitOfWork) => {
  const { reviews, reviewPhotos, products, serverTime, timestamp } = database
  return {
    timestamp,

    /** A customer's own review, and whether they have received the product. */
    findOwn: async (productId: ProductId, userId: string) => {
      if (!isDocumentId(productId))
        return { product: undefined, review: undefined, hasReceived: false }
      const [product, review, deliveries] = await Promise.all([
        work.read(products.doc(productId)),
        work.read(reviews.doc(reviewIdOf(productId, userId))),
        work.find(deliveryQuery(database, { productId, userId }).select()),
      ])
      return { product, review, hasReceived: deliveries.length > 0 }
    },

    find: async (id: string): Promise<Known> => {
      const review = isDocumentId(id) ? await work.read(reviews.doc(id)) : undefined
      return { review, product: review && (await work.read(products.doc(review.productId))) }
    },

    /**
     * Also writes the product's rating, which the catalog in memory follows, so that it shows everywhere without a
     * read.
     */
    write: (id: string, { product, review: before }: Known, after: ReviewDocument): void => {
      work.set(reviews.doc(id), after)
      if (product)
        work.update(products.doc(after.productId), {
          ...ratingAfter(product, before, after),
          updatedAt: serverTime,
        })
    },

    /** Pictures that the customer uploaded for the review, oldest first. */
    sentPhotos: async (id: string): Promise<string[]> =>
      (await work.read(reviewPhotos.doc(id)))?.urls ?? [],

    keepPhotos: (id: string, sent: ReviewPhotosDocument): void =>
      sent.urls.length > 0
        ? work.set(reviewPhotos.doc(id), sent)
        : work.delete(reviewPhotos.doc(id)),

    audit: (note: AuditNote): void => recordAudit(database, work, note),
  }
}

export const reviewTransactions = (connect: Connect) => transactions(connect, reviewUnit)
