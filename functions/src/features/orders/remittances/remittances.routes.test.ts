import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { refusal } from '#testing/refusal.ts'
import { usageOf } from '#testing/usage-of.ts'
import { remittancesOf } from '../testing/remittances-of.ts'
import { startDesk } from '../testing/start-desk.ts'

const desk = await startDesk()

const { as, set, send, parcel, stateOf } = remittancesOf(() => desk)
const columns = (chosen: unknown) =>
  `courier=Delhivery&columns=${encodeURIComponent(JSON.stringify(chosen))}`
const NOTHING = { matched: 0, short: [], over: [], unknown: [], twice: [] }

describe('a courier’s file of payments', () => {
  it('is told of before it is noted, and noted once', async () => {
    const [exact, less, more] = [await parcel(), await parcel(), await parcel()]
    const text = [
      'Waybill,COD Amount,UTR,Date',
      `${exact.awb},"₹ ${exact.due}",U1,2026-11-20`,
      `${less.awb},Rs. ${less.due - 10.5},U1,20/11/2026`,
      `${more.awb},${more.due + 1},U1,`,
      'D-NOWHERE,99,U1,',
      `${exact.awb},${exact.due},U1,`,
    ].join('\n')
    const told = {
      matched: 1,
      short: [{ number: less.number, awb: less.awb, expected: less.due, paid: less.due - 10.5 }],
      over: [{ number: more.number, awb: more.awb, expected: more.due, paid: more.due + 1 }],
      unknown: [{ row: 5, awb: 'D-NOWHERE' }],
      twice: [{ row: 6, awb: exact.awb }],
    }
    const dry = await send(text, 'courier=delhivery%20&dryRun=true')
    expect([dry.status, dry.body]).toMatchObject([200, { ...told, unsure: true }])
    expect(await stateOf(exact)).toBe('due')
    const sure = 'courier=DELHIVERY&paid=cod+amount'
    expect(await send(text, 'courier=DELHIVERY')).toMatchObject(
      refusal(409, 'column_unsure', 'paid'),
    )
    expect(await stateOf(exact)).toBe('due')
    const done = await send(text, sure)
    expect([done.status, done.body]).toMatchObject([201, told])
    expect((await desk.orderOf(exact.id)).remittance).toEqual({
      paid: exact.due,
      at: '2026-11-19T18:30:00.000Z',
      utr: 'U1',
    })
    expect([await stateOf(exact), await stateOf(less), await stateOf(more)]).toEqual([
      'paid',
      'short',
      'paid',
    ])
    const before = await Promise.all([exact, less, more].map(({ id }) => desk.orderOf(id)))
    expect((await send(text, sure)).body).toMatchObject(told)
    expect(await Promise.all([exact, less, more].map(({ id }) => desk.orderOf(id)))).toEqual(before)
    const { body: audit } = await as().get(`/api/admin/audit?target=${less.id}`)
    expect(audit[0]).toMatchObject({
      action: 'order.remitted',
      changes: { remitted: { from: null, to: less.due - 10.5 } },
    })
  })

  it('pays the rest of what was short, and nothing twice', async () => {
    const one = await parcel()
    const pay = async (amount: number, utr: string) =>
      (await send(`awb,net,utr\n${one.awb},${amount},${utr}\n`)).body
    expect(await pay(one.due - 40, 'U2')).toMatchObject({ short: [{ paid: one.due - 40 }] })
    expect(await pay(30, 'U3')).toMatchObject({ ...NOTHING, twice: [{ row: 2, awb: one.awb }] })
    expect(await pay(40, 'U4')).toMatchObject({ ...NOTHING, matched: 1 })
    expect(await pay(40, 'U4')).toMatchObject({ ...NOTHING, matched: 1 })
    expect(await pay(one.due - 40, 'U2')).toMatchObject({ ...NOTHING, matched: 1 })
    expect(await pay(one.due, 'U5')).toMatchObject({
      ...NOTHING,
      twice: [{ row: 2, awb: one.awb }],
    })
    expect((await desk.orderOf(one.id)).remittance).toMatchObject({ paid: one.due, utr: 'U4' })
    expect(await stateOf(one)).toBe('paid')
  })

  it('knows parcels by the number of their order, and takes what is paid rather than what was collected', async () => {
    const one = await parcel()
    const text = `Order No;Amount;Remitted;Reference No\n${one.number.toLowerCase()};${one.due};${one.due - 5};R1\n`
    expect((await send(text)).body).toMatchObject({ matched: 0, short: [{ number: one.number }] })
  })

  it.each([
    ['Delhivery', 'Waybill Number,Order Id,COD Amount,Remitted Amount,Bank UTR,Remittance Date'],
    ['Shiprocket', 'AWB Code,Order ID,Order Value,COD Remitted Amount,UTR,Remitted On'],
    ['DTDC', 'CN No.,Customer Ref No,COD Amount (Rs),Amount Remitted,NEFT UTR,Remitted Date'],
    [
      'India Post',
      'Article Number,Sender Reference,COD Amount,Net Payable,Transaction ID,Payment Date',
    ],
    [
      'Xpressbees',
      'Shipping ID,Order Number,Collectable Value,Amount Paid,Transaction No,Deposit Date',
    ],
    [
      'Ecom Express',
      'AWB_NUMBER,ORDER_NUMBER,COLLECTABLE_VALUE,Remitted Amount,UTR Number,Remittance Date',
    ],
  ])('of %s has its own headings', async (courier, head) => {
    const one = await parcel(courier)
    const text = `Sr,${head}\n1,${one.awb},${one.number},"${one.due}.00",${one.due - 2},U77,21-11-2026\n`
    expect((await send(text, `courier=${courier}`)).body).toMatchObject({
      ...NOTHING,
      short: [{ number: one.number, awb: one.awb, expected: one.due, paid: one.due - 2 }],
    })
    expect((await desk.orderOf(one.id)).remittance).toMatchObject({
      utr: 'U77',
      at: '2026-11-20T18:30:00.000Z',
    })
  })

  it('is read by columns that somebody has chosen', async () => {
    const one = await parcel()
    const text = `Docket,COD Amount,To bank\n${one.awb},${one.due},${one.due - 1}\n`
    expect((await send(text)).status).toBe(400)
    expect((await send(text, columns({ awb: 'Docket', paid: 'To bank' }))).body).toMatchObject({
      short: [{ paid: one.due - 1 }],
    })
    for (const wrong of [{ price: 'Docket' }, { awb: 5 }, 'awb'])
      expect((await send(text, columns(wrong))).status).toBe(400)
  })

  it('pays for two orders that went in one parcel', async () => {
    const ids = await desk.placedMany(2)
    const awb = `T${randomUUID().slice(0, 8)}`
    const { body: sent } = await as().post('/api/admin/orders/parcel', {
      ids,
      courier: 'Delhivery',
      awb,
    })
    const [first, second] = sent
    expect(first.shipment).toMatchObject({ awb, with: [second.number] })
    for (const id of ids) await set(id, { status: 'Delivered' })
    const pay = async (amount: number, utr: string) =>
      (await send(`awb,paid,utr\n${awb},${amount},${utr}\n`)).body
    expect(first.totalPrice).toBe(second.totalPrice)
    const due = second.totalPrice
    const told = await pay(2 * due - 100, 'M1')
    const short = { number: expect.any(String), awb, expected: due, paid: due - 100 }
    expect(told).toMatchObject({ ...NOTHING, matched: 1, short: [short] })
    expect([first.number, second.number]).toContain(told.short[0].number)
    expect(await pay(2 * due - 100, 'M1')).toEqual(told)
    expect(await pay(100, 'M2')).toMatchObject({ ...NOTHING, matched: 2 })
    expect(await pay(100, 'M2')).toMatchObject({ ...NOTHING, matched: 2 })
    for (const id of ids) expect((await desk.orderOf(id)).remittance.paid).toBe(due)
  })

  it('expects what was to be collected at the door', async () => {
    const id = await desk.placed()
    await as().post(`/api/admin/orders/${id}/advance`, { amount: 25, via: 'upi' })
    await as().put(`/api/admin/orders/${id}/shipment`, { courier: 'Delhivery', awb: 'ADV1' })
    const { body } = await set(id, { status: 'Delivered' })
    const paid = await send(`awb,paid\nADV1,${body.totalPrice - 25}\n`)
    expect(paid.body).toMatchObject({ ...NOTHING, matched: 1 })
  })

  it('pays too much for a parcel that was refused, and nothing for another courier’s', async () => {
    const refused = await parcel()
    await set(refused.id, { status: 'Shipped' })
    await set(refused.id, { status: 'Cancelled', cancelReason: 'refused' })
    const other = await parcel('DTDC')
    const text = `awb,paid\n${refused.awb},10\n${other.awb},${other.due}\n`
    expect((await send(text)).body).toMatchObject({
      matched: 0,
      over: [{ number: refused.number, expected: 0, paid: 10 }],
      unknown: [{ row: 3, awb: other.awb }],
    })
  })

  it('is told row by row: what is left, taken back, or unreadable; the rest is paid', async () => {
    const [one, other] = [await parcel(), await parcel()]
    const text = [
      'COD Remittance Report,,,,',
      'Period: 01-Nov-2026 to 07-Nov-2026,,,,',
      ',,,,',
      'AWB,COD Amount,Net Payable,UTR,Date',
      `'${one.awb},${one.due},"₹${one.due}.00",U1,05-Nov-2026`,
      'X1,100,ten,U1,05-Nov-2026',
      'X2,100,5.005,U1,05-Nov-2026',
      'X3,100,-,U1,05-Nov-2026',
      'X4,100,(45.00),U1,05-Nov-2026',
      'X5,100,5,U1,soon',
      `${other.awb},${other.due},${other.due - 1},U1,46331`,
      ',,999,,',
      'Grand Total,300,900,,',
      '*This is a system generated report,,,,',
    ].join('\n')
    const { status, body } = await send(text)
    expect([status, body]).toMatchObject([
      201,
      {
        matched: 1,
        short: [{ number: other.number, paid: other.due - 1 }],
        unknown: [],
        columns: {
          awb: 'AWB',
          collected: 'COD Amount',
          paid: 'Net Payable',
          utr: 'UTR',
          date: 'Date',
        },
        unread: [],
        left: { total: 2, foot: 1, empty: 1 },
        adjustments: [{ row: 9, amount: -45 }],
        faulty: [
          { row: 6, field: 'Net Payable', code: 'invalid_input', message: 'ten is no amount' },
          { row: 7, field: 'Net Payable' },
          { row: 10, field: 'Date' },
        ],
      },
    ])
    expect((await desk.orderOf(one.id)).remittance).toMatchObject({
      at: '2026-11-04T18:30:00.000Z',
    })
  })

  it('is asked about only where nothing says what was paid', async () => {
    const one = await parcel()
    const text = `AWB,COD Amount,Remark\n${one.awb},${one.due},fine\n`
    const { body } = await send(text, 'courier=Delhivery&dryRun=true')
    expect(body).toMatchObject({ unsure: true, matched: 1, unread: ['Remark'] })
    expect((await send(text, 'courier=Delhivery&paid=Nowhere')).status).toBe(400)
    expect((await send(text, columns({ paid: 'COD Amount' }))).status).toBe(201)
  })

  it.each([
    ['no parcels', 'name,amount\nX1,5\n', 'The column awb is missing'],
    ['no amounts', 'awb,name\nX1,5\n', 'The column amount is missing'],
  ])('with %s is refused as a whole', async (_, text, message) => {
    const { status, body } = await send(text)
    expect([status, body.code, body.message]).toEqual([400, 'invalid_input', message])
  })

  it('says who pays, and comes from who may', async () => {
    const { status, body } = await send('awb,paid\n', '')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['courier']])
    for (const who of [desk.asha, desk.packer])
      expect((await send('awb,paid\n', 'courier=D', who)).status).toBe(403)
  })

  it('of which three pay the same rest at once is noted by one, and the others are told', async () => {
    const one = await parcel()
    const pay = (amount: number, utr: string) => send(`awb,net,utr\n${one.awb},${amount},${utr}\n`)
    await pay(one.due - 40, 'R0')
    const replies = await Promise.all(['R1', 'R2', 'R3'].map((utr) => pay(40, utr)))
    expect(replies.filter(({ body }) => body.matched === 1)).toHaveLength(1)
    expect(replies.flatMap(({ body }) => body.twice)).toHaveLength(2)
    expect((await desk.orderOf(one.id)).remittance.paid).toBe(one.due)
  })

  it('costs a read of each order twice and of the day’s cash, and a write of it, of the trail and of that day', async () => {
    const one = await parcel()
    const text = `awb,paid\n${one.awb},${one.due}\n`
    const usage = await usageOf(desk.shop, () => send(text))
    expect(usage).toMatchObject({ reads: 4, writes: 3 })
  })
})
