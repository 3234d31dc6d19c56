import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The start of every HTTP/2 connection without negotiation (RFC 9113 §3.4). */
const HTTP2_PREFACE = Buffer.from('PRI * HTTP/2')

type Accept = (socket: Socket) => void

/** gRPC and HTTP/1 on one port, as SDKs and tests expect of FIRESTORE_EMULATOR_HOST. */
export const listen = async (host: string, port: number, http2: Accept, http1: Accept) => {
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let seen = Buffer.alloc(0)
    const sniff = (chunk: Buffer) => {
      seen = Buffer.concat([seen, chunk])
      const length = Math.min(seen.length, HTTP2_PREFACE.length)
      const fits = seen.subarray(0, length).equals(HTTP2_PREFACE.subarray(0, length))
      if (fits && length < HTTP2_PREFACE.length) return
      socket.off('data', sniff)
      socket.pause()
      socket.unshift(seen)
      if (fits) http2(socket)
      else {
        http1(socket)
        socket.resume()
      }
    }
    socket.on('data', sniff)
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? port) : port,
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      if (server.listening) await once(server, 'close')
    },
  }
}
