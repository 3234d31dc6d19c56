import { reason } from '@bartan/contract/reasons/reasons'
import { LIST_LIMIT, REVIEW_LIMIT } from '@bartan/contract/shared/list-limits'
import type { AdminReview, NewReview, OwnReview, Review } from '@bartan/contract/reviews/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { refuseBoth } from '#domain/paging/cursor-or-page.ts'
import { ReviewPages } from './review-pages.ts'
import type { Page, Reviewed } from './review-pages.ts'

type Paging = { limit?: number | undefined; page?: number | undefined }

type AdminListQuery = Paging & { hidden?: boolean | undefined; cursor?: string | undefined }

export type Writing = {
  productId: string
  by: Caller
  author: string
  review: NewReview
  at: Date
  /** Throws if the review may not be written, judged by what the transaction reads. */
  check: (known: { isSold: boolean; hasReceived: boolean }) => void
}

export type Hiding = { hidden: boolean; by: Caller; at: Date }

type Ports = {
  reviews: {
    /** Visible reviews only. */
    ofProduct(productId: string, page: Page): Promise<Review[]>
    own(
      productId: string,
      userId: string,
    ): Promise<{ review: OwnReview | undefined; hasReceived: boolean }>
    /** One transaction: the review and the product's rating. */
    write(writing: Writing): Promise<OwnReview>
    all(
      filter: { hidden: boolean | undefined },
      page: Page & { cursor: string | undefined },
    ): Promise<{ reviews: AdminReview[]; total: number; next: string | undefined }>
    /** One transaction: the review, the product's rating and the audit entry; undefined if there is no such review. */
    setHidden(id: string, hiding: Hiding): Promise<AdminReview | undefined>
  }
  isProduct: (id: string) => Promise<boolean>
  /** From the catalog in memory alone: undefined for what it does not know. */
  reviewed: (id: string) => Promise<Reviewed | undefined>
  /** Tells the catalog in memory of our own write. */
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
}

const noProduct = () => new AppError('not_found', reason('product_not_found'))

const firstNameOf = ({ name }: Caller): string => name.trim().split(/\s+/, 1)[0] ?? ''

const check: Writing['check'] = ({ isSold, hasReceived }) => {
  if (!isSold) throw noProduct()
  if (!hasReceived) throw new AppError('forbidden', reason('review_before_delivery'))
}

const publicPages = ({
  reviews,
  reviewed,
  clock,
}: Pick<Ports, 'reviews' | 'reviewed' | 'clock'>) => {
  const pages = new ReviewPages({ read: (id, page) => reviews.ofProduct(id, page), clock })
  return {
    /** Anyone may call this as often as they like: it reads a page once per change of its product, and nothing else. */
    list: async (productId: string, { limit = REVIEW_LIMIT, page = 1 }: Paging) => {
      const product = await reviewed(productId)
      if (!product) throw noProduct()
      const list = await pages.get(product, { skip: (page - 1) * limit, limit })
      return { reviews: list, total: product.count, page, limit }
    },

    /** This instance shows its own writes at once. */
    changed: (): void => pages.clear(),
  }
}

export const reviewsService = ({ reviews, isProduct, reviewed, productsChanged, clock }: Ports) => {
  const pages = publicPages({ reviews, reviewed, clock })
  return {
    ...pages,

    own: async (productId: string, { _id }: Caller) => {
      if (!(await isProduct(productId))) throw noProduct()
      const { review, hasReceived } = await reviews.own(productId, _id)
      return { canReview: hasReceived, review: review ?? null }
    },

    write: async (productId: string, review: NewReview, by: Caller): Promise<OwnReview> => {
      const author = firstNameOf(by)
      const at = clock.now()
      const written = await reviews.write({ productId, by, author, review, at, check })
      await productsChanged([productId])
      pages.changed()
      return written
    },

    listAll: async ({ hidden, cursor, limit = LIST_LIMIT, page }: AdminListQuery) => {
      refuseBoth({ cursor, page })
      const list = await reviews.all({ hidden }, { cursor, skip: ((page ?? 1) - 1) * limit, limit })
      return { ...list, page, limit }
    },

    setHidden: async (id: string, hidden: boolean, by: Caller): Promise<AdminReview> => {
      const review = await reviews.setHidden(id, { hidden, by, at: clock.now() })
      if (!review) throw new AppError('not_found', reason('review_not_found'))
      await productsChanged([review.product._id])
      pages.changed()
      return review
    },
  }
}

export type ReviewsService = ReturnType<typeof reviewsService>
