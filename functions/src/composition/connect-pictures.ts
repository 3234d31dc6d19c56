import type { Connect } from '#database/connect.ts'
import { imageFiles } from '#features/images/image-files.ts'
import { imagesService } from '#features/images/images.service.ts'
import { reviewsRepository } from '#features/reviews/reviews.repository.ts'
import { etagOf } from '#http/reply/send-reply.ts'
import type { Clock } from '#platform/clock.ts'
import type { ImageStore } from '#platform/firebase/image-store.ts'
import type { Log } from '#platform/log.ts'

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
