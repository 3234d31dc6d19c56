import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { losingShopOf } from '#testing/lost-answers/losing-shop.ts'
import { PASSWORD, startOwnTestShop } from '#testing/start-test-shop.ts'

it('an account whose commit has no answer is there when its registration is repeated', async () => {
  const shop = await startOwnTestShop()
  const losingShop = await losingShopOf(shop)
  const person = { name: 'Ravi', phone: shop.newPhone(), password: PASSWORD }
  const keyed = { headers: { 'idempotency-key': randomUUID() } }
  expect((await losingShop.post('/api/users/register', person, keyed)).status).toBe(500)
  const { status, body } = await shop.post('/api/users/register', person, keyed)
  expect(status).toBe(201)
  expect((await shop.as(body).get('/api/users/profile')).status).toBe(200)
  expect((await shop.post('/api/users/login', person)).status).toBe(200)
})
