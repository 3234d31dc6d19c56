import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDesk } from '../testing/start-desk.ts'
import type { Desk } from '../testing/start-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk.shop.stop())

const as = () => desk.shop.as(desk.admin)
const send = (text: string) =>
  as().post('/api/admin/cash/remittances?courier=Delhivery', text, {
    headers: { 'content-type': 'text/csv' },
  })

/** A parcel that is delivered, for cash. */
const parcel = async () => {
  const id = await desk.placed()
  const awb = `A${randomUUID().slice(0, 8)}`
  await as().put(`/api/admin/orders/${id}/shipment`, { courier: 'Delhivery', awb })
  const { body } = await as().put(`/api/admin/orders/${id}`, { status: 'Delivered' })
  return { id, awb, due: body.toCollect as number }
}

const paidFor = async ({ id }: { id: string }) => (await desk.orderOf(id)).remittance?.paid

it.each([
  ['before an amount', (text: string) => text.slice(0, text.lastIndexOf(','))],
  ['in a quoted amount', (text: string) => text.slice(0, text.lastIndexOf('00"'))],
])('a file that was cut %s pays nothing; the whole one pays once', async (_, cut) => {
  const [one, other] = [await parcel(), await parcel()]
  const text = `awb,utr,amount\n${one.awb},U1,"${one.due}.00"\n${other.awb},U1,"${other.due}.00"`
  const { status, body } = await send(cut(text))
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect([await paidFor(one), await paidFor(other)]).toEqual([undefined, undefined])
  for (let time = 0; time < 2; time++) await send(text)
  expect([await paidFor(one), await paidFor(other)]).toEqual([one.due, other.due])
})
