import { PAGE_PATHS, SERVED_PATHS } from '@bartan/contract/pages/page-paths'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, pathIn } from '@bartan/contract/shop/languages'
import { Router } from 'express'
import type { Request, RequestHandler, Response } from 'express'
import { hasCurrent, cacheAtCdn } from '#http/reply/http-cache.ts'
import { sendCompressed } from '#http/reply/compressed-reply.ts'
import type { PagesService } from './pages.service.ts'
import { robotsOf } from './robots.ts'

type Options = {
  pages: PagesService
  /** The shop's scheme and host, from the settings: what a request says of itself is the caller's word. */
  siteUrl: string
  onFailure: (error: unknown, request: Request) => void
}

/** Like the API's catalog replies: no longer, so that a price edit shows everywhere within this time. */
const CDN_SECONDS = 60

/** Hosting adds the policies meant for documents (firebase.json); the API's would take their place. */
const leavePolicies = (response: Response): void => {
  for (const name of ['Content-Security-Policy', 'Cross-Origin-Resource-Policy', 'X-Frame-Options'])
    response.removeHeader(name)
}

const inLanguages = (path: string): string[] =>
  LANGUAGE_CODES.map((language) => pathIn(language, path))

const PAGES = SERVED_PATHS.flatMap(inLanguages)

/** Where the featured banner leads. */
const SINGULAR = inLanguages(PAGE_PATHS.featured)

const servePage = ({ pages, siteUrl, onFailure }: Options): RequestHandler => {
  const serve: RequestHandler = async (req, res, next) => {
    // Express takes `//` for `/`, and `new URL` for the beginning of a host.
    if (req.path.includes('//')) return next()
    leavePolicies(res)
    res.type('html')
    const { pathname, search } = new URL(req.originalUrl, 'http://shop')
    try {
      const elsewhere = await pages.elsewhere(pathname)
      // Not for good: the shop may offer it tomorrow.
      if (elsewhere) return res.set('Cache-Control', 'no-cache').redirect(302, elsewhere + search)
      const { status, html, etag, address } = await pages.render({
        pathname,
        search,
        origin: siteUrl,
      })
      if (status !== 200) return void res.status(status).send(html)
      if (address) cacheAtCdn(req, res, { ...address, seconds: CDN_SECONDS })
      res.set('ETag', etag)
      if (hasCurrent(req, etag.replace(/^W\//, ''))) res.status(304).end()
      else res.send(html)
    } catch (error) {
      // The app can render by itself what the server failed to render.
      onFailure(error, req)
      res.status(200).send(await pages.shell())
    }
  }
  return serve
}

/** Raw, as it was asked for: what is encoded stays so. */
const leadToPlural: RequestHandler = (req, res) => {
  const { pathname, search } = new URL(req.originalUrl, 'http://shop')
  const plural = pathname.replace('/collection/', '/collections/')
  leavePolicies(res)
  res.set('Cache-Control', 'no-cache').redirect(301, plural + search)
}

const serveSitemap = ({ pages, siteUrl }: Options): RequestHandler<{ part?: string }> => {
  const serve: RequestHandler<{ part?: string }> = async (req, res, next) => {
    const { part } = req.params
    const document = await pages.sitemap(siteUrl, part ? Number(part) : undefined)
    if (!document) return next()
    const path = part ? `/sitemap-${part}.xml` : '/sitemap.xml'
    cacheAtCdn(req, res, { path, seconds: CDN_SECONDS })
    sendCompressed(req, res.type('application/xml'), document)
  }
  return serve
}

const serveManifest = ({ pages }: Options): RequestHandler<{ language?: string }> => {
  const serve: RequestHandler<{ language?: string }> = async (req, res, next) => {
    const manifest = await pages.manifest(req.params.language ?? DEFAULT_LANGUAGE)
    if (manifest === undefined) return next()
    cacheAtCdn(req, res, { path: req.path, seconds: CDN_SECONDS })
    res.type('application/manifest+json').send(manifest)
  }
  return serve
}

/** The shop's documents: rendered pages, and what crawlers request besides. */
export const servePages = (options: Options): Router => {
  const router = Router({ caseSensitive: true })
  router.get(PAGES, servePage(options))
  router.get(SINGULAR, leadToPlural)
  router.get('/sitemap.xml', serveSitemap(options))
  router.get(/^\/sitemap-(?<part>[1-9]\d{0,3})\.xml$/, serveSitemap(options))
  router.get(/^\/manifest(?:\.(?<language>[a-z]{2}))?\.webmanifest$/, serveManifest(options))
  // Not /robots.txt: Cloud Functions' own framework answers that with 404. Hosting redirects it (RFC 9309 §2.3.1.2).
  router.get('/crawlers.txt', (req, res) => {
    cacheAtCdn(req, res, { path: '/crawlers.txt', seconds: CDN_SECONDS })
    res.type('text/plain').send(robotsOf(options.siteUrl))
  })
  return router
}
