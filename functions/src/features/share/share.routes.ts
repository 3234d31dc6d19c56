import { parseImageUrl, type ImageName, type ImageWidth } from '@bartan/contract/images/rules'
import {
  collectionShare,
  productShare,
  SHARE_PATH,
  sharedPictures,
} from '@bartan/contract/images/share-picture'
import { MAX_IMAGES } from '@bartan/contract/products/rules'
import type { Product } from '@bartan/contract/products/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { Router, type Request, type Response } from 'express'
import { AppError } from '#domain/app-error.ts'
import { cacheAtCdn, isFresh } from '#http/reply/http-cache.ts'
import { etagOf } from '#http/reply/send-reply.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import type { ShopContext } from '../../shop-context.ts'
import { drawShare } from './draw-share.ts'

type Others = {
  /** A published product; undefined if there is none. */
  product: (id: string) => Promise<Product | undefined>
  /** A collection's first products in the order of its page, and its own picture. */
  collection: (
    name: string,
    category: string | undefined,
  ) => Promise<{ products: readonly Product[]; picture?: string | undefined }>
  /** The icon of a tab in an accent color, as SVG. */
  favicon: (accent: string) => Promise<string>
  image: (name: ImageName, width: ImageWidth) => Promise<{ bytes: Uint8Array }>
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

/** Its address changes with what it shows. */
const CDN_SECONDS = 86_400

/** The index of a picture; 0, the cover, for any invalid one. */
const placeOf = (image: unknown): number => {
  const place = Number(image)
  return Number.isInteger(place) && place > 0 && place < MAX_IMAGES ? place : 0
}

const send = (req: Request, res: Response, { bytes, etag, address }: SharePicture): void => {
  cacheAtCdn(req, res, { ...address, seconds: CDN_SECONDS })
  res.set({ 'Content-Type': 'image/jpeg', ETag: etag })
  if (isFresh(req, etag)) res.status(304).end()
  else res.send(bytes)
}

/**
 * Serves link previews, made of public pictures and cached by content: `/images/share/product/ID.jpg`,
 * `/images/share/collection/NAME.jpg`.
 */
export const serveShare = (
  { settings }: ShopContext,
  { product, collection, favicon, image }: Others,
): Router => {
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

  return Router({ caseSensitive: true, strict: true })
    .get(`${SHARE_PATH}/product/:id.jpg`, async (req, res) => {
      const [{ id }, place] = [req.params, placeOf(req.query['image'])]
      const found = await product(id)
      // Goods that may not be advertised have none (contract §15).
      const url = found?.restricted ? undefined : found?.images[place]?.url
      if (!url) throw notFound()
      send(req, res, { ...(await draw([url], false)), address: productShare(id, place, url) })
    })
    .get(`${SHARE_PATH}/collection/:name.jpg`, async (req, res) => {
      const [{ name }, { category }] = [req.params, req.query]
      const asked = typeof category === 'string' && category !== '' ? category : undefined
      const { products, picture } = await collection(name, asked)
      const urls = picture ? [picture] : sharedPictures(products)
      const address = collectionShare(name, asked, urls)
      send(req, res, { ...(await draw(urls, Boolean(picture))), address })
    })
}
