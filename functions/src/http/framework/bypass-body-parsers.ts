import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Cloud Functions runs our app inside the functions framework, which reads up to 1 GB of any body into memory before
 * the app is asked, and answers with an HTML page what it can't parse. Contract §2 demands our error shape for those as
 * well, and an instance has no room for bodies that nobody wants: one of 300 MB takes 950 MB of memory, against 2 MB
 * with this (functions-framework 5.0.5, Node 24.21; attacks/bodies-nobody-wants.test.ts holds it). The framework's parsers leave alone what has no
 * content type. So, before any middleware sees a request, its type is put aside for our own readers (read-body.ts,
 * multipart.ts), and a path that can't be decoded is replaced with one that leads nowhere.
 */

const types = new WeakMap<IncomingMessage, string | undefined>()

/** The content type as the caller sent it. */
export const contentTypeOf = (req: IncomingMessage): string | undefined =>
  types.has(req) ? types.get(req) : req.headers['content-type']

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

export const hideContentType = (req: IncomingMessage): void => {
  types.set(req, contentTypeOf(req))
  delete req.headers['content-type']
  const [path = '', ...query] = (req.url ?? '').split('?')
  if (!isDecodable(path)) req.url = [path.replaceAll('%', '%25'), ...query].join('?')
}

/** Once per process, for the deployed function (nodejs.org/api/diagnostics_channel.html#http). */
export const bypassBodyParsers = (): void => {
  subscribe('http.server.request.start', (message) => {
    hideContentType((message as { request: IncomingMessage }).request)
  })
}
