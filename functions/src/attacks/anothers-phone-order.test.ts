import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { PASSWORD, startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

/** A phone is not verified: registering another person's number must not show where they live. */

const { shop, admin } = await startShop()
const productId = await shop.saveProduct({ countInStock: 100 })
const ADDRESS = anAddress({ address: 'The blue house behind the temple' })

const phoneOrder = async (phone: string, more: object = {}) => {
  const { status, body } = await shop.as(admin).post('/api/admin/orders', {
    key: randomUUID(),
    customer: { name: 'Mina Das', phone },
    orderItems: [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
    shippingAddress: ADDRESS,
    ...more,
  })
  expect(status).toBe(201)
  return body._id as string
}

const ordersOf = async (who: { token: string }) => {
  const { body } = await shop.as(who).get('/api/orders/my-orders')
  return (body as { _id: string }[]).map(({ _id }) => _id)
}

describe('an account with the number of a caller', () => {
  it('sees nothing of the order, whether it was there before or comes after', async () => {
    const before = await shop.saveUser()
    const order = await phoneOrder(before.phone)
    expect(await ordersOf(before)).toEqual([])
    const phone = shop.newPhone()
    const later = await phoneOrder(phone)
    const { body: after } = await shop.post('/api/users/register', {
      name: 'A stranger',
      phone,
      password: PASSWORD,
    })
    expect(await ordersOf(after)).toEqual([])

    for (const [who, id] of [
      [before, order],
      [after, later],
    ] as const) {
      const mine = shop.as(who)
      const attempts = [
        await mine.get(`/api/orders/${id}`),
        await mine.post(`/api/orders/${id}/cancel`),
        await mine.post(`/api/orders/${id}/return`, {
          lines: [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
          reason: 'Mine',
        }),
      ]
      for (const { status, body } of attempts) {
        expect(status).toBe(404)
        expect(JSON.stringify(body)).not.toContain('temple')
      }
    }
  })

  it('gets it when the admin has asked, and nobody else does', async () => {
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    const order = await phoneOrder(asha.phone, { userId: asha._id, confirmedCustomer: true })
    expect(await ordersOf(asha)).toEqual([order])
    expect((await shop.as(asha).get(`/api/orders/${order}`)).status).toBe(200)
    expect(await ordersOf(ravi)).toEqual([])
  })

  it('can not name itself at checkout', async () => {
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    const { body } = await beginCheckout(
      shop.as(ravi),
      [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
      { shippingAddress: ADDRESS, userId: asha._id, confirmedCustomer: true },
    )
    await shop.as(ravi).post(`/api/checkout/${body._id}/finalize`, { isCOD: true })
    expect(await ordersOf(asha)).toEqual([])
  })
})

it('shows the admin whose number it is, and since when', async () => {
  const asha = await shop.saveUser({ name: 'Asha Rao' })
  const { body } = await shop.as(admin).get(`/api/admin/users?search=${asha.phone}&limit=1`)
  expect(body).toMatchObject([{ _id: asha._id, name: 'Asha Rao' }])
  expect(Date.parse(body[0].createdAt)).toBeLessThanOrEqual(Date.now())
})

it('costs two reads of the account, for its being there and its address, and only where one is named', async () => {
  const asha = await shop.saveUser()
  // An instance's first order reads what it keeps, the settings among it.
  await phoneOrder(shop.newPhone())
  const none = await usageOf(shop, () => phoneOrder(shop.newPhone()))
  const link = { userId: asha._id, confirmedCustomer: true }
  const linked = await usageOf(shop, () => phoneOrder(asha.phone, link))
  expect([linked.reads - none.reads, linked.writes - none.writes]).toEqual([2, 0])
})
