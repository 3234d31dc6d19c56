import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { CHANGING_CALLS, changingCalls } from '#testing/changing-calls/changing-calls.ts'
import type { ChangingCall, Prepared } from '#testing/changing-calls/prepare.ts'
import { sendKeyed } from '#testing/changing-calls/send-keyed.ts'
import { unreliableLine } from '#testing/lost-answers/unreliable-line.ts'
import { allowExchangesAtOnce } from '#testing/save-settings.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

/** Every call that changes something, made twice with one Idempotency-Key (contract §2). */

const written = new Set<string>()
const shop = await startTestShop({
  environment: { SHOP_ORDER_LIMITS: 'off' },
  firestore: unreliableLine(written).settings,
})
const [admin, asha, productId] = await Promise.all([
  shop.saveUser({ role: 'admin' }),
  shop.saveUser(),
  shop.saveProduct({ countInStock: 1000 }),
])
await allowExchangesAtOnce(shop, admin)
const calls = changingCalls(shop, { admin, asha, productId })

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

const BAD_KEYS = ['no blanks', 'x'.repeat(65), encodeURI('ä')]

/** Sends the call that is prepared under a key; first under keys of another form, which no call takes. */
const senderOf = async (name: ChangingCall) => {
  const prepared = await calls[name]()
  const send = (key: string, what = prepared) => sendKeyed(shop.url, name, what, key)
  const refusal = { status: 400, body: { code: 'invalid_input' } }
  for (const key of BAD_KEYS) expect(await send(key)).toMatchObject(refusal)
  return { prepared, send }
}

it.each([...ENDS_ITS_TOKEN])('%s ends the token that it was made with', async (name) => {
  const { send } = await senderOf(name)
  const key = randomUUID()
  expect((await send(key)).status).toBe(200)
  expect((await send(key)).status).toBe(401)
})

it.each(CHANGING_CALLS.filter((name) => !ENDS_ITS_TOKEN.has(name)))(
  '%s is answered as the first time, and changes nothing more',
  async (name) => {
    const { prepared, send } = await senderOf(name)
    const key = randomUUID()
    const first = await send(key)
    expect(first).toMatchObject({ status: expect.toSatisfy((status) => status < 300) })
    written.clear()
    const again = await send(key)
    const clean = SECRETS.has(name) ? withoutSecrets : (body: object) => body
    expect([again.status, clean(again.body)]).toEqual([first.status, clean(first.body)])
    const changed = [...written].filter((path) => !COUNTS.has(path.split('/')[0] ?? ''))
    expect(MADE_ANEW.has(name) ? [] : changed).toEqual([])
    const reused = { status: 409, body: { code: 'key_reused' } }
    expect(await send(key, other(prepared))).toMatchObject(reused)
  },
)
