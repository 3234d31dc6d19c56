import { IMAGE_WIDTHS, imageObject, imageUrl } from '@bartan/contract/images/rules'
import type { ImageName, ImageWidth } from '@bartan/contract/images/rules'
import { AppError } from '#domain/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import { SizedCache } from '#platform/cache/sized-cache.ts'
import { widthsToTry } from './picture-width.ts'

type Ports = {
  read: (object: string) => Promise<Uint8Array | undefined>
  etagOf: (bytes: Uint8Array) => string
  clock: Clock
}

export type Picture = { bytes: Uint8Array; etag: string }

/** Room for about 2,000 pictures of the size that lists show. */
const CACHE_BYTES = 32 * 1024 * 1024

/** Names of pictures that were found missing, and for how long nobody looks again. */
const MOST_MISSES = 10_000
const MISSED_MS = 60_000

/** A picture never changes under its name, so a popular one is read from Cloud Storage once per instance. */
export const imagesService = ({ read, etagOf, clock }: Ports) => {
  /** By a picture's address: when it may be looked for again. */
  const missed = new SizedCache<number>(MOST_MISSES, () => 1)
  const looking = new Map<string, Promise<Picture | undefined>>()
  const cache = new SizedCache<Picture>(CACHE_BYTES, ({ bytes }) => bytes.length)

  const find = async (name: ImageName, width: ImageWidth): Promise<Picture | undefined> => {
    for (const candidate of widthsToTry(width)) {
      const bytes = await read(imageObject(name, candidate))
      if (bytes) return { bytes, etag: etagOf(bytes) }
    }
    return undefined
  }

  const isMissed = (name: ImageName): boolean =>
    (missed.get(imageUrl(name)) ?? 0) > clock.now().getTime()

  const look = async (name: ImageName, width: ImageWidth): Promise<Picture | undefined> => {
    const picture = await find(name, width)
    if (picture) cache.set(imageObject(name, width), picture)
    else missed.set(imageUrl(name), clock.now().getTime() + MISSED_MS)
    return picture
  }

  /** However many ask for it at once, a picture is looked for once. */
  const lookOnce = async (name: ImageName, width: ImageWidth): Promise<Picture | undefined> => {
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
    picture: async (name: ImageName, width: ImageWidth): Promise<Picture> => {
      const picture =
        cache.get(imageObject(name, width)) ??
        (isMissed(name) ? undefined : await lookOnce(name, width))
      if (!picture) throw new AppError('not_found', 'There is no such picture')
      return picture
    },

    /** Forgets a deleted picture. Other instances drop theirs as newer pictures take their place. */
    forget: (name: ImageName): void => {
      for (const width of IMAGE_WIDTHS) cache.delete(imageObject(name, width))
    },
  }
}

export type ImagesService = ReturnType<typeof imagesService>
