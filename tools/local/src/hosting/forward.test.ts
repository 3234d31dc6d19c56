import { createServer, request, type RequestListener, type Server } from 'node:http'
import {
  connect,
  createServer as createTcpServer,
  type AddressInfo,
  type Server as Tcp,
  type Socket,
} from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { forward } from './forward.ts'

const listening = async (server: Server | Tcp): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const proxyTo = (port: number) =>
  listening(createServer((incoming, outgoing) => void forward(port, incoming, outgoing)))

const read = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  let text = ''
  for await (const chunk of stream) text += chunk.toString()
  return text
}

/** In chunks, as a caller sends whose body's length is not known beforehand. */
const sendInChunks = (port: number, method: string, body: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { 'transfer-encoding': 'chunked' }
    request({ host: '127.0.0.1', port, method, headers }, (answer) => {
      read(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject)
    })
      .on('error', reject)
      .end(body)
  })

it.each(['GET', 'POST', 'PUT', 'DELETE'])(
  'a chunked body of a %s arrives as a body, not as a request of its own',
  async (method) => {
    const seen: string[] = []
    const answer: RequestListener = (incoming, outgoing) => {
      seen.push(`${incoming.method} ${incoming.url}`)
      incoming.pipe(outgoing)
    }
    const proxy = await proxyTo(await listening(createServer(answer)))
    const smuggled = 'GET /api/admin/users HTTP/1.1\r\nHost: shop\r\n\r\n'
    expect(await sendInChunks(proxy, method, smuggled)).toEqual({ status: 200, text: smuggled })
    expect(seen).toEqual([`${method} /`])
  },
)

it('survives an answer that turns out to be none after it has begun', async () => {
  const upstream = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\nno length\r\n')
    })
  })
  const proxy = await proxyTo(await listening(upstream))
  await expect(sendInChunks(proxy, 'GET', '')).rejects.toThrow('aborted')
})

it('passes on what an HTTP/1.0 client sends, which names no host', async () => {
  const upstream = createServer((incoming, outgoing) => {
    outgoing.end(JSON.stringify([incoming.url, incoming.headers['x-forwarded-host']]))
  })
  const proxy = await proxyTo(await listening(upstream))
  const socket = connect(proxy, '127.0.0.1')
  socket.write('GET /api/health HTTP/1.0\r\n\r\n')
  const answer = await read(socket)
  expect(answer).toContain('HTTP/1.1 200 OK')
  expect(answer).toContain('["/api/health",null]')
})

/** Resolves once the connection has brought the text. */
const brings = (socket: Socket, text: string) =>
  new Promise<void>((resolve, reject) => {
    let got = ''
    const listen = (chunk: Buffer) => {
      got += chunk.toString()
      if (!got.includes(text)) return
      socket.off('data', listen)
      resolve()
    }
    socket.on('data', listen).on('error', reject)
    socket.on('close', () => reject(new Error('The connection was closed')))
  })

it('reads what is left of a body that was refused before its end, and the next request after it', async () => {
  const MB = 1_000_000
  const upstream = createServer((incoming, outgoing) => {
    outgoing.statusCode = incoming.method === 'POST' ? 413 : 200
    outgoing.end(`answer to ${incoming.method}`)
  })
  const proxy = await proxyTo(await listening(upstream))
  const socket = connect(proxy, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${2 * MB}\r\n\r\n`)
  socket.write('x'.repeat(MB))
  await brings(socket, 'answer to POST')
  socket.write('x'.repeat(MB))
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
  await expect(brings(socket, 'answer to GET')).resolves.toBeUndefined()
})
