import type { Connect } from '#database/connect.ts'
import { randomName } from '#domain/hashed-ids.ts'
import { imageFiles, type ImageFiles } from '#features/images/image-files.ts'
import { imagesService } from '#features/images/images.service.ts'
import { resizeImage } from '#features/images/resize-image.ts'
import { productNames } from '#features/products/index/list-products.ts'
import type { ProductsService } from '#features/products/products.service.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import { reviewTransactions } from '#features/reviews/review-unit.repository.ts'
import { reviewsRepository } from '#features/reviews/reviews.repository.ts'
import { reviewsService } from '#features/reviews/reviews.service.ts'
import { etagOf } from '#http/reply/send-reply.ts'
import type { Clock } from '#platform/clock.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'
import type { Log } from '#platform/log.ts'
import type { knownProducts } from './known-products.ts'

export const connectPictures = (
  connect: Connect,
  store: ImageStore,
  { clock, log }: { clock: Clock; log: Log },
) => {
  const { isHidden: isReviewHidden } = reviewsRepository(connect)
  const images = imagesService({ read: store.read, isReviewHidden, etagOf, clock })
  const files = imageFiles({ ...store, forget: images.forget, log })
  return { images, files }
}

export type Reviewing = {
  connect: Connect
  catalog: CatalogReplica
  products: ProductsService
  known: ReturnType<typeof knownProducts>
  files: ImageFiles
  clock: Clock
}

export const connectReviews = ({ connect, catalog, products, known, files, clock }: Reviewing) => {
  const transact = reviewTransactions(connect)
  return reviewsService({
    reviews: reviewsRepository(connect),
    transact,
    photos: { transact, resize: resizeImage, images: files, randomName, clock },
    isProduct: async (id) => (await known([id])).has(id),
    reviewed: products.reviewed,
    namesOf: async (ids) => productNames(await catalog.withDrafts(), ids),
    productsChanged: (ids) => catalog.productsChanged(ids),
    clock,
  })
}
