import { expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { putSettings } from '#testing/save-settings.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()

it.each([
  [
    {},
    [
      [5, 40],
      [18, 10],
    ],
  ],
  [
    { deliveryRate: 'proportional' },
    [
      [5, 40],
      [18, 10],
    ],
  ],
  [{ deliveryRate: 'highest' }, [[18, 50]]],
])('delivery of goods with two rates is taxed as the settings have it: %o', async (rule, parts) => {
  await register(shop, admin, 'regular', rule)
  const [asha, pot, cup] = await Promise.all([
    shop.saveUser(),
    shop.saveProduct({ price: 160, hsn: '7323', gstRate: 5 }),
    shop.saveProduct({ price: 40, hsn: '3924', gstRate: 18 }),
  ])
  const order = await placeOrder(shop, asha, [{ productId: pot }, { productId: cup }])
  await shop.as(admin).put(`/api/admin/orders/${order._id}`, { status: 'Shipped' })
  const path = `/api/orders/${order._id}/documents`
  const [{ number }] = (await shop.as(asha).get(path)).body
  const { lines, totals } = (await shop.as(asha).get(`${path}/${encodeURIComponent(number)}`)).body
  const delivery = lines.slice(order.orderItems.length)
  expect(delivery.map(({ rate, gross }: Record<string, number>) => [rate, gross])).toEqual(parts)
  expect(totals.total).toBe(order.totalPrice)
})

it('a rate of delivery is one of these', async () => {
  const refused = await putSettings(shop.as(admin), ({ legal }) => ({
    legal: { ...legal, deliveryRate: 'lowest' },
  }))
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
    400,
    ['legal.deliveryRate'],
  ])
})
