import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { readableUrl } from '@bartan/contract/shared/address/readable-url'
import compression from 'compression'
import { ASSETS } from '../../../deploy/src/hosting/asset-headers.ts'
import { AUTH_CALL_REFUSED, isAuthPath, isBrowserAuthCall } from './auth-calls.ts'
import { createFileProvider } from './file-provider.ts'
import { forward } from './forward.ts'
import { initJson, type HostingConfig } from './hosting-config.ts'

const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

const matches = (ifNoneMatch: string, etag: string) => {
  const tags = tagsOf(ifNoneMatch)
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''))
}

/**
 * The CDN's treatment of every reply, from files and functions: 304 if the client has the current version (RFC 9110
 * §13.1.2; Node then drops the body). Errors have the headers of their path, like Google's.
 */
const actAsCdn = (request: IncomingMessage, response: ServerResponse) => {
  const conditional = request.method === 'GET' || request.method === 'HEAD'
  const ifNoneMatch = conditional ? request.headers['if-none-match'] : undefined
  const writeHead = response.writeHead.bind(response)

  response.writeHead = (status: number) => {
    const etag = response.getHeader('etag')
    const unchanged =
      status === 200 && ifNoneMatch && typeof etag === 'string' && matches(ifNoneMatch, etag)
    if (!unchanged) return writeHead(status)
    for (const name of ['content-length', 'content-encoding', 'content-type']) {
      response.removeHeader(name)
    }
    return writeHead(304)
  }
}

type Options = {
  config: HostingConfig
  folder: string
  projectId: string
  authPort: () => number | undefined
  /** Port of the function; undefined while it restarts. */
  functionPort: () => number | undefined
  /** Port of the web development server, which replaces the folder. */
  webPort?: number
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Required, because Node and Vitest disagree on the default export of this CommonJS module. */
const require = createRequire(import.meta.url)
const { default: createSuperstatic } = require('superstatic') as {
  default: (options: object) => Middleware
}

const answerJson = (response: ServerResponse, status: number, json: string) => {
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(json)
}

const answerNotFound = (response: ServerResponse) => {
  response.statusCode = 404
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end('Not found')
}

const OF_THE_API = /^\/+(?:api|images)\b/i

/**
 * In development the web server serves everything else, pages included, with its own headers. Only the API's rewrite is
 * a regular expression: a glob like /api/** would miss encoded dots and slashes.
 */
const apiRewritesOf = ({ rewrites = [] }: HostingConfig) => ({
  rewrites: rewrites.filter(({ regex }) => regex !== undefined),
})

/** superstatic compiles every pattern anew for each request: a request is only compared with those that it may match. */
const rulesFor = (config: HostingConfig) => {
  const headers = config.headers ?? []
  return {
    /** No file is below the API's paths. */
    api: { ...apiRewritesOf(config), headers: headers.filter(({ source }) => source === '**') },
    /** The names of all assets are regular expressions. */
    site: { ...config, headers: headers.filter(({ regex }) => regex === undefined) },
    assets: config,
  }
}

/** Not by `new URL`, which reads `//x` as a host and throws for `//`. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''

/**
 * Firebase Hosting for one machine. superstatic (used by Hosting's own emulator) handles the headers, rewrites and
 * clean URLs of firebase.json. This adds the CDN's part (compression, ETags for all) and the reserved URLs.
 */
export const createHosting = (options: Options): RequestListener => {
  const { config, folder, projectId, authPort, functionPort, webPort } = options
  const compress = compression({ threshold: 1024 })
  /** Queries of pages as they came: the function reads a broken one as browsers do. */
  const queries = new WeakMap<IncomingMessage, string[]>()
  const toFunction = () =>
    Promise.resolve((request: IncomingMessage, response: ServerResponse) => {
      const query = queries.get(request)
      if (query) request.url = [pathOf(request), ...query].join('?')
      return forward(functionPort(), request, response)
    })
  const functions = { rewriters: { function: toFunction } }
  const rules = rulesFor(config)
  const provider = createFileProvider(folder)
  const serving = (of: object) =>
    createSuperstatic(
      webPort === undefined
        ? { config: of, stack: 'strict', provider, ...functions }
        : { config: apiRewritesOf(config), stack: ['rewrites'], ...functions },
    )
  const serveApi = createSuperstatic({
    config: webPort === undefined ? rules.api : apiRewritesOf(config),
    stack: ['headers', 'rewrites'],
    ...functions,
  })
  const [serveSite, serveAssets] = [serving(rules.site), serving(rules.assets)]
  const rest = (request: IncomingMessage, response: ServerResponse) =>
    webPort === undefined ? answerNotFound(response) : void forward(webPort, request, response)

  const serveFile = (pathname: string, request: IncomingMessage, response: ServerResponse) => {
    const serveOne = pathname.startsWith(ASSETS) ? serveAssets : serveSite
    serveOne(request, response, () => rest(request, response))
  }

  return (request, response) => {
    const pathname = pathOf(request)
    // superstatic decodes the whole URL and doesn't catch the error. The API refuses broken paths of its own.
    const isBrokenCall = OF_THE_API.test(pathname) && readableUrl(pathname) !== pathname
    const [path = '/', ...query] = (request.url ?? '/').split('?')
    request.url = [isBrokenCall ? path : readableUrl(path), ...query.map(readableUrl)].join('?')
    if (!OF_THE_API.test(pathname)) queries.set(request, query)
    actAsCdn(request, response)
    const serve = () => {
      if (pathname === '/__/firebase/init.json') answerJson(response, 200, initJson(projectId))
      else if (isBrowserAuthCall(pathname)) void forward(authPort(), request, response)
      else if (isAuthPath(pathname)) answerJson(response, 400, AUTH_CALL_REFUSED)
      else if (isBrokenCall) void forward(functionPort(), request, response)
      else if (OF_THE_API.test(pathname))
        // `/api-docs` is none after all.
        serveApi(request, response, () => serveFile(pathname, request, response))
      else serveFile(pathname, request, response)
    }
    // Typed for Express, but works with Node's requests.
    compress(request as never, response as never, serve)
  }
}
