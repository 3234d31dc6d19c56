import type { ProductId } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import type { NewReview, OwnReview } from '@bartan/contract/reviews/schema'
import { AppError, invalidField } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { reviewIdOf } from '#domain/hashed-ids.ts'
import { isForSale } from '#domain/stock/sellable.ts'
import { lockOf } from '#domain/transact.ts'
import type { ShopContext } from '../../shop-context.ts'
import { reviewTransactions } from './review-unit.repository.ts'
import { toOwnReview } from './to-review.ts'

export const noProduct = () => new AppError('not_found', reason('product_not_found'))
export const notReceived = () => new AppError('forbidden', reason('review_before_delivery'))

const firstNameOf = ({ name }: Caller): string => name.trim().split(/\s+/, 1)[0] ?? ''

type Written = { stars: number; text: string; author: string; photos?: string[] }

const isSame = (before: Written, { stars, text, author, photos = [] }: Written): boolean =>
  before.stars === stars &&
  before.text === text &&
  before.author === author &&
  (before.photos ?? []).join(' ') === photos.join(' ')

/** The pictures to show: the named ones, else those shown before. */
const shownOf = (sent: readonly string[], named: readonly string[] | undefined): string[] => {
  const shown = [...new Set(named)]
  if (shown.every((url) => sent.includes(url))) return shown
  throw invalidField('photos', reason('photos_not_own', { field: 'photos' }))
}

export const writeReview =
  ({ connect, clock }: ShopContext, removePhotos: (urls: readonly string[]) => Promise<void>) =>
  async (productId: ProductId, review: NewReview, by: Caller): Promise<OwnReview> => {
    const author = firstNameOf(by)
    const at = clock.now()
    const id = reviewIdOf(productId, by._id)
    let left: string[] = []
    const written = await reviewTransactions(connect)(
      [lockOf.product(productId)],
      async (unit, keep) => {
        const { hasReceived, ...known } = await unit.findOwn(productId, by._id)
        const { product, review: before } = known
        if (!product || !isForSale(product)) throw noProduct()
        if (!hasReceived) throw notReceived()
        const sent = await unit.sentPhotos(id)
        const shown = shownOf(sent, review.photos ?? before?.photos)
        left = sent.filter((url) => !shown.includes(url))
        if (left.length > 0) unit.keepPhotos(id, { userId: by._id, urls: shown })
        if (before && isSame(before, { ...review, author, photos: shown }))
          return keep.reply(toOwnReview(id, before))
        const after = {
          ...review,
          photos: shown,
          productId,
          productName: product.name,
          userId: by._id,
          author,
          // Rewriting a review doesn't show it again after an admin has hidden it.
          hidden: before?.hidden ?? false,
          createdAt: before?.createdAt ?? unit.timestamp(at),
          updatedAt: unit.timestamp(at),
        }
        unit.write(id, known, after)
        return keep.reply(toOwnReview(id, after))
      },
    )
    await removePhotos(left)
    return written
  }
