import { IMAGE_WIDTHS, imageObject } from '@bartan/contract/image'
import type { ImageName, ImageWidth } from '@bartan/contract/image'
import { AppError } from '../../app-error.ts'
import { SizedCache } from '../../platform/sized-cache.ts'
import { widthsToTry } from './picture-width.ts'

type Ports = {
  read: (object: string) => Promise<Uint8Array | undefined>
  etagOf: (bytes: Uint8Array) => string
}

export type Picture = { bytes: Uint8Array; etag: string }

/** Room for about 2,000 pictures of the size that lists show. */
const CACHE_BYTES = 32 * 1024 * 1024

/** A picture never changes under its name, so a popular one is read from Cloud Storage once per instance. */
export const imagesService = ({ read, etagOf }: Ports) => {
  const cache = new SizedCache<Picture>(CACHE_BYTES, ({ bytes }) => bytes.length)

  const find = async (name: ImageName, width: ImageWidth): Promise<Picture | undefined> => {
    for (const candidate of widthsToTry(width)) {
      const bytes = await read(imageObject(name, candidate))
      if (bytes) return { bytes, etag: etagOf(bytes) }
    }
    return undefined
  }

  return {
    picture: async (name: ImageName, width: ImageWidth): Promise<Picture> => {
      const key = imageObject(name, width)
      const picture = cache.get(key) ?? (await find(name, width))
      if (!picture) throw new AppError('not_found', 'There is no such picture')
      cache.set(key, picture)
      return picture
    },

    /** Forgets a deleted picture. Other instances drop theirs as newer pictures take their place. */
    forget: (name: ImageName): void => {
      for (const width of IMAGE_WIDTHS) cache.delete(imageObject(name, width))
    },
  }
}

export type ImagesService = ReturnType<typeof imagesService>
