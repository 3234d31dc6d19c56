import { asSku } from '@bartan/contract/products/product-id'
import { addDays } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'
import { dayIn } from './testing/recompute.ts'

const { shop, admin } = await startShop()

const report = async (name: string, query = '') => {
  const { status, body } = await shop.as(admin).get(`/api/admin/reports/${name}${query}`)
  expect([status, body.message]).toEqual([200, undefined])
  return body
}

describe('reports', () => {
  it('are of the last thirty days by themselves, of at most 366, and of days alone', async () => {
    const today = dayIn(shop.clock.now())
    expect(await report('sales')).toMatchObject({ from: addDays(today, -29), to: today, by: 'day' })
    await report('places', `?from=${addDays(today, -365)}`)
    const refused = async (search: string) => {
      const { status, body } = await shop.as(admin).get(`/api/admin/reports/sales?${search}`)
      return [status, Object.keys(body.fields ?? {})]
    }
    expect(await refused(`from=${addDays(today, -366)}`)).toEqual([400, ['from']])
    expect(await refused(`from=${today}&to=${addDays(today, -1)}`)).toEqual([400, ['to']])
    expect(await refused('from=yesterday')).toEqual([400, ['from']])
    expect(await refused('by=year')).toEqual([400, ['by']])
    const future = await report('sales', `?from=${addDays(today, 40)}&to=${addDays(today, 70)}`)
    expect(future.rows).toEqual([])
  })

  it('count an order on its day in India', async () => {
    const own = await startTestShop()
    const [owner, asha] = [await own.saveUser({ role: 'admin' }), await own.saveUser()]
    const productId = await own.saveProduct({ price: 400 })
    // 20:00 in London is half past one of the next day in India.
    own.clock.pass({
      minutes: 20 * 60 - (own.clock.now().getUTCHours() * 60 + own.clock.now().getUTCMinutes()),
    })
    await placeOrder(own, asha, [{ productId }])
    const { body } = await own.as(owner).get('/api/admin/reports/sales')
    expect(body.rows.map(({ period }: { period: string }) => period)).toEqual([
      dayIn(own.clock.now()),
    ])
    expect(dayIn(own.clock.now())).not.toBe(own.clock.now().toISOString().slice(0, 10))
  })

  it('say what to buy: up to thirty days, where a fortnight or the reorder point is not covered', async () => {
    const own = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
    const [owner, asha] = [await own.saveUser({ role: 'admin' }), await own.saveUser()]
    const save = (sku: string, countInStock: number, reorderAt?: number) =>
      own.saveProduct({
        sku: asSku(sku),
        name: sku,
        countInStock,
        ...(reorderAt !== undefined && { reorderAt }),
      })
    const sell = async (productId: string, quantity: number) =>
      placeOrder(own, asha, [{ productId, quantity }])
    // 6 sold of each: 14 days need 2.8.
    await sell(await save('ENOUGH', 9), 6)
    await sell(await save('SCARCE', 8), 6)
    await sell(await save('GONE', 6), 6)
    await sell(await save('POINT', 16, 12), 6)
    await save('RESTING', 3, 5)
    await save('AT-POINT', 5, 5)
    await save('NEVER-SOLD', 0)
    const { body } = await own.as(owner).get('/api/admin/reports/stock')
    const told = Object.fromEntries(
      body.rows.map((row: Record<string, unknown>) => [
        row['sku'],
        [row['countInStock'], row['soldIn30Days'], row['daysLeft'], row['reorder']],
      ]),
    )
    expect(told).toEqual({
      ENOUGH: [3, 6, 15, undefined],
      SCARCE: [2, 6, 10, 4],
      GONE: [0, 6, 0, 6],
      POINT: [10, 6, 50, 2],
      RESTING: [3, 0, undefined, 2],
      'AT-POINT': [5, 0, undefined, undefined],
      'NEVER-SOLD': [0, 0, undefined, undefined],
    })
    expect(body.rows.slice(0, 4).map(({ sku }: { sku: string }) => sku)).toEqual([
      'GONE',
      'SCARCE',
      'POINT',
      'RESTING',
    ])
  })

  it('of an empty shop are empty', async () => {
    const own = await startTestShop()
    const owner = await own.saveUser({ role: 'admin' })
    for (const name of ['sales', 'products', 'places', 'customers', 'stock']) {
      const { status, body } = await own.as(owner).get(`/api/admin/reports/${name}`)
      expect([status, body.rows]).toEqual([200, []])
      const file = await own.as(owner).get(`/api/admin/reports/${name}.csv`)
      expect(String(file.body).trim().split('\r\n')).toHaveLength(1)
    }
  })
})
