import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { putSettings, saveSettings } from '#testing/save-settings.ts'
import { type Account, startShop } from '#testing/start-test-shop.ts'

let asha: Account
const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const productId = await shop.saveProduct({ price: 600, countInStock: 1000 })

beforeEach(async () => {
  asha = await shop.saveUser()
})

const setRule = (confirmFirst: object) =>
  putSettings(shop.as(admin), ({ orders }) => ({ orders: { ...orders, confirmFirst } }))
const placed = async () => (await placeOrder(shop, asha, [{ productId }]))._id
const read = async (id: string) => (await shop.as(admin).get(`/api/orders/${id}`)).body
const setStatus = (id: string, body: object) => shop.as(admin).put(`/api/admin/orders/${id}`, body)
const confirm = (id: string) =>
  shop.as(admin).put(`/api/admin/orders/${id}/confirmation`, { state: 'confirmed', via: 'call' })
const refuse = async () => {
  const id = await placed()
  await setStatus(id, { status: 'Shipped' })
  await setStatus(id, { status: 'Cancelled', cancelReason: 'refused' })
}

it('is off until it is set: an admin ships what nobody has confirmed', async () => {
  const id = await placed()
  expect(await read(id)).not.toHaveProperty('confirmFirst')
  expect((await setStatus(id, { status: 'Shipped' })).status).toBe(200)
})

describe('above an amount', () => {
  beforeAll(() => setRule({ above: 500 }))

  it('nothing is packed, shipped or delivered until it is confirmed', async () => {
    const id = await placed()
    expect((await read(id)).confirmFirst).toBe('amount')
    const refused = { status: 409, body: { code: 'conflict', reason: 'confirm_first' } }
    for (const status of ['Shipped', 'Delivered'])
      expect(await setStatus(id, { status })).toMatchObject(refused)
    const path = `/api/admin/orders/${id}/shipment`
    expect(await shop.as(admin).put(path, { courier: 'DTDC', awb: 'X1' })).toMatchObject(refused)
    expect(await read(id)).toMatchObject({ status: 'Processing' })
    await confirm(id)
    expect((await setStatus(id, { status: 'Shipped' })).status).toBe(200)
  })

  it('is told of each order of many', async () => {
    const [ready, waiting] = [await placed(), await placed()]
    await confirm(ready)
    const ids = [ready, waiting]
    for (const [call, body] of [
      ['packed', { packed: true }],
      ['bulk', { status: 'Shipped' }],
    ] as const) {
      const reply = await shop.as(admin).post(`/api/admin/orders/${call}`, { ids, ...body })
      expect(reply.body.done).toEqual([ready])
      expect(reply.body.refused).toMatchObject([{ id: waiting, reason: 'confirm_first' }])
    }
  })

  it('is told of a row of a file, also when it is only tried', async () => {
    const waiting = await placed()
    const { number } = await read(waiting)
    for (const dryRun of [true, false]) {
      const reply = await shop
        .as(admin)
        .post(
          `/api/admin/orders/shipments.csv?dryRun=${dryRun}`,
          `number,courier,awb\n${number},DTDC,X2`,
          { headers: { 'content-type': 'text/csv' } },
        )
      expect(reply.body.refused).toMatchObject([{ row: 2, reason: 'confirm_first' }])
    }
  })

  it('what came back to the shop needs it as well, and what is on its way does not', async () => {
    const [cancelled, gone] = [await placed(), await placed()]
    await setStatus(cancelled, { status: 'Cancelled' })
    expect((await setStatus(cancelled, { status: 'Shipped' })).status).toBe(409)
    await setRule({})
    await setStatus(gone, { status: 'Shipped' })
    await setRule({ above: 500 })
    expect((await setStatus(gone, { status: 'Delivered' })).status).toBe(200)
  })

  it('an order of that very amount goes out', async () => {
    await setRule({ above: 600 })
    expect((await setStatus(await placed(), { status: 'Shipped' })).status).toBe(200)
  })
})

it('counts the parcels that a number refused', async () => {
  await setRule({})
  await refuse()
  await setRule({ refusals: 2 })
  const id = await placed()
  expect((await setStatus(id, { status: 'Shipped' })).status).toBe(200)
  await setStatus(id, { status: 'Cancelled', cancelReason: 'refused' })
  const next = await placed()
  expect((await read(next)).confirmFirst).toBe('refusals')
  expect((await setStatus(next, { status: 'Shipped' })).status).toBe(409)
})

it('takes no rule that makes no sense, and is not shown to everyone', async () => {
  for (const rule of [{ above: -1 }, { refusals: 0 }, { refusals: 1.5 }, { above: 'much' }])
    expect((await setRule(rule)).status).toBe(400)
  expect((await shop.get('/api/settings')).body).not.toHaveProperty('orders')
})

it('asks new numbers for something ahead above an amount, those that refused of any, and nobody who has paid', async () => {
  const askAdvance = { amount: 100, above: 500, refusals: 1 }
  await saveSettings(shop.as(admin), ({ orders }) => ({
    orders: { ...orders, confirmFirst: {}, askAdvance },
  }))
  const fresh = await placed()
  expect(await read(fresh)).toMatchObject({ askAdvance: 100 })
  const advance = { amount: 50, via: 'upi', reference: 'U1' }
  await shop.as(admin).post(`/api/admin/orders/${fresh}/advance`, advance)
  expect(await read(fresh)).not.toHaveProperty('askAdvance')
  await setStatus(fresh, { status: 'Delivered' })
  const known = await placed()
  expect(await read(known)).not.toHaveProperty('askAdvance')
  await refuse()
  expect(await read(known)).toMatchObject({ askAdvance: 100 })
})
