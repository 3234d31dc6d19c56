import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aChoice, newGuestId } from '#testing/builders.ts'
import { RecordingLog } from '#testing/fakes.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { observeService, observerOf } from './observer.ts'

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string }

type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** What a collector of OpenTelemetry would get. */
const startCollector = async () => {
  const texts: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      texts.push(text)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const spans = () =>
    texts
      .map((text) => JSON.parse(text) as Batch)
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans)
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1/traces`, spans, texts }
}

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

it("sends a call's parts as spans below it, in the caller's trace, without anything personal", async () => {
  const collector = await startCollector()
  const shop = await startTestShop({
    environment: { TRACE_SHARE: '1', TRACE_ENDPOINT: collector.url },
  })
  const productId = await shop.saveProduct()
  const guestId = newGuestId()
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` }
  const { status } = await shop.post(
    '/api/cart',
    { guestId, ...aChoice({ productId }) },
    { headers },
  )
  expect(status).toBe(200)
  expect((await shop.get(`/api/cart?guestId=${guestId}`)).status).toBe(200)

  const ofTrace = () => collector.spans().filter(({ traceId }) => traceId === TRACE)
  await vi.waitFor(() => expect(ofTrace().length).toBeGreaterThan(1), { timeout: 60_000 })
  const call = ofTrace().find(({ name }) => name === 'POST /api/cart')
  expect(call?.parentSpanId).toBe(PARENT)
  const parts = ofTrace().filter(({ spanId }) => spanId !== call?.spanId)
  expect(parts.map(({ name }) => name)).toContain('Firestore BatchGetDocuments')
  expect(new Set(parts.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([call?.spanId]))

  const reading = collector.spans().find(({ name }) => name === 'GET /api/cart')
  expect(reading?.traceId).not.toBe(TRACE)
  for (const text of collector.texts)
    expect(text).not.toMatch(new RegExp(`${guestId}|${productId}`, 'u'))
})

it('leaves a line for a part that takes a second or longer', () => {
  const log = new RecordingLog()
  const told: string[] = []
  const { partDone } = observerOf(log, { partDone: (part) => void told.push(part) })
  partDone('Firestore commit', performance.now() - 900)
  partDone('Storage read', performance.now() - 1500)
  expect(told).toEqual(['Firestore commit', 'Storage read'])
  expect(log.entries).toMatchObject([
    { level: 'warn', message: 'A part of a call was slow', details: { part: 'Storage read' } },
  ])
})

it('hears of methods that fail as well, and changes nothing of the service', async () => {
  const told: string[] = []
  const service = observeService(
    {
      read: async (name: string) => `${name}!`,
      fail: () => Promise.reject(new Error('down')),
      size: 3,
      now: () => 7,
    },
    { name: 'Storage', partDone: (part) => void told.push(part) },
  )
  expect(await service.read('a')).toBe('a!')
  await expect(service.fail()).rejects.toThrow('down')
  expect([service.size, service.now()]).toEqual([3, 7])
  expect(told).toEqual(['Storage read', 'Storage fail'])
})
