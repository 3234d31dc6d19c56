import { randomUUID } from 'node:crypto'
import { endpoints } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { expect, it } from 'vitest'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

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
  const shop = await startOwnTestShop({ environment: { LIMIT_PER_ADDRESS: '3' } })
  shop.clock.toNext({ minutes: 10 })
  const from = { 'x-forwarded-for': '7.7.7.7, 198.51.100.1' }
  const report = { page: 'home', vitals: [{ metric: 'LCP', value: 1200 }] }
  const tell = (headers: Record<string, string>) =>
    shop.post('/api/vitals', report, { headers: { ...from, ...headers } })
  const keyed = () => tell({ 'idempotency-key': randomUUID() })
  const statuses = []
  for (let count = 0; count < 6; count++) statuses.push((await keyed()).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  const kept = await shop.database.keptAnswers.count().get()
  expect(kept.data().count).toBe(3)
  expect((await tell({})).status).toBe(200)
})
