import { dayOf } from '@bartan/contract/shared/shop-day'
import { expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startDesk } from '../testing/start-desk.ts'
import { storedSumsRepository, wrongSumText } from './stored-sums.repository.ts'

const { shop, admin, asha } = await startDesk()
const productId = await shop.saveProduct({ countInStock: 1000, price: 500 })

const set = (id: string, body: object) => shop.as(admin).put(`/api/admin/orders/${id}`, body)
const shipped = async () => {
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  await set(_id, { status: 'Shipped', courier: 'Delhivery' })
  return _id
}
const cash = async () => (await shop.as(admin).get('/api/admin/cash')).body
const day = () => dayOf(shop.clock.now())

it('finds nothing in a shop whose orders were shipped, delivered, refused and deleted', async () => {
  const [first, second, third, fourth] = [
    await shipped(),
    await shipped(),
    await shipped(),
    await shipped(),
  ]
  await set(first, { status: 'Delivered', collected: { by: 'upi', utr: '1' } })
  await set(second, { status: 'Cancelled', cancelReason: 'refused' })
  await set(third, { status: 'Delivered' })
  await set(third, { status: 'Shipped' })
  await shop.as(admin).del(`/api/admin/orders/${fourth}`)
  const handover = { day: day(), courier: 'Delhivery', amount: 10 }
  await shop.as(admin).post('/api/admin/cash/handovers', handover)
  expect(await storedSumsRepository(shop.shop.connect).check()).toEqual({
    orders: 3,
    wrong: [],
    wrongRows: [],
    wrongFields: [],
  })
})

it('finds and mends sums that are wrong, missing or of no order, and keeps what changes meanwhile', async () => {
  const sums = storedSumsRepository(shop.shop.connect)
  const delivered = await shipped()
  await set(delivered, { status: 'Delivered' })
  const sound = await cash()
  const { cashDays, parcelMonths, increment, firestore } = shop.database
  const today = cashDays.doc(day())
  const courier = { couriers: { 'courier Delhivery': { collected: increment(700) } } }
  await firestore.doc(today.path).set(courier, { merge: true })
  await firestore.doc(cashDays.doc('2020-01-01').path).set({
    couriers: { 'courier Gone': { toCollect: 900 } },
  })
  await parcelMonths.doc(day().slice(0, 7)).delete()

  const { wrong } = await sums.check()
  const told = wrong.map(wrongSumText).join('\n')
  expect(told).toMatch(/couriers \/ courier Delhivery \/ collected: \d+ is kept/)
  expect(told).toContain(
    '2020-01-01 / couriers / courier Gone / toCollect: 900 is kept, the orders come to 0',
  )
  expect(told).toMatch(/all \/ delivered: 0 is kept, the orders come to 2/)

  // Between the check and the repair, the shop goes on.
  const meanwhile = await shipped()
  await sums.mend(wrong)
  expect((await sums.check()).wrong).toEqual([])
  await shop.as(admin).del(`/api/admin/orders/${meanwhile}`)
  expect(await cash()).toEqual(sound)
})

it('takes no order that is changed during the check for a wrong sum', async () => {
  const sums = storedSumsRepository(shop.shop.connect)
  const ids = [await shipped(), await shipped(), await shipped()]
  const [, ...checks] = await Promise.all([
    Promise.all(ids.map((id) => set(id, { status: 'Delivered' }))),
    sums.check(),
    sums.check(),
    sums.check(),
  ])
  expect(checks.flatMap(({ wrong }) => wrong)).toEqual([])
})

it('finds what an order says otherwise than its payments', async () => {
  const sums = storedSumsRepository(shop.shop.connect)
  const id = await shipped()
  const parcel = { courier: 'Delhivery', awb: 'K1' }
  await shop.as(admin).put(`/api/admin/orders/${id}/shipment`, parcel)
  await set(id, { status: 'Delivered' })
  const { orders, firestore } = shop.database
  const stored = firestore.doc(orders.doc(id).path)
  const { owed } = (await orders.doc(id).get()).data()!
  await stored.update({ advanced: 1, owed: { ...owed, state: 'paid' } })
  expect((await sums.check()).wrongFields).toEqual([
    { orderId: id, field: 'advanced', kept: '1', follows: '0' },
    { orderId: id, field: 'owed.state', kept: 'paid', follows: 'due' },
  ])
  await stored.update({ advanced: 0, owed })
  expect((await sums.check()).wrongFields).toEqual([])
})
