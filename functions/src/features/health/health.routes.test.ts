import { expect, it } from 'vitest'
import { startOwnTestShop } from '../../testing/start-test-shop.ts'
import { healthService } from './health.service.ts'

it('is ok while the database answers', async () => {
  const shop = await startOwnTestShop()
  const reply = await shop.get('/api/health')
  expect(reply).toMatchObject({ status: 200, body: { status: 'ok', checks: { database: 'ok' } } })
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

it('is unavailable when it does not', async () => {
  const health = healthService({ pingDatabase: () => Promise.reject(new Error('down')) })
  await expect(health.check()).rejects.toMatchObject({ code: 'unavailable' })
})
