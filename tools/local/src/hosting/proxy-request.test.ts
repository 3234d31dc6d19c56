import { once } from 'node:events'
import { createServer, get, type RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { proxyRequest } from './proxy-request.ts'

const listen = async (answer: RequestListener): Promise<number> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return address.port
}

it('outlives a caller who left before the request was passed on', async () => {
  const port = await listen((_request, reply) => reply.end('late'))
  const { promise: passedOn, resolve } = Promise.withResolvers<boolean>()
  const front = await listen((incoming, outgoing) => {
    outgoing.on('close', () => setImmediate(() => resolve(proxyRequest(port, incoming, outgoing))))
    caller.destroy()
  })
  const caller = get({ host: '127.0.0.1', port: front }).on('error', () => undefined)
  expect(await passedOn).toBe(true)
})
