import { asPhone } from '@bartan/contract/users/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { passwordAtFirebase } from '#features/users/passwords/credentials.ts'
import { startTestShop, type Account, type TestShop } from '#testing/start-test-shop.ts'

/**
 * Guesses that come at the same time. The shop runs as in production, where a refusal is made to take as long as the
 * next, and Google, which knows the right password, is replaced by something as slow.
 */
const GOOGLE_MS = 150
const MANY = 200
let asha: Account
let reached: unknown[]
let answerOfGoogle: (password: unknown) => Response | Promise<Response>

const refusal = () =>
  Response.json({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } }, { status: 400 })

const local = await startTestShop()

beforeEach(async () => {
  asha = await local.saveUser()
  const entry = (await local.database.phones.doc(asha.phone).get()).data()!
  const right = passwordAtFirebase(entry, asha.password)
  reached = []
  answerOfGoogle = (password) =>
    password === right ? Response.json({ localId: asha._id, idToken: 'x' }) : refusal()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const isSignIn = typeof input === 'string' && input.includes('accounts:signInWithPassword')
    if (!isSignIn || typeof init?.body !== 'string') return fetch(input, init)
    const { password } = JSON.parse(init.body) as { password: unknown }
    reached.push(password)
    await new Promise((resolve) => setTimeout(resolve, GOOGLE_MS))
    return answerOfGoogle(password)
  })
})
afterEach(() => vi.unstubAllGlobals())

const inProduction = () =>
  startTestShop({
    projectId: local.shop.config.projectId,
    environment: { WEB_API_KEY: 'key', FIREBASE_AUTH_EMULATOR_HOST: '' },
  })

const guesses = (right: string) =>
  Array.from({ length: MANY }, (_, i) => (i === (MANY * 3) / 4 ? right : `Guess@${1000 + i}`))

const logIn = (shop: TestShop, password: string, phone = asha.phone) =>
  shop.post('/api/users/login', { phone, password })

const tally = (statuses: number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  )

describe('two hundred guesses at once', () => {
  it('reach Google five times, and the right one among them wins nothing', async () => {
    const shop = await inProduction()
    const replies = await Promise.all(guesses(asha.password).map((guess) => logIn(shop, guess)))
    expect(tally(replies.map(({ status }) => status))).toEqual({ 401: 5, 429: MANY - 5 })
    expect(reached).toHaveLength(5)
  })

  it('reach Google five times through any number of instances', async () => {
    const shops = [await inProduction(), await inProduction(), await inProduction()]
    const replies = await Promise.all(
      guesses(asha.password).map((guess, i) => logIn(shops[i % shops.length]!, guess)),
    )
    expect(reached.length).toBeLessThanOrEqual(5)
    expect(replies.some(({ status }) => status === 200)).toBe(false)
  })

  it('are as many for a phone that nobody has', async () => {
    const shop = await inProduction()
    const phone = shop.newPhone()
    const replies = await Promise.all(
      guesses(asha.password).map((guess) => logIn(shop, guess, asPhone(phone))),
    )
    expect(tally(replies.map(({ status }) => status))).toEqual({ 401: 5, 429: MANY - 5 })
    expect(reached).toHaveLength(5)
  })
})

it('a wrong password and a wrong phone are refused no sooner than each other', async () => {
  const shop = await inProduction()
  for (const phone of [asha.phone, shop.newPhone()]) {
    const startedAt = shop.clock.now().getTime()
    expect((await logIn(shop, 'Guess@1234', asPhone(phone))).status).toBe(401)
    expect(shop.clock.now().getTime() - startedAt).toBeGreaterThanOrEqual(590)
  }
})

it('a try whose instance died before Google answered is a failure', async () => {
  const shop = await inProduction()
  const { promise: asked, resolve: beAsked } = Promise.withResolvers<void>()
  answerOfGoogle = () => {
    beAsked()
    return new Promise<Response>(() => {})
  }
  void logIn(shop, 'Guess@1234').catch(() => undefined)
  await asked
  answerOfGoogle = refusal
  const other = await inProduction()
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) statuses.push((await logIn(other, `Guess@${i}234`)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 429])
})

it.each([
  ['refuses connections', () => Promise.reject(new TypeError('fetch failed'))],
  ['is out of order', () => new Response('<html>', { status: 502 })],
  [
    'has had enough',
    () => Response.json({ error: { message: 'TOO_MANY_ATTEMPTS' } }, { status: 400 }),
  ],
])('while Google does not answer because it %s, no try is counted', async (_, fails) => {
  answerOfGoogle = fails
  for (let i = 0; i < 7; i++) {
    const { status, headers } = await logIn(local, asha.password)
    expect([429, 503]).toContain(status)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
  }
  vi.unstubAllGlobals()
  expect((await logIn(local, asha.password)).status).toBe(200)
})

it('a signed-in customer who mistypes the present password can still log in, and the other way round', async () => {
  vi.unstubAllGlobals()
  const customer = local.as(asha)
  const change = (currentPassword: string) =>
    customer.put('/api/users/password', { currentPassword, newPassword: 'Fresh@9876' })
  for (let i = 0; i < 5; i++) expect((await change(`Wrong@${i}234`)).status).toBe(400)
  expect((await change(asha.password)).status).toBe(429)
  expect((await customer.del('/api/users/profile', { password: asha.password })).status).toBe(429)
  expect((await logIn(local, asha.password)).status).toBe(200)

  const ravi = await local.saveUser()
  for (let i = 0; i < 5; i++) await logIn(local, `Wrong@${i}234`, ravi.phone)
  expect((await logIn(local, ravi.password, ravi.phone)).status).toBe(429)
  const own = { currentPassword: ravi.password, newPassword: 'Fresh@9876' }
  expect((await local.as(ravi).put('/api/users/password', own)).status).toBe(200)
})
