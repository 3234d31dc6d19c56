import { expect, it } from 'vitest'
import deployed from '../../../../firestore.indexes.json' with { type: 'json' }
import { SETTINGS } from '../testing/deploying.ts'
import { PROJECT, READY, startFakeGoogle } from '../testing/fake-google.ts'
import { firstHour } from './first-hour.ts'
import type { Admin } from './try-shop.ts'

const DATABASE = `firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`
const PLACE = `projects/${PROJECT}/locations/asia-south1`
const JOB = `GET cloudscheduler.googleapis.com/v1/${PLACE}/jobs/firebase-schedule-removeOldData-asia-south1`

const TIMES_TO_LIVE = deployed.fieldOverrides
  .filter(({ ttl }) => ttl)
  .map(({ collectionGroup: group, fieldPath }) => ({
    name: `collectionGroups/${group}/fields/${fieldPath}`,
    ttlConfig: { state: 'ACTIVE' },
  }))

const GOOGLE = {
  ...READY,
  [`GET cloudfunctions.googleapis.com/v2/${PLACE}/functions`]: {
    functions: [{ name: 'api', state: 'ACTIVE' }],
  },
  [JOB]: { lastAttemptTime: '2026-11-27T22:00:00Z' },
  [`GET ${DATABASE}/collectionGroups/-/indexes`]: {
    indexes: deployed.indexes.map((_index, i) => ({ name: `${i}`, state: 'READY' })),
  },
  [`GET ${DATABASE}/collectionGroups/-/fields`]: { fields: TIMES_TO_LIVE },
  [`POST ${DATABASE}/documents:runQuery`]: [[{}]],
  [`GET ${DATABASE}/backupSchedules`]: { backupSchedules: [{}] },
}

const STATUSES: Record<string, number> = { '/assets/nothing.js': 404, '/api/users/login': 401 }

const looking = async (answers: Record<string, unknown> = {}, cache = 'HIT', admin?: Admin) => {
  const { google } = await startFakeGoogle({ ...GOOGLE, ...answers })
  const lines: string[] = []
  const wrong = await firstHour({
    site: { project: PROJECT, region: 'asia-south1', settings: SETTINGS, google },
    ask: (url) => {
      const { host, pathname } = new URL(url)
      const headers = new Headers({
        'x-cache': cache,
        'content-security-policy': 'x',
        'strict-transport-security': 'x',
        'cache-control': 'no-store',
      })
      const status = host.endsWith('googleapis.com') ? 403 : (STATUSES[pathname] ?? 200)
      return Promise.resolve({ status, headers, json: () => Promise.resolve({}) })
    },
    admin,
    log: (line) => lines.push(line),
  })
  return { wrong, text: lines.join('\n') }
}

it('The first hour finds nothing wrong with a shop that is deployed as it should be', async () => {
  const { wrong, text } = await looking()
  expect([wrong, text.match(/✓/g)?.length]).toEqual([0, 12])
  expect(text).toMatch(/a picture .* an order .*: not tried\..* --admin PHONE/)
})

it('The first hour tries an upload and an order as an admin, and says how the shop refused them', async () => {
  const { wrong, text } = await looking({}, 'HIT', { phone: '9876543210', password: 'forgotten' })
  expect(wrong).toBe(2)
  expect(text).toMatch(/✗ a picture is uploaded and shown +POST \/api\/users\/login: 401/)
  expect(text).toMatch(/✗ an order is placed and cancelled +POST \/api\/users\/login: 401/)
})

it('The first hour names what is not right yet, and what to do about it', async () => {
  const { wrong, text } = await looking(
    { [JOB]: {}, [`GET ${DATABASE}/backupSchedules`]: {} },
    'MISS',
  )
  expect(wrong).toBe(3)
  expect(text).toMatch(
    /✗ the daily call has run, without a fault +not yet\n.*gcloud scheduler jobs run/,
  )
  expect(text).toMatch(/✗ the database is backed up/)
  expect(text).toMatch(/✗ the home page comes from the CDN.* MISS/)
})

it('The first hour counts what was never made: an index, and a time to live', async () => {
  const { wrong, text } = await looking({
    [`GET ${DATABASE}/collectionGroups/-/indexes`]: { indexes: [{ name: 'a', state: 'READY' }] },
    [`GET ${DATABASE}/collectionGroups/-/fields`]: { fields: TIMES_TO_LIVE.slice(1) },
  })
  expect(wrong).toBe(2)
  expect(text).toMatch(/✗ every index is ready +1 of \d+/)
  expect(text).toMatch(/✗ every time to live is active +\d+ of \d+/)
})
