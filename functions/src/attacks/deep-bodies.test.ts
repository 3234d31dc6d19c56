import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

/** Bodies of brackets within brackets: what goes down into them runs out of stack. */

const shop = await startTestShop()
afterAll(() => shop.stop())
const admin = await shop.saveUser({ role: 'admin' })
const productId = await shop.saveProduct()

const DEPTH = 40_000
const deep = '['.repeat(DEPTH) + ']'.repeat(DEPTH)
const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } })

it.each([
  ['POST', '/api/newsletter', deep],
  ['POST', '/api/newsletter', `{"email":"a@example.com","more":${deep}}`],
  ['POST', '/api/newsletter/unsubscribe?token=none', deep],
  ['PUT', `/api/products/${productId}`, `{"name":"Pot","was":{"name":${deep}}}`],
])('%s %s is refused, with a key or without', async (method, path, body) => {
  for (const options of [keyed(), {}]) {
    const { status } = await shop.as(admin).call(method, path, body, options)
    expect(status).toBe(400)
  }
})

it('a form that is no JSON is no deeper than a text', async () => {
  const path = '/api/newsletter/unsubscribe?token=none'
  const { headers } = keyed()
  const form = { headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } }
  expect((await shop.post(path, deep, form)).status).toBe(200)
})

it('brackets in a text, and as many beside each other, are none within others', async () => {
  const email = 'b@example.com'
  const more = [deep.slice(0, 50_000), ...Array.from({ length: 2000 }, () => ['\\"', {}])]
  expect((await shop.post('/api/newsletter', { email, more })).status).toBe(201)
})

it('left no fault in the log', () => {
  expect(shop.log.entries.filter(({ level }) => level === 'error')).toEqual([])
})
