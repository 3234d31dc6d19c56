import type { Order } from '@bartan/contract/orders/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { invalid } from '#testing/refusal.ts'
import { putSettings, saveSettings } from '#testing/save-settings.ts'
import { startShop } from '#testing/start-test-shop.ts'

let order: Order
const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
beforeEach(async () => {
  const productId = await shop.saveProduct({ countInStock: 10 })
  order = await placeOrder(shop, await shop.saveUser(), [{ productId }])
})

const download = async (query: string) => {
  const { status, body } = await shop.as(admin).get(`/api/admin/orders/shipments.csv?${query}`)
  return { status, body, rows: String(body).replace('\uFEFF', '').trim().split('\r\n') }
}
const cellsOf = (rows: string[]) => {
  const [head = '', row = ''] = rows
  return Object.fromEntries(
    head.split(',').map((name, place) => [name, row.split(',')[place] ?? '']),
  )
}
const weigh = async (weight: number | null) => {
  const line = order.orderItems[0]
  await shop.as(admin).put(`/api/products/${line?.productId}`, { weight })
}

describe('the file for a courier', () => {
  it('has weight, state, payment mode and what is to be collected', async () => {
    await weigh(750)
    const { rows } = await download(`ids=${order._id}`)
    const { quantity = 0 } = order.orderItems[0] ?? {}
    expect(cellsOf(rows)).toMatchObject({
      number: order.number,
      weight: String(750 * quantity),
      state: 'Uttar Pradesh',
      payment_mode: 'COD',
      to_collect: String(order.toCollect),
    })
    await weigh(null)
    expect(cellsOf((await download(`ids=${order._id}`)).rows)).toMatchObject({ weight: '' })
    const advance = { amount: order.toCollect, via: 'upi' }
    await shop.as(admin).post(`/api/admin/orders/${order._id}/advance`, advance)
    expect(cellsOf((await download(`ids=${order._id}`)).rows)).toMatchObject({
      payment_mode: 'Prepaid',
      to_collect: '0',
    })
  })

  it('has the columns that the courier’s own upload asks for', async () => {
    await weigh(750)
    const columns = [
      { header: 'Sale Order Number', field: 'number' },
      { header: 'Weight (kg)', field: 'weight_kg' },
      { header: 'Mode', field: 'payment_mode' },
    ]
    const couriers = [{ name: 'Delhivery', columns }, { name: 'DTDC' }]
    expect(await saveSettings(shop.as(admin), { couriers })).toMatchObject({ couriers })
    const { quantity = 0 } = order.orderItems[0] ?? {}
    expect((await download(`ids=${order._id}&for=delhivery`)).rows).toEqual([
      'Sale Order Number,Weight (kg),Mode',
      `${order.number},${(750 * quantity) / 1000},COD`,
    ])
    expect((await download(`ids=${order._id}&for=DTDC`)).rows[0]).toContain('to_collect')
    expect(await download(`ids=${order._id}&for=Nobody`)).toMatchObject(invalid('for'))
    const wrong = [{ name: 'Delhivery', columns: [{ header: 'A', field: 'shoe size' }] }]
    const refused = await putSettings(shop.as(admin), { couriers: wrong })
    expect(refused).toMatchObject(invalid('couriers.0.columns.0.field'))
  })
})
