import { IMAGE_WIDTHS, imageObject, imageUrl } from '@bartan/contract/images/rules'
import type { ImageName, ImageWidth } from '@bartan/contract/images/rules'
import { AppError } from '#domain/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import { SizedCache } from '#platform/cache/sized-cache.ts'
import { widthsToTry } from './image-width.ts'

type Ports = {
  read: (object: string) => Promise<Uint8Array | undefined>
  etagOf: (bytes: Uint8Array) => string
  clock: Clock
}

export type ServedImage = { bytes: Uint8Array; etag: string }

/** Room for about 2,000 images of the size that lists show. */
const CACHE_BYTES = 32 * 1024 * 1024

/** Names of images that were found missing, and for how long nobody looks again. */
const MOST_MISSES = 10_000
const MISSED_MS = 60_000

/** An image never changes under its name, so a popular one is read from Cloud Storage once per instance. */
export const imagesService = ({ read, etagOf, clock }: Ports) => {
  /** By an image's address: when it may be looked for again. */
  const missed = new SizedCache<number>(MOST_MISSES, () => 1)
  const looking = new Map<string, Promise<ServedImage | undefined>>()
  const cache = new SizedCache<ServedImage>(CACHE_BYTES, ({ bytes }) => bytes.length)

  const find = async (name: ImageName, width: ImageWidth): Promise<ServedImage | undefined> => {
    for (const candidate of widthsToTry(width)) {
      const bytes = await read(imageObject(name, candidate))
      if (bytes) return { bytes, etag: etagOf(bytes) }
    }
    return undefined
  }

  const isMissed = (name: ImageName): boolean =>
    (missed.get(imageUrl(name)) ?? 0) > clock.now().getTime()

  const look = async (name: ImageName, width: ImageWidth): Promise<ServedImage | undefined> => {
    const image = await find(name, width)
    if (image) cache.set(imageObject(name, width), image)
    else missed.set(imageUrl(name), clock.now().getTime() + MISSED_MS)
    return image
  }

  /** However many ask for it at once, an image is looked for once. */
  const lookOnce = async (name: ImageName, width: ImageWidth): Promise<ServedImage | undefined> => {
    const key = imageObject(name, width)
    const running = looking.get(key) ?? look(name, width)
    looking.set(key, running)
    try {
      return await running
    } finally {
      looking.delete(key)
    }
  }

  return {
    read: async (name: ImageName, width: ImageWidth): Promise<ServedImage> => {
      const image =
        cache.get(imageObject(name, width)) ??
        (isMissed(name) ? undefined : await lookOnce(name, width))
      if (!image) throw new AppError('not_found', 'There is no such picture')
      return image
    },

    /** Forgets a deleted image. Other instances drop theirs as newer images take their place. */
    forget: (name: ImageName): void => {
      for (const width of IMAGE_WIDTHS) cache.delete(imageObject(name, width))
    },
  }
}

export type ImagesService = ReturnType<typeof imagesService>
