import { ICON_NAMES } from '@bartan/contract/settings/icons'
import { Router, type RequestHandler } from 'express'
import { cacheAtCdn, isFresh } from '#http/reply/http-cache.ts'
import type { IconsService } from './icons.service.ts'

/** Like the manifest's, which names the icons. */
const CDN_SECONDS = 60

const serveIcon = (icons: IconsService): RequestHandler<{ name: string }> => {
  const serve: RequestHandler<{ name: string }> = async (req, res, next) => {
    const name = ICON_NAMES.find((one) => one === req.params.name)
    if (!name) return next()
    const { bytes, etag, query } = await icons.read(name)
    cacheAtCdn(req, res, { path: req.path, seconds: CDN_SECONDS })
    if (query) cacheAtCdn(req, res, { path: req.path, query, seconds: CDN_SECONDS })
    res.set({ 'Content-Type': 'image/png', ETag: etag })
    if (isFresh(req, etag)) res.status(304).end()
    else res.send(bytes)
  }
  return serve
}

/** `/icons/icon-192.png`: the icons that the manifest and `apple-touch-icon` name. */
export const serveIcons = (icons: IconsService): Router =>
  Router({ caseSensitive: true, strict: true }).get('/icons/:name.png', serveIcon(icons))
