import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { remittancesOf } from '../testing/remittances-of.ts'
import { startDesk } from '../testing/start-desk.ts'

const desk = await startDesk()

const { as, set, send, parcel, listed, stateOf } = remittancesOf(() => desk)

describe('the list of what couriers owe', () => {
  it('tells of each parcel from its delivery on, by state, courier and day, in pages', async () => {
    const today = dayOf(desk.shop.clock.now())
    const courier = `C ${randomUUID().slice(0, 4)}`
    const [first, second] = [await parcel(courier), await parcel(courier)]
    await send(`awb,paid\n${second.awb},${second.due - 1}\n`, `courier=${courier}`)
    const all = await listed(`courier=${courier.toLowerCase().replace(' ', '')}`)
    expect(all.map(({ number }) => number).sort()).toEqual([first.number, second.number].sort())
    expect(await listed(`courier=${courier}&state=due`)).toEqual([
      { number: first.number, awb: first.awb, courier, toCollect: first.due, day: today },
    ])
    expect(await listed(`courier=${courier}&state=short`)).toMatchObject([
      { number: second.number, paid: second.due - 1 },
    ])
    expect(await listed(`courier=${courier}&to=${addDays(today, -1)}`)).toEqual([])
    expect(await listed(`courier=${courier}&from=${today}&to=${today}`)).toHaveLength(2)
    const query = `/api/admin/cash/parcels?courier=${encodeURIComponent(courier)}&limit=1`
    const page = await as().get(query)
    const next = await as().get(`${query}&cursor=${page.headers.get('x-next-cursor')}`)
    expect([page.body.length, next.body.length, next.headers.get('x-next-cursor')]).toEqual([
      1,
      1,
      null,
    ])
    expect((await as().get('/api/admin/cash/parcels?state=owed')).status).toBe(400)
    expect((await as().get('/api/admin/cash/parcels?from=today')).status).toBe(400)
  })

  it('leaves out what no courier owes', async () => {
    const [byUpi, back] = [await parcel(), await parcel()]
    const upi = { by: 'upi', amount: byUpi.due }
    await set(byUpi.id, { status: 'Delivered', collected: upi })
    await set(back.id, { status: 'Shipped' })
    const own = await desk.placed()
    const { body } = await set(own, { status: 'Delivered' })
    for (const one of [byUpi, back, { ...back, number: body.number }])
      expect(await stateOf(one)).toBeUndefined()
  })

  it('has nothing of what an earlier version delivered', async () => {
    const one = await parcel()
    const { orders } = desk.shop.database
    const { owed: _owed, ...old } = (await orders.doc(one.id).get()).data()!
    await orders.doc(one.id).set(old)
    await set(one.id, { status: 'Delivered', collected: { by: 'cash' } })
    expect(await stateOf(one)).toBeUndefined()
    await send(`awb,paid\n${one.awb},${one.due - 1}\n`)
    expect(await stateOf(one)).toBe('short')
  })
})

const LOCKED = { status: 409, body: { code: 'order_locked' } }

const ship = (id: string, courier: string, awb = 'OTHER1') =>
  as().put(`/api/admin/orders/${id}/shipment`, { courier, awb })
const shipByFile = (number: string, courier: string) =>
  as().post('/api/admin/orders/shipments.csv', `number,courier,awb\n${number},${courier},X1\n`, {
    headers: { 'content-type': 'text/csv' },
  })

it('a delivered order keeps its courier when another of its parcel is given to a second one', async () => {
  const ids = await desk.placedMany(2)
  const sent = await as().post('/api/admin/orders/parcel', { ids, courier: 'Ekart', awb: 'BOTH1' })
  const [first = '', second = ''] = ids
  await set(first, { status: 'Delivered' })
  expect(await ship(second, 'DTDC')).toMatchObject(LOCKED)
  const { body } = await shipByFile(sent.body[1].number, 'DTDC')
  expect(body.refused).toMatchObject([{ code: 'order_locked' }])
  for (const id of ids) expect((await desk.orderOf(id)).shipment.courier).toBe('Ekart')
})

it('an order that its courier has paid for stays delivered', async () => {
  const { id, awb, due } = await parcel()
  await send(`awb,paid\n${awb},${due}\n`)
  for (const status of ['Shipped', 'Processing', 'Cancelled']) {
    expect((await set(id, { status })).body).toMatchObject({
      code: 'order_locked',
      message: `Delhivery has paid ₹${due} for this order: it stays as it is`,
      current: { status: 'Delivered' },
    })
  }
  const bulk = await as().post('/api/admin/orders/bulk', { ids: [id], status: 'Cancelled' })
  expect(bulk.body.refused).toMatchObject([{ id, code: 'order_locked' }])
  expect((await set(id, { status: 'Delivered' })).status).toBe(200)
})

it('an order that was paid for on its way keeps its courier', async () => {
  const id = await desk.placed()
  await ship(id, 'Xpressbees', 'EARLY1')
  const { totalPrice } = await desk.orderOf(id)
  await send(`awb,paid\nEARLY1,${totalPrice}\n`, 'courier=Xpressbees')
  expect(await ship(id, 'DTDC')).toMatchObject(LOCKED)
  await set(id, { status: 'Delivered' })
  const { body } = await as().get('/api/admin/cash')
  const row = body.rows.find((one: { courier: string }) => one.courier === 'Xpressbees')
  expect(row).toMatchObject({ collected: totalPrice, handedOver: totalPrice, open: 0 })
})

it('a row of nothing is no payment: whatever comes later is the first', async () => {
  const one = await parcel()
  const pay = async (amount: number, utr: string) =>
    (await send(`awb,net,utr\n${one.awb},${amount},${utr}\n`)).body
  const nothing = { number: one.number, awb: one.awb, expected: one.due, paid: 0 }
  for (let time = 0; time < 2; time++)
    expect(await pay(0, 'N1')).toMatchObject({ matched: 0, short: [nothing], twice: [] })
  expect(await stateOf(one)).toBe('due')
  expect(await pay(one.due - 40, 'N2')).toMatchObject({ short: [{ paid: one.due - 40 }] })
  expect(await pay(40, 'N3')).toMatchObject({ matched: 1, short: [], twice: [] })
  expect(await pay(0, 'N4')).toMatchObject({ matched: 1, short: [], twice: [] })
  expect(await stateOf(one)).toBe('paid')
})
