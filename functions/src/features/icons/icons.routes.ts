import { parseImageUrl, type ImageName, type ImageWidth } from '@bartan/contract/images/rules'
import { ICON_NAMES, iconQuery, type IconName } from '@bartan/contract/settings/icons'
import { Router, type RequestHandler } from 'express'
import { AppError } from '#domain/app-error.ts'
import { cacheAtCdn, isFresh } from '#http/reply/http-cache.ts'
import { etagOf } from '#http/reply/send-reply.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import type { ShopContext } from '../../shop-context.ts'
import { drawIcon, type Drawing } from './draw-icon.ts'

/** Of pages and images. */
type Drawn = {
  /** The icon of a tab in an accent color, as SVG. */
  favicon: (accent: string) => Promise<string>
  image: (name: ImageName, width: ImageWidth) => Promise<{ bytes: Uint8Array }>
}

type Icon = {
  bytes: Buffer
  etag: string
  /** The part of an icon's address that names the look. */
  query: string
}

const LOGO_WIDTH = 640

/** Like the manifest's, which names the icons. */
const CDN_SECONDS = 60

const serveIcon = (read: (name: IconName) => Promise<Icon>) => {
  const serve: RequestHandler<{ name: string }> = async (req, res, next) => {
    const name = ICON_NAMES.find((one) => one === req.params.name)
    if (!name) return next()
    const { bytes, etag, query } = await read(name)
    cacheAtCdn(req, res, { path: req.path, seconds: CDN_SECONDS })
    if (query) cacheAtCdn(req, res, { path: req.path, query, seconds: CDN_SECONDS })
    res.set({ 'Content-Type': 'image/png', ETag: etag })
    if (isFresh(req, etag)) res.status(304).end()
    else res.send(bytes)
  }
  return serve
}

/**
 * `/icons/icon-192.png`: the icons that the manifest and `apple-touch-icon` name. They follow the settings' look, like
 * the tab's icon.
 */
export const serveIcons = ({ settings }: ShopContext, { favicon, image }: Drawn): Router => {
  const kept = createCache<Icon>('icons', { bytesOf: ({ bytes }) => bytes.length })
  const drawing = new SingleFlight<Icon>()

  const logoOf = async (url: string): Promise<Drawing | undefined> => {
    const name = parseImageUrl(url)
    if (!name) return undefined
    try {
      return { logo: (await image(name, LOGO_WIDTH)).bytes }
    } catch (error) {
      // A missing logo falls back to the drawn icon; an unreadable one is retried by the next call.
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    }
  }

  const read = async (name: IconName): Promise<Icon> => {
    const { look } = await settings()
    const key = `${name} ${look.accent} ${look.logo}`
    const draw = async () => {
      const source = (await logoOf(look.logo)) ?? { svg: await favicon(look.accent) }
      const bytes = await drawIcon(name, source)
      const icon = { bytes, etag: etagOf(bytes), query: iconQuery(look) }
      kept.set(key, icon)
      return icon
    }
    return kept.get(key) ?? drawing.run(key, draw)
  }

  return Router({ caseSensitive: true, strict: true }).get('/icons/:name.png', serveIcon(read))
}
