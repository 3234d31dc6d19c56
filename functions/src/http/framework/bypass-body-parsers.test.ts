import { createServer, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { contentTypeOf, hideContentType } from './bypass-body-parsers.ts'

const aRequest = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers }) as unknown as IncomingMessage

it('hides the type from the framework, and keeps it for us', () => {
  const request = aRequest('/', { 'content-type': 'application/json', 'content-length': '2' })
  hideContentType(request)
  expect(request.headers).toEqual({ 'content-length': '2' })
  expect(contentTypeOf(request)).toBe('application/json')
})

it('leaves a request without a body as it is', () => {
  const request = aRequest('/api/products?a=%41')
  hideContentType(request)
  expect(request).toMatchObject({ url: '/api/products?a=%41', headers: {} })
})

it('makes a path that can not be decoded one that leads nowhere', () => {
  const request = aRequest('/api/products/%E0%A4%A?x=%E0%A4%A')
  hideContentType(request)
  expect(request.url).toBe('/api/products/%25E0%25A4%25A?x=%E0%A4%A')
})

it('is early enough to be seen by whoever listens for requests', async () => {
  const { bypassBodyParsers } = await import('./bypass-body-parsers.ts')
  bypassBodyParsers()
  const server = createServer((req, res) =>
    res.end(`${req.headers['content-type']} ${contentTypeOf(req)}`),
  )
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
  expect(await response.text()).toBe('undefined application/json')
  server.close()
})
