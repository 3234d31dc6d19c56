import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin, asha } = await startShop()
const productId = await shop.saveProduct({ price: 349, countInStock: 100 })
const TOTAL = 349
const today = dayOf(shop.clock.now())

const set = (id: string, body: object) => shop.as(admin).put(`/api/admin/orders/${id}`, body)
const shipped = async (courier?: string): Promise<string> => {
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  await (courier
    ? shop.as(admin).put(`/api/admin/orders/${_id}/shipment`, { courier, awb: `A${_id}` })
    : set(_id, { status: 'Shipped' }))
  return _id
}

it('a sum of the cash report leads to its orders', async () => {
  const [first, second, own] = [await shipped('Delhivery'), await shipped('DTDC'), await shipped()]
  shop.clock.pass({ minutes: 24 * 60 })
  const third = await shipped('delhivery')
  await set(first, { status: 'Delivered', collected: { by: 'upi', amount: TOTAL } })
  const ordersOf = async (query: string): Promise<string[]> => {
    const { status, body } = await shop.as(admin).get(`/api/admin/orders?${query}`)
    expect(status).toBe(200)
    return body.map(({ _id }: { _id: string }) => _id)
  }
  const tomorrow = addDays(today, 1)
  for (const [query, ids] of [
    [`status=Shipped&cash=${today}&courier=DTDC`, [second]],
    [`status=Shipped&cash=${today}&courier=Delhivery`, []],
    [`status=Shipped&cash=${today}`, [own]],
    [`status=Shipped&cash=${tomorrow}&courier=Delhivery`, [third]],
    [`status=Delivered&cash=${tomorrow}&courier=DELHIVERY`, [first]],
    [`status=Delivered&cash=${tomorrow}&courier=Delhivery&collected=upi`, [first]],
    [`status=Shipped&cash=${today}&collected=upi`, []],
    // All days of a report, and all couriers.
    [`status=Shipped&cash=${today}&cashTo=${tomorrow}`, [third, own, second]],
    [`status=Shipped&cash=${today}&cashTo=${today}`, [own, second]],
    [`status=Delivered&cash=${today}&cashTo=${tomorrow}`, [first]],
  ] as const)
    expect([query, await ordersOf(query)]).toEqual([query, ids])
  // Each sum is that of the orders behind it.
  const { rows } = (await shop.as(admin).get(`/api/admin/cash?from=${today}&to=${tomorrow}`)).body
  for (const { day, courier, toCollect, collected } of rows) {
    const behind = async (status: string) =>
      (await ordersOf(`status=${status}&cash=${day}&courier=${courier}`)).length * TOTAL
    expect([await behind('Shipped'), await behind('Delivered')]).toEqual([toCollect, collected])
  }
})
