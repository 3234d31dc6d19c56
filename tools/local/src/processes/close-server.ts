import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const IDLE_CHECK_MS = 25

/**
 * Stops accepting connections, and resolves when running requests are answered; after `withinMs` they are cut off. A
 * kept-alive connection would otherwise delay `close` as long as its client likes.
 */
export const closeServer = async (server: Server, withinMs = 5000) => {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const cut = setTimeout(() => server.closeAllConnections(), withinMs)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearInterval(idle)
  clearTimeout(cut)
}

/** Serves an app on a free local port. */
export const listenLocally = async (app: RequestListener) => {
  const server = createServer(app)
  // Its clients keep their connections; closing an idle one would fail a request just being sent.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { port, close: () => closeServer(server) }
}
