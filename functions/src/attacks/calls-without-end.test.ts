import { randomUUID } from 'node:crypto'
import { endpoints } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { expect, it } from 'vitest'
import { encodeCursor } from '#domain/cursor.ts'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop, type TestShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

/** What strangers may call as often as they like must not cost the shop a read or a write each. */

/** They count what is reported, in memory, by themselves. */
const REPORTS = new Set(['POST /api/vitals', 'POST /api/searches'])

it('each call of strangers that changes something is limited by address', () => {
  const unlimited = endpoints
    .filter(({ method, access, limitAddress }: Endpoint) => {
      const isOpen = access === 'anyone' || access === 'visitor'
      return isOpen && method !== 'GET' && limitAddress === undefined
    })
    .map(({ method, path }) => `${method} ${path}`)
  expect(new Set(unlimited)).toEqual(REPORTS)
})

it('reports are limited where their answers are to be kept, and each is a write', async () => {
  const shop = await startTestShop({ environment: { LIMIT_PER_ADDRESS: '3' } })
  shop.clock.toNext({ minutes: 10 })
  const from = { 'x-forwarded-for': '7.7.7.7, 198.51.100.1' }
  const report = { page: 'home', vitals: [{ metric: 'LCP', value: 1200 }] }
  const tell = (headers: Record<string, string>) =>
    shop.post('/api/vitals', report, { headers: { ...from, ...headers } })
  const keyed = () => tell({ 'idempotency-key': randomUUID() })
  const statuses = []
  for (let count = 0; count < 6; count++) statuses.push((await keyed()).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  const kept = await shop.database.storedReplies.count().get()
  expect(kept.data().count).toBe(3)
  expect((await tell({})).status).toBe(200)
})

const FROM = { headers: { 'x-forwarded-for': '7.7.7.7, 198.51.100.1' } }

const startLimited = async (): Promise<TestShop> => {
  const shop = await startTestShop({ environment: { LIMIT_PER_ADDRESS: '3' } })
  shop.clock.toNext({ minutes: 10 })
  return shop
}

/** Calls that read by themselves: misses at /track are counted in the database, mails and messages are the local stack's. */
const READING = new Set([
  'GET /api/track',
  'GET /api/dev/mails',
  'GET /api/dev/messages',
  'GET /api/health',
])

it('what strangers read without a limit comes from memory, whatever they make up', async () => {
  const shop = await startLimited()
  const productId = await shop.saveProduct()
  await shop.get('/')
  await shop.get('/api/products')
  const open = endpoints.filter(
    ({ method, access, path, limitAddress }: Endpoint) =>
      method === 'GET' &&
      access === 'anyone' &&
      limitAddress !== 'perTenMinutes' &&
      !READING.has(`GET ${path}`),
  )
  const paths = [...open.map(({ path }) => path), '/images/upload/v1/reviews/x/:id.webp', '/:id']
  const costs = new Map<string, number>()
  for (const path of paths)
    for (const id of [productId, randomUUID(), '221005'])
      for (const query of ['', `?search=${id}&x=${randomUUID()}`]) {
        const asked = path.replaceAll(/:\w+/g, id) + query
        const reads = await readsOf(shop, () => shop.get(asked, FROM))
        if (reads > 0) costs.set(asked, reads)
      }
  expect([...costs]).toEqual([])
})

const madeUp = (id: number) => `?cursor=${encodeCursor([[4_000_000_000, 0], `id${id}`])}`

it('pages of reviews beyond the first are limited, since made-up cursors are endless', async () => {
  const shop = await startLimited()
  const [admin, asha, productId] = [
    await shop.saveUser({ role: 'admin' }),
    await shop.saveUser(),
    await shop.saveProduct(),
  ]
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
  const path = `/api/products/${productId}/reviews`
  await shop.as(asha).post(path, { stars: 4 })
  await shop.get(path)
  const statusesOf = async (queries: string[]) => {
    const statuses: number[] = []
    for (const query of queries) statuses.push((await shop.get(path + query, FROM)).status)
    return statuses
  }
  const reads = await readsOf(shop, async () => {
    const asked = ['?limit=1', madeUp(1), '?page=1&limit=2', madeUp(2), madeUp(3), '?limit=3']
    expect(await statusesOf(asked)).toEqual([200, 200, 200, 429, 429, 429])
  })
  expect(reads).toBe(3)
  expect(await statusesOf(['', '?stars=4', '?x=1'])).toEqual([200, 200, 200])
})

it('links of orders are limited by address, and say so as a page', async () => {
  const shop = await startLimited()
  await shop.get('/c/first')
  const statuses: number[] = []
  const reads = await readsOf(shop, async () => {
    for (let count = 0; count < 6; count++)
      statuses.push((await shop.get(`/c/${randomUUID()}`, FROM)).status)
  })
  expect([statuses, reads]).toEqual([[404, 404, 404, 429, 429, 429], 3])
  for (const reply of [
    await shop.get('/c/a?lang=en', FROM),
    await shop.post('/hi/c/a', 'answer=cancel', FROM),
  ]) {
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      429,
      'text/html; charset=utf-8',
    ])
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(reply.body).toMatch(/Too many links|बहुत सारे लिंक/)
  }
})
