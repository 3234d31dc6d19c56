import { expect, it } from 'vitest'
import { MIGRATIONS } from '#database/migrations/migrations.ts'
import { runMigrations } from '#database/migrations/run-migrations.ts'
import { recordMaintenance } from '#database/record-maintenance.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

it('says what was deployed, exported, mailed and migrated', async () => {
  const { shop, admin } = await startShop()
  await shop.saveProduct()
  const status = () => shop.as(admin).get('/api/admin/status')
  const names = MIGRATIONS.map(({ name }) => name)
  expect((await status()).body).toEqual({
    project: shop.shop.config.projectId,
    deployed: null,
    exported: null,
    retention: null,
    instance: {
      revision: 'local',
      startedAt: expect.any(String),
      products: 1,
      catalogSeconds: expect.any(Number),
      unreadable: [],
    },
    mails: { waiting: 0, failed: 0 },
    migrations: { done: 0, open: names },
  })

  const { maintenance, mail, timestamp } = shop.database
  // Today, because mails are removed by their age.
  const exportedAt = new Date()
  const at = timestamp(exportedAt)
  await recordMaintenance(shop.database, 'deployed')
  await maintenance.doc('exported').set({ at, version: '1.1.0' })
  const message = { subject: 'Hello', text: '', html: '' }
  const letter = { to: ['asha@example.com'], message, createdAt: at }
  const tried = { attempts: 1, startTime: at, leaseExpireTime: null, endTime: at, error: null }
  await mail.add(letter)
  await mail.add({ ...letter, delivery: { ...tried, state: 'SUCCESS' } })
  await mail.add({ ...letter, delivery: { ...tried, state: 'ERROR' } })
  await shop.shop.retention.run()
  await runMigrations(shop.database, { migrations: MIGRATIONS, say: () => undefined })

  expect((await status()).body).toMatchObject({
    deployed: { version: expect.stringMatching(/^\d+\.\d+\.\d+/u) },
    exported: { at: exportedAt.toISOString() },
    retention: { at: expect.any(String), removed: { mails: 0 } },
    mails: { waiting: 1, failed: 1 },
    migrations: { done: names.length, open: [] },
  })
  // Four notes, three counts, the admin, and a document for each migration.
  expect(await readsOf(shop, status)).toBe(8 + names.length)
})
