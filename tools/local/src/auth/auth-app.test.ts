import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { createAuthApp } from './auth-app.ts'

const listen = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

it('is answered by an emulator that closes connections which were idle', async () => {
  const used = new Set<unknown>()
  const origin = await listen(({ socket }, reply) => {
    if (used.has(socket)) socket.destroy()
    else reply.end('{}')
    used.add(socket)
  })
  const app = await listen(createAuthApp({ origin, projectId: 'demo', kept: undefined }))
  const lookUp = async () => {
    const path = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts:lookup'
    const { status } = await fetch(app + path, { method: 'POST', body: '{}' })
    return status
  }
  expect([await lookUp(), await lookUp()]).toEqual([200, 200])
})
