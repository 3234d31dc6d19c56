import { describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin, asha } = await startShop()

const setStatus = ({ _id }: { _id: string }, body: { status: string; from?: string }) =>
  shop.as(admin).put(`/api/admin/orders/${_id}`, body)

describe('a status that says which one it is based on', () => {
  it('is not set once the customer has cancelled: the answer says what the order is now', async () => {
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    await shop.as(asha).post(`/api/orders/${order._id}/cancel`)
    expect(await setStatus(order, { status: 'Shipped', from: 'Processing' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { status: 'Cancelled' } },
    })
    expect((await shop.as(asha).get(`/api/orders/${order._id}`)).body.status).toBe('Cancelled')
    const knowingly = await setStatus(order, { status: 'Shipped', from: 'Cancelled' })
    expect(knowingly.body.status).toBe('Shipped')
  })

  it('is set by one of several admins who act at once', async () => {
    const productId = await shop.saveProduct({ countInStock: 10 })
    const order = await placeOrder(shop, asha, [{ productId, quantity: 2 }])
    const answers = await Promise.all(
      ['Shipped', 'Cancelled', 'Delivered', 'Cancelled'].map((status) =>
        setStatus(order, { status, from: 'Processing' }),
      ),
    )
    const made = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 409)
    expect([made.length, refused.length]).toEqual([1, 3])
    const { status: now, statusHistory } = made[0]?.body ?? {}
    expect(statusHistory).toHaveLength(2)
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'changed_meanwhile', current: { status: now } })
    expect((await shop.readProduct(productId)).countInStock).toBe(now === 'Cancelled' ? 10 : 8)
  })

  it('must be one of the four', async () => {
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    expect(await setStatus(order, { status: 'Shipped', from: 'Lost' })).toMatchObject({
      status: 400,
      body: { fields: { from: expect.stringContaining('from') } },
    })
  })

  it('may be left out: any status is then set from any other', async () => {
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    await shop.as(asha).post(`/api/orders/${order._id}/cancel`)
    expect((await setStatus(order, { status: 'Shipped' })).body.status).toBe('Shipped')
  })
})
