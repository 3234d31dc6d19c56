import { randomUUID } from 'node:crypto'
import { endpoints } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { afterAll, describe, expect, it } from 'vitest'
import { changingCalls } from '#testing/changing-calls/changing-calls.ts'
import type { ChangingCall, Prepared } from '#testing/changing-calls/prepare.ts'
import { sendKeyed } from '#testing/changing-calls/send-keyed.ts'
import { allowExchangesAtOnce } from '#testing/allow-exchanges-at-once.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

/** Every call that changes something, made twice with one Idempotency-Key (contract §2). */

const shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
afterAll(() => shop.stop())
const [admin, asha, productId] = await Promise.all([
  shop.saveUser({ role: 'admin' }),
  shop.saveUser(),
  shop.saveProduct({ countInStock: 1000 }),
])
await allowExchangesAtOnce(shop, admin)
const calls = changingCalls(shop, { admin, asha, productId })

const NAMES = endpoints
  .map(({ method, path }: Endpoint) => `${method} ${path}`)
  .filter((name) => !name.startsWith('GET ')) as ChangingCall[]

/** Counts of tries and addresses, which are no effect of the call. */
const COUNTS = new Set([
  'keptAnswers',
  'callCounts',
  'loginAttempts',
  'vitals',
  'searchDays',
  'catalogue',
  // Worked on after the call.
  'imports',
])

/** All that is stored, and when it was written; without its fields, which would take most of the time of this file. */
const stored = async (): Promise<Record<string, unknown>> => {
  const documents: Record<string, unknown> = {}
  for (const collection of await shop.database.firestore.listCollections())
    if (!COUNTS.has(collection.id))
      for (const { ref, updateTime } of (await collection.select().get()).docs)
        documents[ref.path] = updateTime.toMillis()
  return documents
}

/** Those whose replies hold a secret that is made anew, and what of them stays the same. */
const SECRETS = new Set<ChangingCall>([
  'POST /api/users/login',
  'POST /api/users/register',
  'POST /api/admin/users/:id/password-reset',
  'POST /api/users/password-reset/confirm',
  'POST /api/admin/password-requests/:id/link',
  // Sealed anew, by another nonce.
  'POST /api/admin/backup/parts',
  'POST /api/admin/invitations',
])

/** The first call ends the token with which it is made: repeated, it is refused as any other with that token. */
const ENDS_ITS_TOKEN = new Set<ChangingCall>([
  'PUT /api/users/password',
  'DELETE /api/users/profile',
])

/** A password that is read out once, or a link to one, is never stored: repeated, the call makes another. */
const MADE_ANEW = new Set<ChangingCall>([
  'POST /api/admin/users/:id/password-reset',
  'POST /api/admin/password-requests/:id/link',
  'POST /api/admin/invitations',
])

const withoutSecrets = (body: object) => ({
  ...body,
  token: undefined,
  customToken: undefined,
  password: undefined,
  link: undefined,
  expiresAt: undefined,
})

const other = ({ body, csv, picture, ...rest }: Prepared): Prepared => ({
  ...rest,
  ...(picture && { picture: Buffer.concat([picture, Buffer.from('x')]) }),
  ...(csv !== undefined && { csv: `${csv}\n` }),
  ...(!picture && csv === undefined && { body: { ...(body as object | undefined), other: 1 } }),
})

it.each([...ENDS_ITS_TOKEN])('%s ends the token that it was made with', async (name) => {
  const prepared = await calls[name]()
  const key = randomUUID()
  expect((await sendKeyed(shop.url, name, prepared, key)).status).toBe(200)
  expect((await sendKeyed(shop.url, name, prepared, key)).status).toBe(401)
})

describe.each(NAMES.filter((name) => !ENDS_ITS_TOKEN.has(name)))('%s', (name) => {
  it('is answered as the first time, and changes nothing more', async () => {
    const prepared = await calls[name]()
    const key = randomUUID()
    const first = await sendKeyed(shop.url, name, prepared, key)
    expect(first).toMatchObject({ status: expect.toSatisfy((status) => status < 300) })
    const before = await stored()
    const again = await sendKeyed(shop.url, name, prepared, key)
    const clean = SECRETS.has(name) ? withoutSecrets : (body: object) => body
    expect([again.status, clean(again.body)]).toEqual([first.status, clean(first.body)])
    expect(MADE_ANEW.has(name) ? before : await stored()).toEqual(before)
    const changed = await sendKeyed(shop.url, name, other(prepared), key)
    expect([changed.status, changed.body]).toEqual([
      409,
      expect.objectContaining({ code: 'key_reused' }),
    ])
  })
})

it.each(NAMES)('%s is refused with a key of another form', async (name) => {
  const prepared = await calls[name]()
  for (const key of ['no blanks', 'x'.repeat(65), 'ä']) {
    const { status, body } = await sendKeyed(
      shop.url,
      name,
      prepared,
      encodeURI(key).replaceAll('%20', ' '),
    )
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid_input' })])
  }
})
