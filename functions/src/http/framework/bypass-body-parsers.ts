import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Cloud Functions runs the app inside the functions framework. The framework reads any body up to 1 GB into memory
 * before calling the app, and answers an unparsable one with an HTML page. Contract §2 demands our error shape there as
 * well, and an instance lacks the memory: a body of 300 MB takes 950 MB, against 2 MB with this (functions-framework
 * 5.0.5, Node 24.21; tested by attacks/bodies-nobody-wants.verify.test.ts). The framework's parsers skip requests without a
 * content type. So the type is set aside for our own readers (read-body.ts, multipart.ts) before any middleware, and an
 * undecodable path, which the framework answers with a page of its own, is replaced.
 */

const types = new WeakMap<IncomingMessage, string | undefined>()

/** The content type as the caller sent it. */
export const contentTypeOf = (req: IncomingMessage): string | undefined =>
  types.has(req) ? types.get(req) : req.headers['content-type']

const replaced = new WeakSet<IncomingMessage>()

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const splitUrl = ({ url = '' }: IncomingMessage): string[] => url.split('?')

/** Whether the path, as the caller sent it, is no text. */
export const hasOddPath = (req: IncomingMessage): boolean =>
  replaced.has(req) || !isDecodable(splitUrl(req)[0] ?? '')

export const hideContentType = (req: IncomingMessage): void => {
  types.set(req, contentTypeOf(req))
  delete req.headers['content-type']
  if (!hasOddPath(req)) return
  replaced.add(req)
  const [path = '', ...query] = splitUrl(req)
  req.url = [path.replaceAll('%', '%25'), ...query].join('?')
}

const hide = (message: unknown) =>
  hideContentType((message as { request: IncomingMessage }).request)

/**
 * Call once per process in the deployed function (nodejs.org/api/diagnostics_channel.html#http).
 *
 * @returns what ends it
 */
export const bypassBodyParsers = (): (() => boolean) => {
  subscribe('http.server.request.start', hide)
  return () => unsubscribe('http.server.request.start', hide)
}
