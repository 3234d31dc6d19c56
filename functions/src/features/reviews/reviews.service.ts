import { namesToCopy } from '@bartan/contract/products/names'
import type { ProductId } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import type { AdminReview, OwnReview } from '@bartan/contract/reviews/schema'
import { LIST_LIMIT, REVIEW_LIMIT } from '@bartan/contract/shared/list-limits'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { pageQueryOf, refuseBoth, type WantedPage } from '#domain/cursor.ts'
import { reviewIdOf } from '#domain/hashed-ids.ts'
import type { Keep } from '#domain/transact.ts'
import type { ShopContext } from '../../shop-context.ts'
import { ReviewPages, countOf, type Reviewed } from './review-pages.ts'
import { reviewPhotos, type Pictures } from './review-photos.ts'
import { reviewTransactions } from './review-unit.repository.ts'
import { reviewsRepository } from './reviews.repository.ts'
import { toAdminReview } from './to-review.ts'
import { noProduct, notReceived, writeReview } from './write-review.ts'

type Others = {
  pictures: Pictures
  isProduct: (id: string) => Promise<boolean>
  /** From the catalog in memory; undefined if unknown there. */
  reviewed: (id: ProductId) => Promise<Reviewed | undefined>
  /** Unlike the context's, asks for no mails: a review brings nothing back. */
  starsChanged: (ids: string[]) => Promise<void>
}

type Stored = Parameters<typeof toAdminReview>[1]

const publicPages = ({ connect, clock }: ShopContext, reviewed: Others['reviewed']) => {
  const reviews = reviewsRepository(connect)
  const pages = new ReviewPages({ read: (id, page) => reviews.ofProduct(id, page), clock })
  return {
    /** The first page is safe to call without limit: it is read once per change of its product. */
    list: async (productId: ProductId, query: WantedPage & { stars?: number | undefined }) => {
      const { limit = REVIEW_LIMIT, page = 1, cursor, stars } = query
      refuseBoth(query)
      const product = await reviewed(productId)
      if (!product) throw noProduct()
      const skip = (page - 1) * limit
      const list = await pages.get(product, { cursor, skip, limit, stars })
      return { ...list, total: countOf(product, stars), page, limit }
    },

    /** This instance shows its own writes at once. */
    changed: (): void => pages.clear(),
  }
}

export const reviewsService = (
  context: ShopContext,
  { pictures, isProduct, reviewed, starsChanged }: Others,
) => {
  const { connect, namesOf } = context
  const reviews = reviewsRepository(connect)
  const transact = reviewTransactions(connect)
  const pages = publicPages(context, reviewed)
  const photos = reviewPhotos(context, pictures)
  const write = writeReview(context, photos.remove)

  const named = async (list: readonly AdminReview[]): Promise<AdminReview[]> => {
    const names = await namesOf(list.map(({ product }) => product._id))
    return list.map(({ product, ...review }) => ({
      ...review,
      product: { ...product, ...namesToCopy(names.get(product._id) ?? {}) },
    }))
  }

  return {
    ...pages,

    own: async (productId: ProductId, { _id }: Caller) => {
      if (!(await isProduct(productId))) throw noProduct()
      const { review, hasReceived } = await reviews.own(productId, _id)
      return { canReview: hasReceived, review: review ?? null }
    },

    /** The file is read only after checking that the customer may review the product. */
    addPhoto: async (productId: ProductId, by: Caller, readBytes: () => Promise<Buffer>) => {
      if (!(await isProduct(productId))) throw noProduct()
      if (!(await reviews.own(productId, by._id)).hasReceived) throw notReceived()
      return photos.add({ id: reviewIdOf(productId, by._id), userId: by._id }, readBytes)
    },

    write: async (...review: Parameters<typeof write>): Promise<OwnReview> => {
      const written = await write(...review)
      await starsChanged([review[0]])
      pages.changed()
      return written
    },

    listAll: async ({
      hidden,
      limit = LIST_LIMIT,
      ...wanted
    }: WantedPage & { hidden?: boolean | undefined }) => {
      const found = await reviews.all({ hidden }, pageQueryOf({ ...wanted, limit }))
      return { ...found, list: await named(found.list), page: wanted.page, limit }
    },

    setHidden: async (id: string, hidden: boolean, by: Caller): Promise<AdminReview> => {
      const answerOf = async (stored: Stored, keep: Keep): Promise<AdminReview> => {
        const review = toAdminReview(id, stored)
        const [answer = review] = await named([review])
        return keep.reply(answer)
      }
      const review = await transact([], async (unit, keep) => {
        const known = await unit.find(id)
        const { review: before } = known
        if (!before) throw new AppError('not_found', reason('review_not_found'))
        if (before.hidden === hidden) return answerOf(before, keep)
        const after = { ...before, hidden }
        unit.write(id, known, after)
        unit.audit({
          by,
          action: hidden ? 'review.hidden' : 'review.shown',
          target: { _id: id, name: before.productName },
          changes: { hidden: { from: before.hidden, to: hidden } },
        })
        return answerOf(after, keep)
      })
      await starsChanged([review.product._id])
      pages.changed()
      return review
    },
  }
}

export type ReviewsService = ReturnType<typeof reviewsService>
