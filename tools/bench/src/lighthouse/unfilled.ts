import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page that is never rendered on the server: its document is the same for all such pages. */
const SHELL = '/login'

const isDocument = ({ url = '', headers }: IncomingMessage): boolean =>
  (headers.accept ?? '').includes('text/html') && !/\.\w+$/.test(url)

const passOn = (shop: URL, incoming: IncomingMessage, outgoing: ServerResponse) => {
  const path = isDocument(incoming) ? SHELL : incoming.url
  const upstream = request(
    {
      host: shop.hostname,
      port: shop.port,
      method: incoming.method,
      path,
      headers: incoming.headers,
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}

/** Starts the shop without server-rendered pages: every document is the empty shell, which the app then renders. */
export const startUnfilled = async (shopUrl: string) => {
  const shop = new URL(shopUrl)
  const listener: RequestListener = (incoming, outgoing) => passOn(shop, incoming, outgoing)
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
