import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startDesk } from '../testing/start-desk.ts'

const desk = await startDesk()

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
  return { id, awb, due: body.totalPrice as number }
}

/** Two orders in one parcel. */
const together = async () => {
  const awb = `T${randomUUID().slice(0, 8)}`
  const ids = await desk.placedMany(2)
  const { body } = await as().post('/api/admin/orders/parcel', { ids, courier: 'Delhivery', awb })
  for (const id of ids) await as().put(`/api/admin/orders/${id}`, { status: 'Delivered' })
  const [first, second] = body as { number: string; toCollect: number }[]
  if (!first || !second) throw new Error('Not sent together')
  return { awb, ids, first, second, due: first.toCollect }
}

const paidFor = async ({ id }: { id: string }) => (await desk.orderOf(id)).remittance?.paid

it('a file that was cut within a quoted amount pays nothing; the whole one pays once', async () => {
  const [one, other] = [await parcel(), await parcel()]
  const text = `awb,utr,paid\n${one.awb},U1,"${one.due}.00"\n${other.awb},U1,"${other.due}.00"`
  const { status, body } = await send(text.slice(0, text.lastIndexOf('00"')))
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect([await paidFor(one), await paidFor(other)]).toEqual([undefined, undefined])
  for (let time = 0; time < 2; time++) await send(text)
  expect([await paidFor(one), await paidFor(other)]).toEqual([one.due, other.due])
})

it('a file that was cut before an amount pays what it says whole, and the whole one the rest', async () => {
  const [one, other] = [await parcel(), await parcel()]
  const text = `awb,utr,paid\n${one.awb},U1,${one.due}\n${other.awb},U1,${other.due}`
  const { body } = await send(text.slice(0, text.lastIndexOf(',')))
  expect(body).toMatchObject({ matched: 1, left: { empty: 1 } })
  expect([await paidFor(one), await paidFor(other)]).toEqual([one.due, undefined])
  await send(text)
  expect([await paidFor(one), await paidFor(other)]).toEqual([one.due, other.due])
})

it('a row whose number a spreadsheet has spoiled is faulty, unless it names its order', async () => {
  const [one, other] = [await parcel(), await parcel()]
  const { number } = await desk.orderOf(other.id)
  const rows = [
    'awb,order,paid,utr',
    '8.9E+11,,99,U1',
    `${one.awb},,${one.due},8.90123E+12`,
    `8.9E+11,${number},${other.due},U1`,
  ]
  const { body } = await send(rows.join('\n'))
  expect(body).toMatchObject({ matched: 1, unknown: [] })
  expect(body.faulty).toMatchObject([
    { row: 2, field: 'awb', code: 'invalid_input' },
    { row: 3, field: 'utr', code: 'invalid_input' },
  ])
  expect([await paidFor(one), await paidFor(other)]).toEqual([undefined, other.due])
})

it('a parcel of two orders is paid for both of them, whichever the file names', async () => {
  const { awb, ids, second, due } = await together()
  const { body } = await send(`awb,order,paid\n${awb},${second.number},${2 * due}`)
  expect(body).toMatchObject({ matched: 2, short: [], over: [] })
  for (const id of ids) expect(await paidFor({ id })).toBe(due)
})

it('a parcel of two orders is paid for each, where the file has a row for each', async () => {
  const { awb, ids, first, second, due } = await together()
  const rows = [`${awb},${first.number},${due}`, `${awb},${second.number},${due - 5}`]
  const { body } = await send(['awb,order,paid', ...rows].join('\n'))
  expect(body).toMatchObject({ matched: 1, short: [{ number: second.number, paid: due - 5 }] })
  expect(await Promise.all(ids.map((id) => paidFor({ id })))).toEqual([due, due - 5])
})

const pay = (text: string) => send(`order,paid,utr\n${text}`)

describe('a parcel of two orders, found by an order’s number alone', () => {
  it('is paid for both of them, and once', async () => {
    const { awb, ids, first, second, due } = await together()
    const short = { number: first.number, awb, expected: due, paid: due - 7 }
    const half = await pay(`${second.number},${2 * due - 7},U1`)
    expect(half.body).toMatchObject({ matched: 1, short: [short], over: [], unknown: [] })
    expect((await pay(`${first.number},7,U2`)).body).toMatchObject({ matched: 2, short: [] })
    for (const [number, amount, utr] of [
      [second.number, 2 * due - 7, 'U1'],
      [first.number, 7, 'U2'],
    ])
      expect((await pay(`${number},${amount},${utr}`)).body).toMatchObject({ matched: 2 })
    for (const id of ids) expect(await paidFor({ id })).toBe(due)
  })

  it('whose first order alone is paid takes the same file again for what it was', async () => {
    const { ids, first, second, due } = await together()
    const text = `order,paid\n${second.number},${due}`
    for (let time = 0; time < 2; time++)
      expect((await send(text)).body).toMatchObject({ short: [{ paid: 0 }], twice: [] })
    expect(await Promise.all(ids.map((id) => paidFor({ id })))).toContain(due)
    expect((await pay(`${first.number},${due},U9`)).body).toMatchObject({ matched: 2 })
    expect(await Promise.all(ids.map((id) => paidFor({ id })))).toEqual([due, due])
  })

  it('is paid for each, where the file has a row for each', async () => {
    const { ids, first, second, due } = await together()
    const rows = [`${first.number},${due}`, `${second.number},${due - 5}`]
    const { body } = await send(['order,paid', ...rows].join('\n'))
    expect(body).toMatchObject({ matched: 1, short: [{ number: second.number, paid: due - 5 }] })
    expect(await Promise.all(ids.map((id) => paidFor({ id })))).toEqual([due, due - 5])
  })

  it('is named whole where too much is paid, or twice in a file', async () => {
    const { awb, first, second, due } = await together()
    const text = `order,paid\n${first.number},${2 * due + 1}\n${first.number},5`
    const over = { number: second.number, awb, expected: due, paid: due + 1 }
    expect((await send(text)).body).toMatchObject({
      matched: 1,
      over: [over],
      twice: [{ row: 3, awb: '' }],
    })
  })
})

it('a row of one parcel and another’s order pays for neither', async () => {
  const [one, other] = [await parcel(), await parcel()]
  const { number } = await desk.orderOf(other.id)
  const { body } = await send(`awb,order,paid\n${one.awb},${number},${one.due}`)
  expect(body).toMatchObject({ matched: 0, unknown: [{ row: 2, awb: one.awb }] })
  expect([await paidFor(one), await paidFor(other)]).toEqual([undefined, undefined])
})
