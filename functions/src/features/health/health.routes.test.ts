import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { healthService } from './health.service.ts'

/** Longer than what is told of an entry, and no token. */
const LONG = 'x '.repeat(250)

const fine = () => Promise.resolve()

it('is ok while database, accounts and images answer', async () => {
  const shop = await startTestShop()
  const reply = await shop.get('/api/health')
  expect(reply).toMatchObject({
    status: 200,
    body: { status: 'ok', checks: { database: 'ok', accounts: 'ok', pictures: 'ok' } },
  })
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

it.each(['database', 'accounts', 'pictures'])('is unavailable when %s does not', async (name) => {
  const ports = { database: fine, accounts: fine, pictures: fine }
  const health = healthService({ ...ports, [name]: () => Promise.reject(new Error('down')) })
  await expect(health.check()).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The shop is not available right now',
    cause: { message: `${name}: down` },
  })
})

it('says that nothing can be saved when the database is full', async () => {
  const full = Object.assign(new Error('8 RESOURCE_EXHAUSTED: The disk is full'), { code: 8 })
  const ports = { database: () => Promise.reject(full), accounts: fine, pictures: fine }
  await expect(healthService(ports).check()).rejects.toMatchObject({
    code: 'unavailable',
    message: "The shop can't save anything right now. Please try again later.",
    cause: { message: 'database: 8 RESOURCE_EXHAUSTED: The disk is full' },
  })
})

it('returns and logs through which proxies a call came', async () => {
  const shop = await startTestShop({ environment: { TRUSTED_PROXIES: '2' } })
  const headers = { 'x-forwarded-for': `203.0.113.7, 198.51.100.1,${LONG}` }
  const { status, body, headers: answered } = await shop.get('/api/health/proxies', { headers })
  const seen = { forwardedFor: ['203.0.113.7', '198.51.100.1', LONG.slice(0, 64)], trusted: 2 }
  expect([status, body]).toEqual([200, seen])
  expect(answered.get('cache-control')).toBe('no-store')
  expect(shop.log.entries).toContainEqual({
    level: 'info',
    message: 'X-Forwarded-For of a call',
    details: seen,
  })
  expect((await shop.get('/api/health/proxies')).body).toEqual({ forwardedFor: [], trusted: 2 })
})

it('looks once, however many ask', async () => {
  let looks = 0
  const database = () => {
    looks += 1
    return Promise.resolve()
  }
  const health = healthService({ database, accounts: fine, pictures: fine })
  await Promise.all([health.check(), health.check()])
  await health.check()
  expect(looks).toBe(1)
})
