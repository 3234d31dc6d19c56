import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { answerUnavailable } from '#hosting/forward.ts'
import { closeServer } from '#processes/close-server.ts'
import { StackError } from './stack-error.ts'

const listen = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken: stop what runs there, or set SHOP_PORT to another port.`,
        EACCES: `Port ${port} may not be opened by this user: set SHOP_PORT to another port.`,
      }
      reject(new StackError(reasons[error.code ?? ''] ?? `Port ${port}: ${error.message}`))
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** Hot reload uses a WebSocket to the web development server. */
const passUpgrades = (server: Server, webPort: number) => {
  server.on('upgrade', (request, socket: Socket, head) => {
    const upstream = connect(webPort, '127.0.0.1', () => {
      const headers = request.rawHeaders.flatMap((name, i, all) =>
        i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : [],
      )
      upstream.write(`${[`GET ${request.url} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      socket.pipe(upstream).pipe(socket)
    })
    const end = () => {
      socket.destroy()
      upstream.destroy()
    }
    socket.on('error', end).on('close', end)
    upstream.on('error', end).on('close', end)
  })
}

/** Takes the shop's port at once, so that a port in use is noticed before anything starts; answers 503 until `open`. */
export const startHosting = async ({ port, host }: { port: number; host: string }) => {
  let serve: RequestListener | undefined
  const server = createServer((request, response) =>
    serve ? serve(request, response) : answerUnavailable(response),
  )
  // As long as a CDN's: with Node's five seconds, a client's next click often hits a closing connection.
  server.keepAliveTimeout = 65_000
  const openPort = await listen(server, port, host)
  return {
    port: openPort,
    open: (hosting: RequestListener, webPort?: number) => {
      serve = hosting
      if (webPort !== undefined) passUpgrades(server, webPort)
    },
    stop: () => closeServer(server),
  }
}
