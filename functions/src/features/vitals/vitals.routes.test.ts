import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { MAX_VITALS } from '@bartan/contract/vitals/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop, startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

const REPORT = '/api/vitals'
const FIGURES = '/api/admin/vitals'

/** As navigator.sendBeacon sends a text. */
const beacon = (shop: TestShop, body: string, type = 'text/plain;charset=UTF-8') =>
  fetch(`${shop.url}${REPORT}`, { method: 'POST', headers: { 'content-type': type }, body })

const lcp = (value: number, page = 'product') =>
  JSON.stringify({ page, vitals: [{ metric: 'LCP', value }] })

const figuresOf = async (shop: TestShop, query = '') => {
  const admin = await shop.saveUser({ role: 'admin' })
  const { status, body } = await shop.as(admin).get(`${FIGURES}${query}`)
  expect(status).toBe(200)
  return body
}

const passMinute = (shop: TestShop) => shop.clock.pass({ minutes: 1 })

it('shows admins the 75th percentile by kind of page and day', async () => {
  const shop = await startTestShop()
  const today = dayOf(shop.clock.now())
  for (const value of [1000, 1100, 1200, 4000]) {
    expect((await beacon(shop, lcp(value))).status).toBe(200)
    passMinute(shop)
  }
  const visit = [
    { metric: 'CLS', value: 0.25 },
    { metric: 'INP', value: 160 },
    { metric: 'SOFT', value: 0 },
  ]
  await beacon(shop, JSON.stringify({ page: 'home', vitals: visit }), 'application/json')
  const { total, perDay } = await figuresOf(shop)
  const [inp, cls, soft, ofProducts] = total
  expect(inp).toMatchObject({ page: 'home', metric: 'INP', count: 1 })
  expect(inp.p75 / 160).toBeCloseTo(1, 1)
  expect(cls).toMatchObject({ page: 'home', metric: 'CLS', count: 1 })
  expect(cls.p75).toBeCloseTo(0.25, 1)
  expect(soft).toEqual({ page: 'home', metric: 'SOFT', p75: 0, count: 1 })
  expect(ofProducts).toMatchObject({ page: 'product', metric: 'LCP', count: 4 })
  expect(Math.abs(ofProducts.p75 / 1200 - 1)).toBeLessThan(0.05)
  expect(perDay).toEqual(total.map((figure: object) => ({ day: today, ...figure })))
})

it('joins what several instances have measured, on every day of the period', async () => {
  const shop = await startTestShop()
  const { projectId } = shop.shop.config
  const day = addDays(dayOf(shop.clock.now()), 1)
  for (const instance of [shop, await startTestShop({ projectId })])
    for (let times = 0; times < 3; times++) {
      await beacon(instance, lcp(500))
      instance.clock.pass({ minutes: 24 * 60 })
    }
  const { total, perDay } = await figuresOf(shop, '?days=7')
  expect(total).toMatchObject([{ count: 6 }])
  expect(perDay).toMatchObject([{ count: 2 }, { day, count: 2 }, { count: 2 }])
  shop.clock.pass({ minutes: 5 * 24 * 60 })
  expect((await figuresOf(shop)).total).toMatchObject([{ count: 2 }])
  expect((await figuresOf(shop, '?days=30')).total).toMatchObject([{ count: 6 }])
})

it('writes at most once a minute, with one read, and nothing about who it was', async () => {
  const shop = await startTestShop()
  const send = (times: number) => async () => {
    for (let sent = 0; sent < times; sent++) expect((await beacon(shop, lcp(800))).ok).toBe(true)
  }
  expect(await usageOf(shop, send(1))).toEqual({ reads: 1, writes: 1, deletes: 0 })
  expect(await usageOf(shop, send(20))).toEqual({ reads: 0, writes: 0, deletes: 0 })
  passMinute(shop)
  expect(await usageOf(shop, send(5))).toEqual({ reads: 1, writes: 1, deletes: 0 })
  const admin = await shop.saveUser({ role: 'admin' })
  const look = await usageOf(shop, () => shop.as(admin).get(`${FIGURES}?days=30`))
  // One document of this day, and the admin's own account.
  expect(look).toEqual({ reads: 2, writes: 0, deletes: 0 })
  const { docs } = await shop.database.vitals.get()
  expect(docs.map((document) => Object.keys(document.data()).toSorted())).toEqual([
    ['day', 'expiresAt', 'measured', 'schemaVersion'],
  ])
  expect(docs[0]?.data().measured).toEqual({ product: { LCP: { 71: 22 } } })
})

