import { SHARE_PATH } from '@bartan/contract/images/share-picture'
import { MAX_IMAGES } from '@bartan/contract/products/rules'
import { Router, type Request, type Response } from 'express'
import { cacheAtCdn, isFresh } from '#http/reply/http-cache.ts'
import type { ShareService } from './share.service.ts'

/** Its address changes with what it shows. */
const CDN_SECONDS = 86_400

/** The index of a picture; 0, the cover, for any invalid one. */
const placeOf = (image: unknown): number => {
  const place = Number(image)
  return Number.isInteger(place) && place > 0 && place < MAX_IMAGES ? place : 0
}

const send = (
  req: Request,
  res: Response,
  { bytes, etag, address }: Awaited<ReturnType<ShareService['product']>>,
): void => {
  cacheAtCdn(req, res, { ...address, seconds: CDN_SECONDS })
  res.set({ 'Content-Type': 'image/jpeg', ETag: etag })
  if (isFresh(req, etag)) res.status(304).end()
  else res.send(bytes)
}

/** Serves link previews: `/images/share/product/ID.jpg`, `/images/share/collection/NAME.jpg`. */
export const serveShare = (share: ShareService): Router =>
  Router({ caseSensitive: true, strict: true })
    .get(`${SHARE_PATH}/product/:id.jpg`, async (req, res) => {
      send(req, res, await share.product(req.params.id, placeOf(req.query['image'])))
    })
    .get(`${SHARE_PATH}/collection/:name.jpg`, async (req, res) => {
      const { category } = req.query
      const asked = typeof category === 'string' && category !== '' ? category : undefined
      send(req, res, await share.collection(req.params.name, asked))
    })
