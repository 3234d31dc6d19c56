import { expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { placeOrder } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
await register(shop, admin, 'regular')

const rowsOf = async (name: string) =>
  (await shop.as(admin).get(`/api/admin/reports/${name}`)).body.rows

const taxed = async () => (await rowsOf('sales'))[0].tax

it('count a discount for the goods that an offer was about, as the invoice does', async () => {
  const asha = await shop.saveUser()
  const [pot, cup] = await Promise.all([
    shop.saveProduct({ price: 1000, hsn: '7323', gstRate: 5 }),
    shop.saveProduct({ price: 500, hsn: '3924', gstRate: 18 }),
  ])
  await saveOffer(shop, admin, { percent: 10, scope: { products: [pot] } })
  const order = await placeOrder(shop, asha, [{ productId: pot }, { productId: cup }])
  expect(order).toMatchObject({ discount: 100, shippingPrice: 0 })
  const soldOf = async () => {
    const rows: { productId: string; revenue: number }[] = await rowsOf('products')
    return [pot, cup].map((id) => rows.find(({ productId }) => productId === id)?.revenue)
  }
  const before = [await soldOf(), await taxed()]
  await shop.as(admin).put(`/api/admin/orders/${order._id}`, { status: 'Shipped' })
  const path = `/api/orders/${order._id}/documents`
  const [{ number }] = (await shop.as(admin).get(path)).body
  const { lines, totals } = (await shop.as(admin).get(`${path}/${encodeURIComponent(number)}`)).body
  const gross = lines.map((line: { gross: number }) => line.gross)
  const tax = Math.round((totals.cgst + totals.sgst + totals.igst) * 100) / 100
  expect(gross).toEqual([900, 500])
  expect([await soldOf(), await taxed()]).toEqual([gross, tax])
  // Halves of a tax are rounded each.
  expect(before).toEqual([gross, expect.closeTo(tax, 1)])
})
