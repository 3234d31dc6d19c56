import { expect, it } from 'vitest'
import { startDesk } from './testing/start-desk.ts'

const desk = await startDesk()
const { shop } = desk

const line = (productId: string) => ({ productId, size: 'Small', color: 'Red', quantity: 1 })

/** An order at which everybody of the desk has had a hand. */
const wellTravelled = async (): Promise<string> => {
  const { admin, packer, asha, productId } = desk
  const id = await desk.placed()
  const path = `/api/admin/orders/${id}`
  await shop.as(packer).put(`${path}/confirmation`, { state: 'confirmed', via: 'call' })
  await shop.as(admin).post(`${path}/notes`, { text: 'Rings twice' })
  await shop.as(packer).put(path, { status: 'Shipped' })
  await shop.as(admin).put(path, { status: 'Delivered' })
  await shop.as(asha).post(`/api/orders/${id}/return`, {
    lines: [line(productId)],
    reason: 'defective',
  })
  await shop.as(admin).put(`${path}/return`, { decision: 'accepted' })
  await shop.as(admin).post(`${path}/refund`, { via: 'cash' })
  return id
}

const SHOP = { _id: '', name: '', role: 'admin' }

it('tells customers that the shop did something, and nobody who of its people', async () => {
  const { admin, packer, asha } = desk
  const id = await wellTravelled()
  const { body: order } = await shop.as(asha).get(`/api/orders/${id}`)
  expect(order).toMatchObject({
    statusHistory: [
      { status: 'Processing', by: { _id: asha._id, role: 'customer' } },
      { status: 'Shipped', by: { _id: '', name: '', role: 'packer' } },
      { status: 'Delivered', by: SHOP },
    ],
    confirmation: { state: 'confirmed', by: { _id: '', name: '', role: 'packer' } },
    returns: [{ state: 'accepted', decidedBy: SHOP, refundPaid: { via: 'cash', by: SHOP } }],
  })
  const others = [
    await shop.as(asha).get('/api/orders/my-orders'),
    await shop.as(asha).post(`/api/checkout/${order.checkoutId}/finalize`, { isCOD: true }),
    await shop.as(asha).get('/api/users/me/data'),
  ]
  for (const { status, body } of [{ status: 200, body: order }, ...others]) {
    expect(status).toBe(200)
    const text = JSON.stringify(body)
    for (const { _id } of [admin, packer]) expect(text).not.toContain(_id)
    for (const name of ['Owner', 'Pinky']) expect(text).not.toContain(name)
  }
})

it('goes on telling the shop’s own people', async () => {
  const { admin, packer } = desk
  const order = await desk.orderOf(await wellTravelled())
  expect(order).toMatchObject({
    statusHistory: [
      {},
      { by: { _id: packer._id, name: 'Pinky' } },
      { by: { _id: admin._id, name: 'Owner' } },
    ],
    returns: [{ decidedBy: { _id: admin._id }, refundPaid: { by: { _id: admin._id } } }],
    notes: [{ by: { _id: admin._id } }],
  })
})
