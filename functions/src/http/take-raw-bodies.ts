import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Cloud Functions runs our app inside the functions framework, which parses bodies and decodes paths first and
 * answers with an HTML page what it can't parse. Contract §2 demands our error shape for those as well. So, before
 * any middleware sees a request, the framework is told that the body is bytes (it then leaves them in `rawBody`), and
 * a path that can't be decoded is replaced with one that leads nowhere.
 */

type BodyHeaders = { type: string | undefined; encoding: string | undefined }

const taken = new WeakMap<IncomingMessage, BodyHeaders>()

/** Content type and encoding as the caller sent them. */
export const bodyHeadersOf = (req: IncomingMessage): BodyHeaders =>
  taken.get(req) ?? {
    type: req.headers['content-type'],
    encoding: req.headers['content-encoding'],
  }

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

export const takeRaw = (req: IncomingMessage): void => {
  taken.set(req, bodyHeadersOf(req))
  if (req.headers['content-type']) req.headers['content-type'] = 'application/octet-stream'
  delete req.headers['content-encoding']
  const [path = '', ...query] = (req.url ?? '').split('?')
  if (!isDecodable(path)) req.url = [path.replaceAll('%', '%25'), ...query].join('?')
}

/** Once per process, for the deployed function (nodejs.org/api/diagnostics_channel.html#http). */
export const takeRawBodies = (): void => {
  subscribe('http.server.request.start', (message) => {
    takeRaw((message as { request: IncomingMessage }).request)
  })
}
