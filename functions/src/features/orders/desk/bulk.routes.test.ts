import { expect, it } from 'vitest'
import { placeOrder, saveOrders } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin, asha } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })

const bulk = (body: object, who = admin) => shop.as(who).post('/api/admin/orders/bulk', body)
const statusesOf = async (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await shop.as(admin).get(`/api/orders/${id}`)).body.status))

it('sets the status of each, and tells of each that is refused', async () => {
  const productId = await shop.saveProduct({ countInStock: 2 })
  const [gone, kept] = [
    await placeOrder(shop, asha, [{ productId }]),
    await placeOrder(shop, asha, [{ productId }]),
  ]
  await shop.as(admin).put(`/api/admin/orders/${gone._id}`, { status: 'Cancelled' })
  await shop.as(admin).put(`/api/products/${productId}`, { countInStock: 0 })
  const ids = [gone._id, 'nowhere', kept._id, kept._id]
  const { status, body } = await bulk({ ids, status: 'Shipped' })
  expect(status).toBe(200)
  expect(body.done).toEqual([kept._id])
  expect(body.refused).toMatchObject([
    { id: gone._id, code: 'out_of_stock' },
    { id: 'nowhere', code: 'not_found', message: 'Order not found' },
  ])
  expect(await statusesOf([gone._id, kept._id])).toEqual(['Cancelled', 'Shipped'])
})

it('refuses those that have changed meanwhile', async () => {
  const [first = '', second = ''] = await saveOrders(shop, asha, [{}, { status: 'Shipped' }])
  const { body } = await bulk({ ids: [first, second], status: 'Delivered', from: 'Shipped' })
  expect(body.done).toEqual([second])
  expect(body.refused).toMatchObject([{ id: first, code: 'changed_meanwhile' }])
})

it('repeated, changes nothing and succeeds', async () => {
  const ids = await saveOrders(shop, asha, [{}, {}])
  await bulk({ ids, status: 'Shipped' })
  const again = await bulk({ ids, status: 'Shipped' })
  expect(again.body).toEqual({ done: ids, refused: [] })
  expect((await shop.as(admin).get(`/api/orders/${ids[0]}`)).body.statusHistory).toHaveLength(2)
})

it('takes 200 orders, and no more', async () => {
  const ids = await saveOrders(
    shop,
    asha,
    Array.from({ length: 200 }, () => ({})),
  )
  expect((await bulk({ ids, status: 'Shipped' })).body.done).toEqual(ids)
  const more = await bulk({ ids: [...ids, 'one more'], status: 'Shipped' })
  expect([more.status, Object.keys(more.body.fields)]).toEqual([400, ['ids']])
})

it.each([
  [{ status: 'Shipped' }, 'ids'],
  [{ ids: [], status: 'Shipped' }, 'ids'],
  [{ ids: ['a'], status: 'Lost' }, 'status'],
  [{ ids: ['a'], status: 'Shipped', from: 'Lost' }, 'from'],
])('%j is refused by name', async (body, field) => {
  const { status, body: reply } = await bulk(body)
  expect([status, Object.keys(reply.fields)]).toEqual([400, [field]])
})

it('refuses a reason of another status for each of them', async () => {
  const [id = ''] = await saveOrders(shop, asha, [{}])
  const { body } = await bulk({ ids: [id], status: 'Shipped', cancelReason: 'refused' })
  expect(body.refused).toMatchObject([{ id, code: 'invalid_input' }])
})

it('ends with a packer where cancelling begins', async () => {
  const packer = await shop.saveUser({ role: 'packer' })
  const [id = ''] = await saveOrders(shop, asha, [{}])
  const { body } = await bulk({ ids: [id], status: 'Cancelled' }, packer)
  expect(body.refused).toMatchObject([{ id, code: 'forbidden' }])
  await bulk({ ids: [id], status: 'Cancelled' })
  for (const status of ['Processing', 'Shipped', 'Delivered']) {
    const again = await bulk({ ids: [id], status }, packer)
    expect(again.body.refused).toMatchObject([{ id, code: 'forbidden' }])
  }
  expect((await bulk({ ids: [id], status: 'Processing' })).body.done).toEqual([id])
})
