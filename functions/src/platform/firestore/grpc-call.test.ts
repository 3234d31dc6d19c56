import { once } from 'node:events'
import { createServer } from 'node:http2'
import type { ServerHttp2Stream } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { GrpcConnection } from './grpc-connection.ts'

/** Asks a server that answers as `answer` does. */
const ask = async (answer: (stream: ServerHttp2Stream) => void, timeoutMs = 5000) => {
  const server = createServer().on('stream', answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connection = new GrpcConnection(`http://127.0.0.1:${port}`)
  onTestFinished(() => {
    connection.close()
    server.close()
  })
  return connection.call({ path: '/x', headers: {}, body: Buffer.alloc(5), timeoutMs })
}

it('tells a refusal without a message, and its reason', async () => {
  const refused = ask((stream) =>
    stream.respond(
      { ':status': 200, 'grpc-status': 9, 'grpc-message': 'needs an index: %E0%A4%85 100%25' },
      { endStream: true },
    ),
  )
  await expect(refused).rejects.toMatchObject({
    code: 9,
    message: '9 FAILED_PRECONDITION: needs an index: अ 100%',
  })
})

it('takes a proxy that is out of order for a server that is not available', async () => {
  const refused = ask((stream) => stream.respond({ ':status': 503 }, { endStream: true }))
  await expect(refused).rejects.toMatchObject({ code: 14 })
})

it('believes no reply that breaks off', async () => {
  const cutOff = ask((stream) => {
    stream.respond({ ':status': 200 })
    stream.end(Buffer.from([0, 0, 0, 0, 0]))
  })
  await expect(cutOff).rejects.toMatchObject({ code: 14 })
})

it('waits no longer than it was told', async () => {
  await expect(ask(() => undefined, 50)).rejects.toMatchObject({ code: 4 })
})
