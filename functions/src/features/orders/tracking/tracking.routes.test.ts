import type { Order } from '@bartan/contract/orders/schema'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop, type Account, type TestShop, startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

let asha: Account
const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
let order: Order
beforeEach(async () => {
  shop.clock.toNext({ minutes: 60 })
  asha = await shop.saveUser()
  const productId = await shop.saveProduct()
  order = await placeOrder(shop, asha, [{ productId }])
})

const track = (number: string, phone: string, from = shop) =>
  from.get(`/api/track?${new URLSearchParams({ number, phone }).toString()}`)

describe('whoever has the number and the phone of an order', () => {
  it('is told where it is, and nothing of who gets what', async () => {
    const parcel = { courier: 'DTDC', awb: 'D 1', trackUrl: 'https://dtdc.example/D1' }
    await shop.as(admin).put(`/api/admin/orders/${order._id}/shipment`, parcel)
    const { status, body, headers } = await track(order.number, asha.phone)
    expect(status).toBe(200)
    expect(body).toEqual({
      number: order.number,
      status: 'Shipped',
      estimatedDelivery: order.estimatedDelivery,
      shipment: parcel,
      statusHistory: [
        { status: 'Processing', at: expect.any(String) },
        { status: 'Shipped', at: expect.any(String) },
      ],
    })
    expect(headers.get('cache-control')).toContain('no-store')
  })

  it('may write both as people do, and have either phone', async () => {
    const { phone } = order.shippingAddress
    const typed = `+91 ${asha.phone.slice(0, 5)} ${asha.phone.slice(5)}`
    expect((await track(order.number.toLowerCase().replace('-', ' '), typed)).status).toBe(200)
    expect((await track(order.number, phone)).status).toBe(200)
  })
})

describe('whoever misses', () => {
  it.each([
    ['the phone', () => [order.number, shop.newPhone()] as const],
    ['the number', () => ['BR-22222', asha.phone] as const],
    ['the form of a number', () => ['17', asha.phone] as const],
    ['the form of a phone', () => [order.number, 'mine'] as const],
  ])('%s is told nothing, and after five times in an hour to come back later', async (_, asked) => {
    const [number, phone] = asked()
    for (let count = 0; count < 5; count++) {
      const { status, body } = await track(number, phone)
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
    const { status, body, headers } = await track(number, phone)
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600)
    // Another guess would be the right one.
    expect((await track(number, asha.phone)).status).toBe(429)
    shop.clock.pass({ minutes: 60 })
    expect((await track(order.number, asha.phone)).status).toBe(200)
  })

  it('is counted when all guesses come at once', async () => {
    const guesses = Array.from({ length: 12 }, () => track(order.number, shop.newPhone()))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(5)
  })

  it('is the only one who is counted', async () => {
    for (let count = 0; count < 7; count++)
      expect((await track(order.number, asha.phone)).status).toBe(200)
    expect((await shop.get('/api/track')).status).toBe(404)
  })
})

describe('where addresses are limited, whoever misses', () => {
  let strict: TestShop
  beforeAll(async () => {
    const { projectId } = shop.shop.config
    strict = await startTestShop({
      projectId,
      environment: { LIMIT_PER_ADDRESS: '1000', SHOP_ORDER_LIMITS: 'off' },
    })
  })

  let addresses = 0
  const newAddress = () => `203.0.113.${(addresses += 1)}`
  const trackFrom = (address: string, number: string, phone: string) =>
    strict.get(`/api/track?${new URLSearchParams({ number, phone }).toString()}`, {
      headers: { 'x-forwarded-for': `${address}, 198.51.100.1` },
    })
  const missFive = async (address: string, numberOf: (count: number) => string) => {
    for (let count = 0; count < 5; count++)
      expect((await trackFrom(address, numberOf(count), shop.newPhone())).status).toBe(404)
  }

  it('of one order is kept out there, and the customer elsewhere is not', async () => {
    const stranger = newAddress()
    await missFive(stranger, () => order.number)
    expect((await trackFrom(stranger, order.number, asha.phone)).status).toBe(429)
    expect((await trackFrom(newAddress(), order.number, asha.phone)).status).toBe(200)
  })

  it('of many orders is kept out there', async () => {
    const stranger = newAddress()
    await missFive(stranger, (count) => `BR-2222${count + 3}`)
    expect((await trackFrom(stranger, order.number, asha.phone)).status).toBe(429)
    expect((await trackFrom(newAddress(), order.number, asha.phone)).status).toBe(200)
  })

  it('from many addresses guesses a phone fifty times in an hour', async () => {
    for (let place = 0; place < 10; place++) await missFive(newAddress(), () => order.number)
    expect((await trackFrom(newAddress(), order.number, shop.newPhone())).status).toBe(429)
    shop.clock.pass({ minutes: 60 })
    strict.clock.pass({ minutes: 60 })
    expect((await trackFrom(newAddress(), order.number, asha.phone)).status).toBe(200)
  })
})

it('costs two reads, and of a miss a write; whoever is kept out, nothing', async () => {
  const hit = await usageOf(shop, () => track(order.number, asha.phone))
  expect(hit).toMatchObject({ reads: 2, writes: 0 })
  const miss = await usageOf(shop, () => track(order.number, shop.newPhone()))
  expect(miss).toMatchObject({ reads: 2, writes: 1 })
  for (let count = 0; count < 5; count++) await track(order.number, shop.newPhone())
  const flood = await usageOf(shop, async () => {
    for (let count = 0; count < 5; count++)
      expect((await track(order.number, shop.newPhone())).status).toBe(429)
  })
  expect(flood).toEqual({ reads: 0, writes: 0, deletes: 0 })
})
