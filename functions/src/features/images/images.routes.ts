import { Router } from 'express'
import type { RequestHandler } from 'express'
import { imageUrl, parseImageUrl } from '@bartan/contract/image'
import { AppError } from '../../app-error.ts'
import { hasCurrent } from '../../http/has-current.ts'
import type { ImagesService } from './images.service.ts'
import { pictureWidth } from './picture-width.ts'

const ALLOW = 'GET, HEAD'

/** `/images/upload/v{version}/{public_id}.webp?w=`; a URL in any other spelling is a 404. */
const servePicture =
  (images: ImagesService): RequestHandler =>
  async (req, res) => {
    const path = `${req.baseUrl}${req.path}`
    const name = parseImageUrl(path)
    if (!name || imageUrl(name) !== path)
      throw new AppError('not_found', 'There is no such picture')
    const { bytes, etag } = await images.picture(name, pictureWidth(req.query['w']))
    res.set({
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
    })
    if (hasCurrent(req, etag)) res.status(304).end()
    else res.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

export const serveImages = (images: ImagesService): Router =>
  Router()
    .get('/{*path}', servePicture(images))
    .all('/{*path}', (req) => {
      throw new AppError('method_not_allowed', `${req.method} is not possible here`, {
        allow: ALLOW,
      })
    })
