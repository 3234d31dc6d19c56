import { parseImageUrl, type ImageName, type ImageWidth } from '@bartan/contract/images/rules'
import {
  collectionShare,
  productShare,
  sharedPictures,
} from '@bartan/contract/images/share-picture'
import type { Product } from '@bartan/contract/products/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Settings } from '@bartan/contract/settings/settings'
import { AppError } from '#domain/app-error.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import { drawShare } from './draw-share.ts'

type Ports = {
  /** A published product; undefined if there is none. */
  product: (id: string) => Promise<Product | undefined>
  /** A collection's first products in the order of its page, and its own picture. */
  collection: (
    name: string,
    category: string | undefined,
  ) => Promise<{ products: readonly Product[]; picture?: string | undefined }>
  settings: () => Promise<Settings>
  /** The icon of a tab in an accent color, as SVG. */
  favicon: (accent: string) => Promise<string>
  image: (name: ImageName, width: ImageWidth) => Promise<{ bytes: Uint8Array }>
  etagOf: (bytes: Uint8Array) => string
}

type SharePicture = {
  bytes: Buffer
  etag: string
  /** The only address under which caches may keep it. */
  address: { path: string; query: string }
}

type Kept = Omit<SharePicture, 'address'>

const WIDTH = 960

const notFound = () => new AppError('not_found', reason('picture_not_found'))

/** Link previews, made of public pictures and cached by content. */
export const shareService = (ports: Ports) => {
  const { product, collection, settings, favicon, image, etagOf } = ports
  const kept = createCache<Kept>('sharePictures', { bytesOf: ({ bytes }) => bytes.length })
  const drawing = new SingleFlight<Kept>()

  /** Pictures of other sites aren't fetched. */
  const draw = async (urls: readonly string[], fills: boolean): Promise<Kept> => {
    const { look } = await settings()
    const names = urls.flatMap((url) => parseImageUrl(url) ?? [])
    if (names.length === 0) throw notFound()
    const key = JSON.stringify([names, fills, look.accent])
    const make = async () => {
      const [mark, ...read] = await Promise.all([
        favicon(look.accent),
        ...names.map((name) => image(name, WIDTH)),
      ])
      const bytes = await drawShare({ pictures: read.map((one) => one.bytes), fills, mark })
      const picture = { bytes, etag: etagOf(bytes) }
      kept.set(key, picture)
      return picture
    }
    return kept.get(key) ?? drawing.run(key, make)
  }

  return {
    /** Goods that may not be advertised have none (contract §15). */
    product: async (id: string, place: number): Promise<SharePicture> => {
      const found = await product(id)
      const url = found?.restricted ? undefined : found?.images[place]?.url
      if (!url) throw notFound()
      return { ...(await draw([url], false)), address: productShare(id, place, url) }
    },

    collection: async (name: string, category: string | undefined): Promise<SharePicture> => {
      const { products, picture } = await collection(name, category)
      const urls = picture ? [picture] : sharedPictures(products)
      const address = collectionShare(name, category, urls)
      return { ...(await draw(urls, Boolean(picture))), address }
    },
  }
}

export type ShareService = ReturnType<typeof shareService>
