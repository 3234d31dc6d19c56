import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

const reusing = new Agent({ keepAlive: true })

/** RFC 9110 §7.6.1: headers of one connection, not forwarded. */
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
 * Frames a body of unknown length. By default, Node would send the body of a GET or DELETE without a frame, and the
 * port would read it as the next request.
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
 * Streams a request to a local port, and its reply back. Resolves with false if no reply began, so that the caller can
 * still answer itself.
 */
export const proxyRequest = (
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> =>
  new Promise((resolve) => {
    // A client that has left gets no reply, and no `close` or `end` event follows.
    if (outgoing.destroyed) return resolve(true)
    const { method, url, headers } = incoming
    const upstream = request({
      agent: reusing,
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
      // The `close` event of a client that left may still be pending: pipeline would throw.
      if (outgoing.destroyed) {
        upstream.destroy()
        return resolve(true)
      }
      outgoing.statusCode = answer.statusCode ?? 502
      for (const [name, value] of Object.entries(endToEnd(answer.headers))) {
        if (value !== undefined) outgoing.setHeader(name, value)
      }
      // From here on a failure can only be shown by closing the connection, which pipeline does.
      pipeline(answer, outgoing, () => resolve(true))
    })
    upstream.on('error', () => {
      if (!hasBegun) resolve(false)
    })
    outgoing.on('close', () => upstream.destroy())
    // No pipeline: it would disconnect a client that still sends a refused body, before it reads the reply.
    incoming.pipe(upstream)
    upstream.on('close', () => {
      incoming.unpipe(upstream)
      incoming.resume()
    })
  })
