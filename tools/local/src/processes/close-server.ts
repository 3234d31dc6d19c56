import type { Server } from 'node:http'

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
