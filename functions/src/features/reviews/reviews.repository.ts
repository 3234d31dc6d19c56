import type { Query, Transaction } from 'firebase-admin/firestore'
import { recordAudit } from '#domain/audit.repository.ts'
import type { Database } from '#database/collections.ts'
import { isDocumentId } from '#database/document-id.ts'
import { readPage } from '#database/list-cursor.ts'
import type { PageWish } from '#database/list-cursor.ts'
import type { OrderDocument, ProductDocument, ReviewDocument } from '#database/documents.ts'
import { reviewIdOf } from '#domain/review-id.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Connect } from '#database/connect.ts'
import { KeyedQueue } from '#platform/concurrency/keyed-queue.ts'
import { ratingAfter } from './rating.ts'
import type { Page } from './review-pages.ts'
import type { Hiding, Writing } from './reviews.service.ts'
import { toAdminReview, toOwnReview, toReview } from './to-review.ts'

/** Equality filters only, so Firestore joins the single-field indexes. */
const aDelivery = (
  { orders }: Database,
  { productId, userId }: { productId: string; userId: string },
): Query<OrderDocument> =>
  orders
    .where('userId', '==', userId)
    .where('status', '==', 'Delivered')
    .where('productIds', 'array-contains', productId)
    .limit(1)

/** Written to the product, which the catalog in memory follows: ratings show everywhere without a read. */
const rate = (
  { products, serverTime }: Database,
  transaction: Transaction,
  { productId, product }: { productId: string; product: ProductDocument },
  change: { before: ReviewDocument | undefined; after: ReviewDocument },
): void => {
  transaction.update(products.doc(productId), {
    ...ratingAfter(product, change.before, change.after),
    updatedAt: serverTime,
  })
}

const isSame = (
  before: ReviewDocument,
  { stars, text, author }: Pick<ReviewDocument, 'stars' | 'text' | 'author'>,
): boolean => before.stars === stars && before.text === text && before.author === author

const writeIn = async (
  database: Database,
  transaction: Transaction,
  { productId, by, author, review, at, check }: Writing,
) => {
  const { reviews, products, timestamp } = database
  const reference = reviews.doc(reviewIdOf(productId, by._id))
  const [product, before, delivery] = await Promise.all([
    transaction.get(products.doc(productId)).then((snapshot) => snapshot.data()),
    transaction.get(reference).then((snapshot) => snapshot.data()),
    transaction.get(aDelivery(database, { productId, userId: by._id }).select()),
  ])
  check({ isSold: !!product && !product.deletedAt, hasReceived: !delivery.empty })
  if (!product) throw new Error('A review of no product was let through')
  if (before && isSame(before, { ...review, author })) return toOwnReview(reference.id, before)
  const after: ReviewDocument = {
    ...review,
    productId,
    productName: product.name,
    userId: by._id,
    author,
    // Rewriting a review does not bring it back once an admin has hidden it.
    hidden: before?.hidden ?? false,
    createdAt: before?.createdAt ?? timestamp(at),
    updatedAt: timestamp(at),
  }
  transaction.set(reference, after)
  rate(database, transaction, { productId, product }, { before, after })
  return toOwnReview(reference.id, after)
}

const setHiddenIn = async (
  database: Database,
  transaction: Transaction,
  id: string,
  { hidden, by }: Hiding,
) => {
  const { reviews, products } = database
  const before = (await transaction.get(reviews.doc(id))).data()
  if (!before) return undefined
  if (before.hidden === hidden) return toAdminReview(id, before)
  const { productId, productName } = before
  const product = (await transaction.get(products.doc(productId))).data()
  const after = { ...before, hidden }
  transaction.update(reviews.doc(id), { hidden })
  if (product) rate(database, transaction, { productId, product }, { before, after })
  recordAudit(database, transaction, {
    by,
    action: hidden ? 'review.hidden' : 'review.shown',
    target: { _id: id, name: productName },
    changes: { hidden: { from: before.hidden, to: hidden } },
  })
  return toAdminReview(id, after)
}

export const reviewsRepository = (connect: Connect) => {
  const queue = new KeyedQueue()
  return {
    /** Reads the page and everything before it. Index: reviews(productId, hidden, createdAt desc). */
    ofProduct: async (productId: string, { skip, limit }: Page) => {
      const { reviews } = await connect()
      const query = reviews.where('productId', '==', productId).where('hidden', '==', false)
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

    write: async (writing: Writing) => {
      if (!isDocumentId(writing.productId)) writing.check({ isSold: false, hasReceived: false })
      const database = await connect()
      return queue.run([writing.productId], () =>
        inTransaction(database.firestore, (transaction) => writeIn(database, transaction, writing)),
      )
    },

    /** Index: reviews(hidden, createdAt desc). */
    all: async ({ hidden }: { hidden: boolean | undefined }, page: PageWish) => {
      const database = await connect()
      const reviews: Query<ReviewDocument> = database.reviews
      const query = hidden === undefined ? reviews : reviews.where('hidden', '==', hidden)
      const [{ docs, next }, counted] = await Promise.all([
        readPage(database, query, ['createdAt'], page),
        query.count().get(),
      ])
      return {
        reviews: docs.map((review) => toAdminReview(review.id, review.data())),
        total: counted.data().count,
        next,
      }
    },

    setHidden: async (id: string, hiding: Hiding) => {
      if (!isDocumentId(id)) return undefined
      const database = await connect()
      return inTransaction(database.firestore, (transaction) =>
        setHiddenIn(database, transaction, id, hiding),
      )
    },
  }
}
