import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { bodyHeadersOf, takeRaw } from './take-raw-bodies.ts'

const aRequest = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers }) as unknown as IncomingMessage

it('hides type and encoding from the framework, and keeps them for us', () => {
  const request = aRequest('/', { 'content-type': 'application/json', 'content-encoding': 'gzip' })
  takeRaw(request)
  expect(request.headers).toEqual({ 'content-type': 'application/octet-stream' })
  expect(bodyHeadersOf(request)).toEqual({ type: 'application/json', encoding: 'gzip' })
})

it('leaves a request without a body as it is', () => {
  const request = aRequest('/api/products?a=%41')
  takeRaw(request)
  expect(request).toMatchObject({ url: '/api/products?a=%41', headers: {} })
})

it('makes a path that can not be decoded one that leads nowhere', () => {
  const request = aRequest('/api/products/%E0%A4%A?x=%E0%A4%A')
  takeRaw(request)
  expect(request.url).toBe('/api/products/%25E0%25A4%25A?x=%E0%A4%A')
})

it('is early enough to be seen by whoever listens for requests', async () => {
  const { takeRawBodies } = await import('./take-raw-bodies.ts')
  takeRawBodies()
  const server = createServer((req, res) => res.end(req.headers['content-type']))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  })
  expect(await response.text()).toBe('application/octet-stream')
  server.close()
})
