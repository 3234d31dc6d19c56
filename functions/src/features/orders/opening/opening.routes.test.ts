import { expect, it, vi } from 'vitest'
import { register } from '#testing/register.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startDesk } from '../testing/start-desk.ts'

const desk = await startDesk()

const as = () => desk.shop.as(desk.admin)
const set = (id: string, body: object) => as().put(`/api/admin/orders/${id}`, body)
const opening = async () => (await as().get('/api/admin/opening')).body
/** The next transaction meets another and runs again, from the start. */
const meetAnother = () => {
  const { firestore } = desk.shop.database
  const run = firestore.runTransaction.bind(firestore)
  vi.spyOn(firestore, 'runTransaction').mockImplementationOnce((job, options) =>
    run(async (transaction) => {
      await job(transaction)
      throw Object.assign(new Error('Too much contention'), { code: 10 })
    }, options),
  )
}
const documentsOf = async (id: string): Promise<{ kind: string; date: string }[]> =>
  (await as().get(`/api/orders/${id}/documents`)).body

const practise = (practice: boolean) =>
  saveSettings(as(), ({ orders }) => ({ orders: { ...orders, practice } }))

const figures = async () => {
  const [stats, cash, parcels, product, counts, customer] = await Promise.all(
    [
      '/api/admin/stats',
      '/api/admin/cash',
      '/api/admin/cash/parcels',
      `/api/products/${desk.productId}`,
      '/api/admin/orders/counts',
      `/api/admin/users/${desk.asha._id}`,
    ].map(async (path) => (await as().get(path)).body),
  )
  const { revenue, orders } = stats
  const { toCollect } = counts
  const sums = { revenue, orders, toCollect, customer: customer.orders }
  return { ...sums, cash: cash.totals, parcels, stock: product.countInStock }
}

it('issues no document while it is not known who sells, says so, and makes up for it', async () => {
  const [shipped, undone] = await desk.placedMany(2)
  await set(shipped!, { status: 'Shipped' })
  await set(undone!, { status: 'Shipped' })
  await set(undone!, { status: 'Cancelled', cancelReason: 'refused' })
  expect([await documentsOf(shipped!), await documentsOf(undone!)]).toEqual([[], []])
  expect(await opening()).toEqual({
    practising: false,
    missing: ['legalName', 'addresses'],
    practiceOrders: 0,
    lackingDocuments: 1,
  })
  const early = await as().post('/api/admin/opening/documents', {})
  expect(early.body).toEqual({ issued: 0, left: 1 })

  await register(desk.shop, desk.admin, 'unregistered', { addresses: ['5 Mall Road, Kanpur'] })
  expect(await opening()).toMatchObject({ missing: [], lackingDocuments: 1 })
  meetAnother()
  expect((await as().post('/api/admin/opening/documents', {})).body).toEqual({ issued: 1, left: 0 })
  expect((await documentsOf(shipped!)).map(({ kind }) => kind)).toEqual(['receipt'])
  await set(shipped!, { status: 'Delivered' })
  expect(await documentsOf(shipped!)).toHaveLength(1)
})

it('leaves what is ordered for practice out of documents and sums, and clears it by one call', async () => {
  await register(desk.shop, desk.admin, 'unregistered', { addresses: ['5 Mall Road, Kanpur'] })
  const before = await figures()
  await practise(true)
  const [delivered, refused, open, shipped] = await desk.placedMany(4)
  await practise(false)
  await as().put(`/api/admin/orders/${delivered}/shipment`, { courier: 'Delhivery', awb: 'P1' })
  await set(delivered!, { status: 'Delivered' })
  await set(refused!, { status: 'Shipped' })
  await set(refused!, { status: 'Cancelled', cancelReason: 'refused' })
  await set(shipped!, { status: 'Shipped' })
  for (const id of [delivered!, refused!, open!, shipped!]) {
    expect(await desk.orderOf(id)).toMatchObject({ practice: true })
    expect(await documentsOf(id)).toEqual([])
  }
  expect(await opening()).toMatchObject({ practising: false, practiceOrders: 4 })
  expect(await figures()).toEqual({ ...before, stock: before.stock - 4 })

  const cleared = await as().del('/api/admin/opening/practice-orders')
  expect(cleared.body).toEqual({ cleared: 4, left: 0 })
  expect(await figures()).toEqual(before)
  expect((await as().get(`/api/orders/${delivered}`)).status).toBe(404)
  const real = await desk.placed()
  expect(await desk.orderOf(real)).not.toHaveProperty('practice')
})

it('clears nothing while it is still practised', async () => {
  await practise(true)
  const { status, body } = await as().del('/api/admin/opening/practice-orders')
  expect([status, body.reason]).toEqual([409, 'still_practising'])
  await practise(false)
})
