import {
  imageUrl,
  imageUrlAt,
  isReviewPhoto,
  parseImageUrl,
  STORED_WIDTHS,
} from '@bartan/contract/images/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { Router, type Request, type RequestHandler } from 'express'
import { AppError, methodNotAllowed } from '#domain/app-error.ts'
import { isFresh } from '#http/reply/http-cache.ts'
import { imageWidth } from './image-width.ts'
import { REVIEW_PHOTO_SECONDS, type ImagesService } from './images.service.ts'

const ALLOW = 'GET, HEAD'

/**
 * The CDN caches an image by its address and stored widths. Other widths are cached only by the browser; unknown
 * parameters prevent caching (decisions/0113).
 */
const scopeOf = ({ originalUrl }: Request, path: string): 'public' | 'private' =>
  [path, ...STORED_WIDTHS.map((width) => imageUrlAt(path, width))].includes(originalUrl)
    ? 'public'
    : 'private'

/** `/images/upload/v{version}/{public_id}.webp?w=`; any other spelling is a 404. */
const serveImage =
  (images: ImagesService): RequestHandler =>
  async (req, res) => {
    const path = `${req.baseUrl}${req.path}`
    const name = parseImageUrl(path)
    if (!name || imageUrl(name) !== path)
      throw new AppError('not_found', reason('picture_not_found'))
    const { w, ...others } = req.query
    const { bytes, etag } = await images.read(name, imageWidth(w))
    const lasting = isReviewPhoto(name)
      ? `max-age=${REVIEW_PHOTO_SECONDS}`
      : 'max-age=31536000, immutable'
    if (Object.keys(others).length === 0)
      res.set('Cache-Control', `${scopeOf(req, path)}, ${lasting}`)
    res.set({ 'Content-Type': 'image/webp', ETag: etag })
    if (isFresh(req, etag)) res.status(304).end()
    else res.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

export const serveImages = (images: ImagesService): Router =>
  Router()
    .get('/{*path}', serveImage(images))
    .all('/{*path}', (req) => {
      throw methodNotAllowed(req.method, ALLOW)
    })
