import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const IDLE_CHECK_MS = 25

/**
 * Stops accepting connections and resolves when the requests under way are answered; those that take longer than
 * `withinMs` are cut off. A connection kept alive after its answer would otherwise hold up `close` for as long as its
 * client likes.
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

/** Serves an app on a free port of this machine. */
export const listenLocally = async (app: RequestListener) => {
  const server = createServer(app)
  // Its clients keep their connections; closing an idle one would fail the request that is just using it.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { port, close: () => closeServer(server) }
}
