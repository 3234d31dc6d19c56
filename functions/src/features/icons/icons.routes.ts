import { parseImageUrl, type ImageName, type ImageWidth } from '@bartan/contract/images/rules'
import { ICON_NAMES, iconQuery, type IconName } from '@bartan/contract/settings/icons'
import { BRAND_COLORS } from '@bartan/contract/shop/brand-colors'
import { Router, type RequestHandler } from 'express'
import { AppError } from '#domain/app-error.ts'
import { cacheAtCdn, isFresh } from '#http/reply/http-cache.ts'
import { etagOf } from '#http/reply/send-reply.ts'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import { withSharp, type PictureTools } from '#platform/pictures.ts'
import type { ShopContext } from '../../shop-context.ts'

/** The favicon as SVG, or an uploaded logo. */
type Drawing = { svg: string } | { logo: Uint8Array }

/** The drawing's share of the side. A maskable icon may be cut off outside 80 % and at its corners. */
const SHAPES: Record<IconName, { size: number; drawn: number; logo: number; isCut?: true }> = {
  'icon-192': { size: 192, drawn: 1, logo: 0.9 },
  'icon-512': { size: 512, drawn: 1, logo: 0.9 },
  'maskable-512': { size: 512, drawn: 0.8, logo: 0.6, isCut: true },
  'apple-touch-180': { size: 180, drawn: 0.9, logo: 0.8, isCut: true },
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Logos are designed for a light background. */
const LOGO_GROUND = '#ffffff'

/** SVG is measured in points. */
const POINTS = 72

const drawn = async (sharp: PictureTools, svg: string, size: number) => {
  const bytes = Buffer.from(svg)
  const { width, height } = await sharp(bytes).metadata()
  return sharp(bytes, { density: Math.max(1, (POINTS * size) / Math.max(width, height)) })
}

const margins = (size: number, inner: number) => {
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return { top: before, left: before, bottom: after, right: after }
}

/** An icon as PNG. If the system cuts the corners itself, the drawing fills the whole square. */
const drawIcon = (name: IconName, drawing: Drawing): Promise<Buffer> =>
  withSharp(async (sharp) => {
    const { size, isCut, ...share } = SHAPES[name]
    const isLogo = 'logo' in drawing
    const inner = Math.round(size * (isLogo ? share.logo : share.drawn))
    const image = isLogo
      ? sharp(drawing.logo)
      : await drawn(sharp, isCut ? drawing.svg.replace(/ rx="\d+"/, '') : drawing.svg, inner)
    const fitted = await image
      .resize(inner, inner, { fit: 'contain', background: CLEAR })
      .png()
      .toBuffer()
    const extended = await sharp(fitted)
      .extend({
        ...margins(size, inner),
        extendWith: isLogo ? 'background' : 'copy',
        background: CLEAR,
      })
      .png()
      .toBuffer()
    const whole = sharp(extended)
    if (isLogo) whole.flatten({ background: LOGO_GROUND })
    else if (isCut) whole.flatten({ background: BRAND_COLORS.band })
    return whole.png({ compressionLevel: 9, palette: true }).toBuffer()
  })

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
