import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { endpoints } from '@bartan/contract/api'
import { getOpenapi } from '@bartan/contract/health/endpoints'
import express, { type RequestHandler } from 'express'
import { methodNotAllowed } from '#domain/app-error.ts'
import { handle } from '#http/framework/route.ts'
import { cacheAtCdn } from '#http/reply/http-cache.ts'
import { API_DOCS_ASSETS } from './api-docs-assets.ts'
import { describeApi } from './describe-api.ts'

type ShopName = () => Promise<{ name: string }>

/** Described once per shop name. */
export const openapiRoutes = (settings: ShopName) => {
  let described: { name: string; description: Record<string, unknown> } | undefined
  return [
    handle(getOpenapi, async () => {
      const { name } = await settings()
      if (described?.name !== name) described = { name, description: describeApi(endpoints, name) }
      return described.description
    }),
  ]
}

/**
 * The API documentation as an interactive page (swagger-ui-dist). The shop serves everything itself, without inline
 * scripts, as its Content-Security-Policy demands.
 */
const BASE = '/api/docs'

/** Beside the bundle, where build.ts copies it; in tests, in its package. */
const assetsFolder = (): string => {
  const bundled = join(import.meta.dirname, 'api-docs')
  if (existsSync(bundled)) return bundled
  return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui.css'))
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>API</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="${BASE}/swagger-ui.css" />
    <script src="${BASE}/swagger-ui-bundle.js" defer></script>
    <script src="${BASE}/start.js" defer></script>
  </head>
  <body>
    <main id="docs"><p>The description itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></main>
  </body>
</html>
`

const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  // The online validator is a third-party service.
  validatorUrl: null,
})
`

const CDN_SECONDS = 300

const allowReading: RequestHandler = (req, _res, next) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') throw methodNotAllowed(req.method, 'GET, HEAD')
  next()
}

const keep = (path: string): RequestHandler => {
  const keepPath: RequestHandler = (req, res, next) => {
    cacheAtCdn(req, res, { path, seconds: CDN_SECONDS })
    next()
  }
  return keepPath
}

export const serveApiDocs = (): RequestHandler => {
  const router = express.Router({ strict: true })
  router.use(BASE, allowReading)
  router.get(BASE, keep(BASE), (_req, res) => void res.type('html').send(PAGE))
  router.get(`${BASE}/start.js`, keep(`${BASE}/start.js`), (_req, res) => {
    res.type('js').send(START)
  })
  let folder: string | undefined
  for (const name of API_DOCS_ASSETS)
    router.get(`${BASE}/${name}`, keep(`${BASE}/${name}`), (_req, res, next) => {
      folder ??= assetsFolder()
      res.sendFile(name, { root: folder, cacheControl: false }, (error) => {
        // After the start of the reply, only the caller can cause an error, by hanging up.
        if (error && !res.headersSent) next(error)
      })
    })
  return router
}
