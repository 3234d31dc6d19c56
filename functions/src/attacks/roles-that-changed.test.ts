import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
const owner = await shop.saveUser({ role: 'admin' })

it('who is no admin any more gets no link by the key of a call from before', async () => {
  const [formerly, asha] = [await shop.saveUser({ role: 'admin' }), await shop.saveUser()]
  const { _id } = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
  const headers = { 'idempotency-key': randomUUID() }
  const ask = ({ token }: { token: string }) =>
    shop
      .as({ token })
      .put(
        `/api/admin/orders/${_id}/confirmation`,
        { state: 'asked', via: 'whatsapp' },
        { headers },
      )
  expect((await ask(formerly)).body.link).toEqual(expect.any(String))
  await shop.as(owner).put(`/api/admin/users/${formerly._id}`, { role: 'packer' })
  const { phone, password } = formerly
  const { body: now } = await shop.post('/api/users/login', { phone, password })
  const again = await ask(now)
  expect([again.status, again.body.link]).toEqual([200, undefined])
})
