import { PAGE_PATHS, SERVED_PATHS, SHELL_PATHS } from '@bartan/contract/pages/page-paths'
import { readableUrl } from '@bartan/contract/shared/address/readable-url'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, pathIn } from '@bartan/contract/shop/languages'
import { Router, type Request, type RequestHandler, type Response } from 'express'
import { sendCompressed } from '#http/reply/compressed-reply.ts'
import { isFresh, cacheAtCdn } from '#http/reply/http-cache.ts'
import { OLD_PATHS } from './old-addresses.ts'
import type { PagesService, Sendable } from './pages.service.ts'
import { robotsOf } from './sitemap.ts'

type Options = {
  pages: PagesService
  /** The shop's scheme and host from the settings: request headers aren't trusted. */
  siteUrl: string
  onFailure: (error: unknown, request: Request) => void
}

/** As long as the API's catalog replies, so that price edits show everywhere within this time. */
const CDN_SECONDS = 50

/** Hosting adds the policies for documents (firebase.json); the API's would replace them. */
const leavePolicies = (response: Response): void => {
  for (const name of ['Content-Security-Policy', 'Cross-Origin-Resource-Policy', 'X-Frame-Options'])
    response.removeHeader(name)
}

const inLanguages = (path: string): string[] =>
  LANGUAGE_CODES.map((language) => pathIn(language, path))

const PAGES = SERVED_PATHS.flatMap(inLanguages)

/** Also everything below pages with their own paths: the app knows which exist. */
const SHELLS = [
  ...SHELL_PATHS,
  ...[PAGE_PATHS.admin, '/order', '/collection'].map((path) => `${path}/{*rest}`),
].flatMap(inLanguages)

/** Target of the featured banner. */
const SINGULAR = inLanguages(PAGE_PATHS.featured)

const sendDocument = (
  req: Request,
  res: Response,
  { etag, gzip, plain }: Sendable,
  status = 200,
): void => {
  res.status(status).set({ ETag: etag, Vary: 'Accept-Encoding' })
  if (status === 200 && isFresh(req, etag.replace(/^W\//, ''))) res.status(304).end()
  else if (req.acceptsEncodings('gzip')) res.set('Content-Encoding', 'gzip').send(gzip())
  else res.send(plain())
}

const servePage = ({ pages, siteUrl, onFailure }: Options): RequestHandler => {
  const serve: RequestHandler = async (req, res, next) => {
    // Express reads `//` as `/`, and `new URL` as the start of a host.
    if (req.path.includes('//')) return next()
    leavePolicies(res)
    res.type('html')
    const { pathname, search } = new URL(req.originalUrl, 'http://shop')
    try {
      const page = await pages.render({ pathname, search, origin: siteUrl })
      // Temporary: the shop may offer the language later.
      if ('elsewhere' in page)
        return res.set('Cache-Control', 'no-cache').redirect(302, page.elsewhere + search)
      const { status, address } = page
      if (status === 200 && address) cacheAtCdn(req, res, { ...address, seconds: CDN_SECONDS })
      sendDocument(req, res, page, status)
    } catch (error) {
      // The app can render a page that the server failed to render.
      onFailure(error, req)
      res.status(200).send(await pages.shell())
    }
  }
  return serve
}

/** The few paths without ids: the CDN caches nothing below them. */
const FIXED_SHELLS: ReadonlySet<string> = new Set(
  SHELL_PATHS.filter((path) => !path.includes(':')).flatMap(inLanguages),
)

const serveShell = ({ pages, onFailure }: Options): RequestHandler => {
  const serve: RequestHandler = async (req, res, next) => {
    if (req.path.includes('//')) return next()
    leavePolicies(res)
    res.type('html').set('Cache-Control', 'no-cache')
    if (FIXED_SHELLS.has(req.path)) cacheAtCdn(req, res, { path: req.path, seconds: CDN_SECONDS })
    try {
      sendDocument(req, res, await pages.renderShell(req.path))
    } catch (error) {
      // The app fetches the settings itself.
      onFailure(error, req)
      res.set('Cache-Control', 'no-store').send(await pages.shell())
    }
  }
  return serve
}

/** No file's address, which Hosting answers itself, and none of the API. */
const MISSING = /^(?!\/+(?:api|images)(?:[^\w-]|$))[^.]*$/i

/** An unknown address is answered with the shop's own page: the app says that nothing is there. */
const serveMissing = ({ pages, onFailure }: Options): RequestHandler => {
  const serve: RequestHandler = async (req, res) => {
    leavePolicies(res)
    const page = await pages
      .renderShell(req.path, true)
      .catch((error: unknown) => onFailure(error, req))
    res.type('html')
    if (page) sendDocument(req, res, page, 404)
    else res.status(404).send(await pages.shell())
  }
  return serve
}

/** Keeps the raw path, so that encoded characters stay encoded. */
const redirectToPlural: RequestHandler = (req, res) => {
  const { pathname, search } = new URL(req.originalUrl, 'http://shop')
  const plural = pathname.replace('/collection/', '/collections/')
  leavePolicies(res)
  res.set('Cache-Control', 'no-cache').redirect(301, plural + search)
}

/** Redirects addresses of shops that products were imported from (contract §15). */
const redirectMoved = ({ pages }: Options): RequestHandler => {
  const redirect: RequestHandler = async (req, res, next) => {
    if (req.path.includes('//')) return next()
    const { pathname, search } = new URL(req.originalUrl, 'http://shop')
    // Ignores failures: the page's own handler reports them.
    const to = await pages.moved(pathname).catch(() => undefined)
    if (to === undefined) return next()
    leavePolicies(res)
    const others = to.includes('?') ? search.replace('?', '&') : search
    res.set('Cache-Control', 'no-cache').redirect(301, to + others)
  }
  return redirect
}

const MOVED = [...OLD_PATHS, PAGE_PATHS.product, PAGE_PATHS.collection].flatMap(inLanguages)

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
    const { language = DEFAULT_LANGUAGE } = req.params
    const manifest = await (language === 'staff' ? pages.staffManifest() : pages.manifest(language))
    if (manifest === undefined) return next()
    cacheAtCdn(req, res, { path: req.path, seconds: CDN_SECONDS })
    res.type('application/manifest+json').send(manifest)
  }
  return serve
}

/** The shop's documents: rendered pages, and files for crawlers. */
export const servePages = (options: Options): Router => {
  const router = Router({ caseSensitive: true })
  // Express answers a broken percent sign itself; the shopper's answer is the page for unknown addresses.
  router.use((req, _res, next) => {
    req.url = readableUrl(req.url)
    next()
  })
  router.get(MOVED, redirectMoved(options))
  router.get(PAGES, servePage(options))
  router.get(SINGULAR, redirectToPlural)
  router.get(SHELLS, serveShell(options))
  router.get('/sitemap.xml', serveSitemap(options))
  router.get(/^\/sitemap-(?<part>[1-9]\d{0,3})\.xml$/, serveSitemap(options))
  router.get(/^\/manifest(?:\.(?<language>[a-z]{2}|staff))?\.webmanifest$/, serveManifest(options))
  // Not /robots.txt: the Cloud Functions framework answers that with 404. Hosting redirects it (RFC 9309 §2.3.1.2).
  router.get('/crawlers.txt', (req, res) => {
    cacheAtCdn(req, res, { path: '/crawlers.txt', seconds: CDN_SECONDS })
    res.type('text/plain').send(robotsOf(options.siteUrl))
  })
  router.get(MISSING, serveMissing(options))
  return router
}
