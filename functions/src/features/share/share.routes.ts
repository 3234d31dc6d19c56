import { parseImageUrl, type ImageName, type ImageWidth } from '@bartan/contract/images/rules'
import {
  collectionShare,
  productShare,
  SHARE_PATH,
  sharedPictures,
  SHARE_HEIGHT,
  SHARE_WIDTH,
} from '@bartan/contract/images/share-picture'
import { MAX_IMAGES } from '@bartan/contract/products/fields/input-rules'
import type { Product } from '@bartan/contract/products/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { BRAND_COLORS } from '@bartan/contract/shop/brand-colors'
import { Router, type Request, type Response } from 'express'
import { AppError } from '#domain/app-error.ts'
import { cacheAtCdn, isFresh } from '#http/reply/http-cache.ts'
import { etagOf } from '#http/reply/send-reply.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import { withSharp } from '#platform/pictures.ts'
import type { ShopContext } from '../../shop-context.ts'

/** Product photos have a white background. */
const GROUND = '#ffffff'

/** Below 300 kB even for detailed pictures: WhatsApp shows no preview of larger ones. */
const JPEG = { quality: 80, mozjpeg: true }

const MARK_SIDE = 250

/** In SVG's points per inch; the drawn icon is at most 64 points wide. */
const MARK_DENSITY = 400

type Area = { left: number; top: number; width: number; height: number }

const WIDE = SHARE_WIDTH - SHARE_HEIGHT
const HALF = SHARE_HEIGHT / 2

const whole: Area = { left: 0, top: 0, width: SHARE_WIDTH, height: SHARE_HEIGHT }
const square: Area = { ...whole, width: SHARE_HEIGHT }
const beside: Area = { ...whole, left: SHARE_HEIGHT, width: WIDE }

const AREAS: Readonly<Record<number, readonly Area[]>> = {
  1: [square],
  2: [
    { ...whole, width: SHARE_WIDTH / 2 },
    { ...whole, left: SHARE_WIDTH / 2, width: SHARE_WIDTH / 2 },
  ],
  3: [square, { ...beside, height: HALF }, { ...beside, top: HALF, height: HALF }],
}

type Shared = {
  /** One to three pictures. */
  pictures: readonly Uint8Array[]
  /** A single picture fills the whole preview, e.g. one made for it. */
  fills: boolean
  mark: string
}

/** A link preview as JPEG: product pictures, and the shop's mark beside a single one. */
const drawShare = ({ pictures, fills, mark }: Shared): Promise<Buffer> =>
  withSharp(async (sharp) => {
    const areas = fills ? [whole] : (AREAS[pictures.length] ?? [])
    const parts = []
    // One after the other, because each is decoded separately (docs/decisions/0111).
    for (const [place, { left, top, width, height }] of areas.entries()) {
      const input = await sharp(pictures[place])
        .resize(width, height, { fit: 'cover' })
        .flatten({ background: GROUND })
        .toBuffer()
      parts.push({ input, left, top })
    }
    if (!fills && pictures.length === 1) {
      const input = await sharp(Buffer.from(mark), { density: MARK_DENSITY })
        .resize(MARK_SIDE, MARK_SIDE, { fit: 'contain', background: BRAND_COLORS.band })
        .png()
        .toBuffer()
      const left = SHARE_HEIGHT + Math.round((WIDE - MARK_SIDE) / 2)
      parts.push({ input, left, top: Math.round((SHARE_HEIGHT - MARK_SIDE) / 2) })
    }
    return sharp({
      create: {
        width: SHARE_WIDTH,
        height: SHARE_HEIGHT,
        channels: 3,
        background: BRAND_COLORS.band,
      },
    })
      .composite(parts)
      .jpeg(JPEG)
      .toBuffer()
  })

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
