import { Agent, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

const agent = new Agent({ keepAlive: true })

/** RFC 9110 §7.6.1: these speak of one connection and are not passed on. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const endToEnd = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)))

/**
 * Says that a body of unknown length follows. Left to itself, Node would send that of a GET or DELETE without a
 * frame, and
 * the port would take it for the next request.
 */
const framing = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }

const forwarded = ({ headers, socket }: IncomingMessage) => ({
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
  // HTTP/1.0 has no Host.
  ...(headers.host !== undefined && { 'x-forwarded-host': headers.host }),
  'x-forwarded-proto': 'http',
})

/**
 * Streams a request to a port of this machine and its answer back. Resolves with false if no answer began, so that
 * the caller can still answer by itself.
 */
export const proxyRequest = (
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> =>
  new Promise((resolve) => {
    // A caller that left before gets no answer, and no `close` or `end` event follows.
    if (outgoing.destroyed) return resolve(true)
    const { method, url, headers } = incoming
    const upstream = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers: {
        ...endToEnd(headers),
        ...framing(incoming),
        host: `127.0.0.1:${port}`,
        ...forwarded(incoming),
      },
    })
    let hasBegun = false
    upstream.on('response', (answer) => {
      hasBegun = true
      // The `close` of a caller who has left may still be to come: pipeline would throw.
      if (outgoing.destroyed) {
        upstream.destroy()
        return resolve(true)
      }
      outgoing.statusCode = answer.statusCode ?? 502
      for (const [name, value] of Object.entries(endToEnd(answer.headers))) {
        if (value !== undefined) outgoing.setHeader(name, value)
      }
      // A failure from here on can only be shown by cutting the connection, which pipeline does.
      pipeline(answer, outgoing, () => resolve(true))
    })
    upstream.on('error', () => {
      if (!hasBegun) resolve(false)
    })
    outgoing.on('close', () => upstream.destroy())
    // No pipeline: it would cut the caller off who still sends the body that has been refused, before the answer is
    // read.
    incoming.pipe(upstream)
    upstream.on('close', () => {
      incoming.unpipe(upstream)
      incoming.resume()
    })
  })
