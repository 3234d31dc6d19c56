import { ORDER_STATUSES, type OrderStatus } from '@bartan/contract/orders/order-process'
import { describe, expect, it } from 'vitest'
import { refusal } from '#testing/refusal.ts'
import type { Account } from '#testing/start-test-shop.ts'
import { startDesk } from '../testing/start-desk.ts'

const desk = await startDesk()
const { shop, admin, packer } = desk

/** Independently of the contract's table: a packer takes an order forward, and ends it by nothing but a delivery. */
const isForPackers = (from: OrderStatus, to: OrderStatus): boolean =>
  to !== 'Cancelled' && ORDER_STATUSES.indexOf(to) > ORDER_STATUSES.indexOf(from)

const STEPS = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.filter((to) => to !== from).map((to) => ({ from, to })),
)

const put = (id: string, body: object, who: Account) =>
  shop.as(who).put(`/api/admin/orders/${id}`, body)
const bulk = (id: string, body: object, who: Account) =>
  shop.as(who).post('/api/admin/orders/bulk', { ids: [id], ...body })
const placedAs = async (status: OrderStatus): Promise<string> => {
  const id = await desk.placed()
  await put(id, { status }, admin)
  return id
}

describe.each(STEPS)('from $from to $to', ({ from, to }) => {
  const isPackers = isForPackers(from, to)

  it(`is ${isPackers ? '' : 'not '}a packer's step`, async () => {
    const id = await placedAs(from)
    const { status, body } = await put(id, { status: to }, packer)
    expect([status, body.code]).toEqual(isPackers ? [200, undefined] : [403, 'forbidden'])
    expect((await desk.orderOf(id)).status).toBe(isPackers ? to : from)
  })

  it(`is ${isPackers ? '' : 'not '}a packer's step with many at once`, async () => {
    const id = await placedAs(from)
    const { done, refused } = (await bulk(id, { status: to, from }, packer)).body
    expect(done).toEqual(isPackers ? [id] : [])
    expect(refused).toMatchObject(isPackers ? [] : [{ id, code: 'forbidden' }])
    expect((await desk.orderOf(id)).status).toBe(isPackers ? to : from)
  })

  it("is an admin's step", async () => {
    const id = await placedAs(from)
    expect((await put(id, { status: to }, admin)).status).toBe(200)
  })
})

const said = (by: string, amount: number) => ({ status: 'Delivered', collected: { by, amount } })

describe('what was collected', () => {
  const delivered = said('cash', 100)

  it('is noted by a packer with the delivery, which may be repeated', async () => {
    const id = await desk.placed()
    expect((await put(id, delivered, packer)).status).toBe(200)
    expect((await put(id, delivered, packer)).status).toBe(200)
    expect((await put(id, { status: 'Delivered' }, packer)).status).toBe(200)
    expect((await desk.orderOf(id)).collected).toMatchObject({ by: 'cash', amount: 100 })
  })

  it.each([
    { by: 'cash', amount: 10 },
    { by: 'upi', amount: 100 },
    { by: 'cash', amount: 100, utr: '1' },
    { by: 'cash' },
  ])('is not changed to %j by a packer, one by one or many at once', async (collected) => {
    const id = await desk.placed()
    await put(id, delivered, packer)
    const body = { status: 'Delivered', collected }
    expect((await put(id, body, packer)).status).toBe(403)
    expect((await bulk(id, body, packer)).body.refused).toMatchObject([{ id, code: 'forbidden' }])
    expect((await desk.orderOf(id)).collected).toMatchObject({ by: 'cash', amount: 100 })
    expect((await put(id, body, admin)).status).toBe(200)
  })

  it('is in the hands of a packer who delivered without a word of it, whatever is said later', async () => {
    const id = await desk.placed()
    await put(id, { status: 'Delivered' }, packer)
    const { totalPrice } = await desk.orderOf(id)
    expect((await put(id, said('upi', totalPrice), packer)).status).toBe(403)
    expect((await put(id, said('cash', totalPrice - 1), packer)).status).toBe(403)
    expect((await put(id, said('cash', totalPrice), packer)).status).toBe(200)
    expect((await put(id, said('upi', totalPrice), admin)).status).toBe(200)
  })

  it('stays with the courier that owes it', async () => {
    const id = await desk.placed()
    const ship = (courier: string, awb: string, who: Account) =>
      shop.as(who).put(`/api/admin/orders/${id}/shipment`, { courier, awb })
    await ship('DTDC', 'D1', packer)
    expect((await ship('Delhivery', 'D1', packer)).status).toBe(200)
    await put(id, delivered, packer)
    expect((await ship('Delhivery', 'D1', packer)).status).toBe(200)
    for (const [courier, awb] of [
      ['Delhivery', 'D2'],
      ['DTDC', 'D1'],
    ] as const)
      expect(await ship(courier, awb, admin)).toMatchObject(refusal(409, 'order_locked'))
    const file = `number,courier,awb\n${(await desk.orderOf(id)).number},DTDC,D9\n`
    const headers = { 'content-type': 'text/csv' }
    const { body } = await shop.as(admin).post('/api/admin/orders/shipments.csv', file, { headers })
    expect(body).toMatchObject({ done: [], refused: [{ code: 'order_locked' }] })
    expect((await desk.orderOf(id)).shipment).toMatchObject({ courier: 'Delhivery', awb: 'D1' })
  })
})

it('a packer neither gives a reason for a cancelled order nor changes one', async () => {
  const id = await placedAs('Cancelled')
  const body = { status: 'Cancelled', cancelReason: 'changed_mind' }
  expect((await put(id, body, packer)).status).toBe(403)
  expect(await desk.orderOf(id)).not.toHaveProperty('cancelReason')
})
