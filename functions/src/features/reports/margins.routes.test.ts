import { toPaise, rupees } from '@bartan/contract/shared/money'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { beginCheckout } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin, asha } = await startShop()
await register(shop, admin, 'regular')

const product = () =>
  shop.saveProduct({
    price: 118,
    gstRate: 18,
    hsn: '7323',
    countInStock: 20,
    cost: toPaise(rupees(60)),
  })

const order = async (productId: string, quantity: number) => {
  const lines = [{ productId, size: 'Small', color: 'Red', quantity }]
  const { body: checkout } = await beginCheckout(shop.as(asha), lines)
  const path = `/api/checkout/${checkout._id}/finalize`
  const { body } = await shop.as(asha).post(path, { isCOD: true })
  expect(JSON.stringify(body)).not.toContain('"cost"')
  return { id: String(body._id), lines }
}

const set = (id: string, status: string, more: object = {}) =>
  shop.as(admin).put(`/api/admin/orders/${id}`, { status, ...more })

const rowOf = async (productId: string) => {
  const day = dayOf(shop.clock.now())
  const path = `/api/admin/reports/products?from=${day}&to=${day}`
  const { body } = await shop.as(admin).get(path)
  return body.rows.find((row: { productId: string }) => row.productId === productId)
}

const soldOf = async (productId: string) => (await shop.readProduct(productId)).sold

describe('the margin of a product', () => {
  it('is what was paid without tax, less the cost of its day, whatever the cost is later', async () => {
    const id = await product()
    await order(id, 2)
    expect(await rowOf(id)).toMatchObject({ units: 2, revenue: 236, margin: 80 })
    const changed = await shop.as(admin).put(`/api/products/${id}`, { cost: 90 })
    expect(changed.status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ cost: 90, margin: 80 })
    await order(id, 1)
    expect(await rowOf(id)).toMatchObject({ units: 3, margin: 90 })
  })

  it('of a seller who collects no tax is of the whole price', async () => {
    await register(shop, admin, 'unregistered')
    const id = await product()
    const { id: orderId } = await order(id, 1)
    await set(orderId, 'Shipped')
    expect(await rowOf(id)).toMatchObject({ margin: 58 })
    await register(shop, admin, 'regular')
  })
})

describe('a parcel refused at the door', () => {
  it('is sold nowhere from then on, and once only', async () => {
    const id = await product()
    await order(id, 1)
    const { id: orderId } = await order(id, 3)
    expect(await soldOf(id)).toBe(4)
    await set(orderId, 'Shipped')
    const refused = await set(orderId, 'Cancelled', { cancelReason: 'refused' })
    expect(refused.body).toMatchObject({ comingBack: true })
    expect([await soldOf(id), (await shop.readProduct(id)).countInStock]).toEqual([1, 16])
    expect(await rowOf(id)).toMatchObject({ units: 1 })
    await shop.as(admin).post(`/api/admin/orders/${orderId}/received`, {})
    expect([await soldOf(id), (await shop.readProduct(id)).countInStock]).toEqual([1, 19])
  })

  it('gives its units back to the stock alone where the order is deleted', async () => {
    const id = await product()
    await order(id, 1)
    const { id: orderId } = await order(id, 2)
    await set(orderId, 'Shipped')
    await set(orderId, 'Cancelled', { cancelReason: 'refused' })
    expect((await shop.as(admin).del(`/api/admin/orders/${orderId}`)).status).toBe(200)
    expect([await soldOf(id), (await shop.readProduct(id)).countInStock]).toEqual([1, 19])
  })
})
