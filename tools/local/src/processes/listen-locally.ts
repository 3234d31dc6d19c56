import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeServer } from './close-server.ts'

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