const of = (value: unknown, metric: unknown = 'LCP', page: unknown = 'home') => ({
  page,
  vitals: [{ metric, value }],
})

describe('rubbish', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
  })

  const many = Array.from({ length: MAX_VITALS + 1 }, () => ({ metric: 'LCP', value: 1 }))

  it.each([
    ['no JSON', '{', 'body', 'body_not_json'],
    ['a list', '[]', 'body', 'body_not_object'],
    ['an unknown page', of(1, 'LCP', '__proto__'), 'page', 'field_not_one_of'],
    ['an unknown metric', of(1, 'constructor'), 'metric', 'field_not_one_of'],
    ['a text for a number', of('1'), 'value', 'field_not_number_within'],
    ['less than nothing', of(-1), 'value', 'field_not_number_within'],
    ['an hour', of(3_600_000), 'value', 'field_not_number_within'],
    ['a great shift', of(101, 'CLS'), 'value', 'field_not_number_within'],
    ['nothing', { page: 'home' }, 'vitals', 'field_required'],
    ['no values', { page: 'home', vitals: [] }, 'vitals', 'field_empty'],
    ['too many values', { page: 'home', vitals: many }, 'vitals', 'field_too_many_entries'],
  ])('is refused: %s', async (_what, sent, field, reason) => {
    const reply = await beacon(shop, typeof sent === 'string' ? sent : JSON.stringify(sent))
    expect(reply.status).toBe(400)
    const body = (await reply.json()) as { reason: string; params: { field?: string } }
    expect(body.reason).toBe(reason)
    expect(body.params.field ?? 'body').toBe(field)
  })

  it('is refused if it is large, or of another type', async () => {
    expect((await beacon(shop, `${lcp(1)}${' '.repeat(5000)}`)).status).toBe(413)
    expect((await beacon(shop, lcp(1), 'text/html')).status).toBe(415)
    const login = await fetch(`${shop.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    })
    expect(login.status).toBe(415)
    expect((await shop.database.vitals.get()).size).toBe(0)
  })

  it('outweighs nobody: of one address, sixty reports count in ten minutes', async () => {
    const from = (address: string, value: number) =>
      shop.post(REPORT, JSON.parse(lcp(value)), {
        headers: { 'x-forwarded-for': `${address}, 198.51.100.1` },
      })
    // From the beginning of ten minutes on.
    shop.clock.toNext({ minutes: 10 })
    for (let sent = 0; sent < 100; sent++) expect((await from('7.7.7.7', 60_000)).status).toBe(200)
    for (let sent = 0; sent < 40; sent++) await from(`8.8.8.${sent}`, 900)
    passMinute(shop)
    await from('9.9.9.9', 900)
    expect((await figuresOf(shop)).total).toMatchObject([{ count: 101 }])
    shop.clock.pass({ minutes: 10 })
    await from('7.7.7.7', 900)
    expect((await figuresOf(shop)).total).toMatchObject([{ count: 102 }])
  })
})

it('asks for a period that there is', async () => {
  const { shop, admin } = await startShop()
  const { status, body } = await shop.as(admin).get(`${FIGURES}?days=8`)
  expect([status, body.message]).toEqual([400, 'days must be 7 or 30'])
  expect((await shop.as(admin).get(FIGURES)).body).toEqual({ total: [], perDay: [] })
})
