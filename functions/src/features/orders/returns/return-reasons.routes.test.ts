import { describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

const DAY_MINUTES = 24 * 60
const FAULTS = ['defective', 'wrong_item', 'not_as_described', 'late']

const start = async () => {
  const { shop, admin, asha } = await startShop()
  const delivered = async (product: { returnable?: boolean } = {}) => {
    const productId = await shop.saveProduct(product)
    const { _id } = await placeOrder(shop, asha, [{ productId, quantity: 2 }])
    await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
    const lines = [{ productId, size: 'Small', color: 'Red', quantity: 1 }]
    return (reason: string) => shop.as(asha).post(`/api/orders/${_id}/return`, { lines, reason })
  }
  /** Asks minutes later, and turns the clock back. */
  const after = async <T>(minutes: number, ask: () => Promise<T>): Promise<T> => {
    shop.clock.pass({ minutes })
    const reply = await ask()
    shop.clock.pass({ minutes: -minutes })
    return reply
  }
  return { shop, admin, asha, delivered, after }
}

describe.each(FAULTS)('what is %s', (reason) => {
  it('is taken back for seven days, of goods that are not returnable as well', async () => {
    const { delivered, after } = await start()
    const ask = await delivered({ returnable: false })
    expect(await after(7 * DAY_MINUTES + 1, () => ask(reason))).toMatchObject({
      status: 409,
      body: { reason: 'return_too_late', params: { days: 7 } },
    })
    expect(await after(7 * DAY_MINUTES - 1, () => ask(reason))).toMatchObject({
      status: 200,
      body: { returns: [{ reason, state: 'requested' }] },
    })
  })
})

describe.each(['not_wanted', 'Too small'])('what comes back because of "%s"', (reason) => {
  it('is taken back by the rule of the shop and of the product', async () => {
    const { delivered, after } = await start()
    expect(await (await delivered({ returnable: false }))(reason)).toMatchObject({
      status: 409,
      body: { reason: 'not_returnable' },
    })
    const ask = await delivered()
    expect(await after(3 * DAY_MINUTES + 1, () => ask(reason))).toMatchObject({
      status: 409,
      body: { reason: 'return_too_late', params: { days: 3 } },
    })
    expect((await after(3 * DAY_MINUTES - 1, () => ask(reason))).status).toBe(200)
  })
})

it('keeps what the customer says of it', async () => {
  const { shop, asha } = await start()
  const productId = await shop.saveProduct()
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  const admin = await shop.saveUser({ role: 'admin' })
  await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Delivered' })
  const lines = [{ productId, size: 'Small', color: 'Red', quantity: 1 }]
  const refundTo = { via: 'upi', reference: 'asha@bank' }
  const body = { lines, reason: 'defective', note: 'The lid leaks', refundTo }
  const post = (more: object) =>
    shop.as(asha).post(`/api/orders/${_id}/return`, { ...body, ...more })
  expect((await post({ refundTo: { via: 'gold' } })).body).toMatchObject({
    code: 'invalid_input',
    fields: { 'refundTo.via': expect.any(String) },
  })
  await post({})
  expect((await shop.as(admin).get(`/api/orders/${_id}`)).body.returns).toMatchObject([
    { reason: 'defective', note: 'The lid leaks', refundTo },
  ])
})

it('takes faulty goods for as long as others, in a shop that takes those for longer', async () => {
  const { shop, admin, delivered, after } = await start()
  const path = '/api/admin/settings'
  const { body: settings } = await shop.as(admin).get(path)
  const set = await shop.as(admin).put(path, { ...settings, returnDays: 10 })
  expect(set.status).toBe(200)
  const ask = await delivered()
  expect((await after(9 * DAY_MINUTES, () => ask('defective'))).status).toBe(200)
})
