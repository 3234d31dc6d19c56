import {
  STORED_WIDTHS,
  imageObject,
  imageUrl,
  isReviewPhoto,
  type ImageName,
  type ImageWidth,
} from '@bartan/contract/images/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import { etagOf } from '#http/reply/send-reply.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import type { ShopContext } from '../../shop-context.ts'
import { widthsToTry } from './image-width.ts'

export type ServedImage = { bytes: Uint8Array; etag: string }

/** How long a missing image isn't looked for again. */
const MISSED_MS = 60_000

/**
 * Seconds that a review picture is served from memory; caches keep it for as long again. So a withdrawn picture is gone
 * everywhere within a minute.
 */
export const REVIEW_PHOTO_SECONDS = 25

/** An image never changes under its name, so an instance reads a popular one only once from Cloud Storage. */
export const imagesService = (
  { storage, clock }: Pick<ShopContext, 'storage' | 'clock'>,
  isReviewHidden: (id: string) => Promise<boolean>,
) => {
  const missed = createCache<true>('missingPictures', {
    bytesOf: () => 0,
    expires: { afterMs: MISSED_MS, clock },
  })
  const looking = new SingleFlight<ServedImage | undefined>()
  const cache = createCache<ServedImage>('pictures', { bytesOf: ({ bytes }) => bytes.length })

  const reviewPhotos = createCache<ServedImage>('reviewPhotos', {
    bytesOf: ({ bytes }) => bytes.length,
    expires: { afterMs: REVIEW_PHOTO_SECONDS * 1000, clock },
  })
  const cacheOf = (name: ImageName) => (isReviewPhoto(name) ? reviewPhotos : cache)

  const isHidden = async (name: ImageName): Promise<boolean> => {
    const [, review = ''] = name.publicId.split('/')
    return isReviewPhoto(name) && (await isReviewHidden(review))
  }

  const find = async (name: ImageName, width: ImageWidth): Promise<ServedImage | undefined> => {
    for (const candidate of widthsToTry(width)) {
      const bytes = await storage.read(imageObject(name, candidate))
      if (bytes) return { bytes, etag: etagOf(bytes) }
    }
    return undefined
  }

  const look = async (name: ImageName, width: ImageWidth): Promise<ServedImage | undefined> => {
    const found = await find(name, width)
    // Made-up names cost no read.
    const image = found && (await isHidden(name)) ? undefined : found
    if (image) cacheOf(name).set(imageObject(name, width), image)
    else missed.set(imageUrl(name), true)
    return image
  }

  /** Concurrent requests for an image share one look-up. */
  const lookOnce = (name: ImageName, width: ImageWidth): Promise<ServedImage | undefined> =>
    looking.run(imageObject(name, width), () => look(name, width))

  return {
    read: async (name: ImageName, width: ImageWidth): Promise<ServedImage> => {
      const image =
        cacheOf(name).get(imageObject(name, width)) ??
        (missed.get(imageUrl(name)) ? undefined : await lookOnce(name, width))
      if (!image) throw new AppError('not_found', reason('picture_not_found'))
      return image
    },

    /** Drops a deleted image. Other instances evict theirs in time. */
    forget: (name: ImageName): void => {
      for (const width of STORED_WIDTHS) cacheOf(name).delete(imageObject(name, width))
    },
  }
}

export type ImagesService = ReturnType<typeof imagesService>
