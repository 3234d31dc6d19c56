import type { Order } from '@bartan/contract/orders/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

const PATH = '/api/admin/orders/shipments.csv'
let first: Order
let second: Order
const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
beforeEach(async () => {
  const asha = await shop.saveUser()
  const productId = await shop.saveProduct({ countInStock: 10 })
  first = await placeOrder(shop, asha, [{ productId }])
  second = await placeOrder(shop, asha, [{ productId }])
})

const send = (text: string, query = '', type = 'text/csv') =>
  shop.as(admin).post(`${PATH}${query}`, text, { headers: { 'content-type': type } })
const read = async ({ _id }: Order) => (await shop.as(admin).get(`/api/orders/${_id}`)).body

it('ships the orders of a file, row by row, and tells of the rows that it refuses', async () => {
  await shop.as(admin).put(`/api/admin/orders/${second._id}`, { status: 'Cancelled' })
  const rows = [
    'Number;Courier;AWB',
    `${first.number.toLowerCase()};Delhivery;D1`,
    `${second.number};Delhivery;D2`,
    'BR-22222;Delhivery;D3',
    `${first.number};Delhivery;D4`,
    ';;',
    `${first.number};;`,
  ]
  const { status, body } = await send(rows.join('\r\n'))
  expect([status, body.done]).toEqual([200, [first._id]])
  expect(body.refused).toMatchObject([
    { row: 3, code: 'order_locked' },
    { row: 4, code: 'not_found', message: 'There is no order BR-22222' },
    { row: 5, code: 'conflict' },
    { row: 7, code: 'conflict' },
  ])
  expect(await read(first)).toMatchObject({ status: 'Shipped', shipment: { awb: 'D1' } })
})

it('finds the headings below title lines with other separators, and leaves totals and notes', async () => {
  const rows = [
    'Manifest of Bartan, Mumbai, Maharashtra, India',
    'Order No;Courier;AWB',
    '',
    `${first.number};Delhivery;L1`,
    'Total;;1',
    '*System generated',
  ]
  const { body } = await send(rows.join('\r\n'), '?dryRun=true')
  expect(body).toEqual({ done: [first._id], refused: [], left: { total: 1, foot: 1, empty: 1 } })
})

it('reads a file in UTF-16, as Excel writes it, with a byte order mark or without', async () => {
  const text = `Number\tCourier\tAWB\n${first.number}\tडाक\tU1\n`
  for (const mark of ['', '\uFEFF']) {
    const bytes = Buffer.from(mark + text, 'utf16le')
    const { body } = await shop
      .as(admin)
      .post(`${PATH}?dryRun=true`, bytes, { headers: { 'content-type': 'text/csv' } })
    expect(body).toMatchObject({ done: [first._id], refused: [] })
  }
})

it('says in a dry run what it would do, and does nothing', async () => {
  const text = `number,courier,awb\n${first.number},DTDC,"7,1"\n${second.number},,\n`
  const dry = await send(text, '?dryRun=true')
  expect(dry.body).toMatchObject({
    done: [first._id],
    refused: [{ row: 3, code: 'invalid_input' }],
  })
  expect((await read(first)).status).toBe('Processing')
  expect((await send(text)).body.done).toEqual([first._id])
  expect((await read(first)).shipment.awb).toBe('7,1')
})

it('says in words what a row lacks', async () => {
  const rows = ['number,courier,awb', ',DTDC,D1', `${first.number},DTDC,`, `${second.number},,D2`]
  expect((await send(rows.join('\n'), '?dryRun=true')).body.refused).toMatchObject([
    { row: 2, reason: 'row_without_order', message: 'This row has no order number' },
    { row: 3, reason: 'row_without_parcel', message: 'This row has no parcel number yet' },
    { row: 4, reason: 'row_without_courier', message: 'This row names no courier' },
  ])
})

it('ships of half a file what is whole in it, and of the whole one the rest', async () => {
  const text = `number,courier,awb\n${first.number},DTDC,D1\n${second.number},DTDC,D2`
  const half = await send(text.slice(0, text.lastIndexOf(',')))
  expect(half.body).toMatchObject({
    done: [first._id],
    refused: [{ row: 3, code: 'invalid_input' }],
  })
  expect((await read(second)).status).toBe('Processing')
  await send(text)
  expect(await read(first)).toMatchObject({ status: 'Shipped', shipment: { awb: 'D1' } })
  expect(await read(second)).toMatchObject({ status: 'Shipped', shipment: { awb: 'D2' } })
})

it('takes a courier’s own headings, a courier for all rows, and no number that a spreadsheet has mangled', async () => {
  const text = `Customer Reference No.,CN No.\n${first.number},8.9E+11\n${second.number},D77\n`
  const { body } = await send(text, '?courier=DTDC')
  expect(body.done).toEqual([second._id])
  expect(body.refused).toMatchObject([{ row: 2, code: 'invalid_input', reason: 'number_mangled' }])
  expect((await read(second)).shipment).toMatchObject({ courier: 'DTDC', awb: 'D77' })
  const columns = encodeURIComponent(JSON.stringify({ awb: 'Barcode', number: 'Ours' }))
  const chosen = await send(
    `Ours,Barcode\n${first.number},D78\n`,
    `?courier=DTDC&columns=${columns}`,
  )
  expect(chosen.body.done).toEqual([first._id])
})

const together = (orders: Order[], more: object = {}) =>
  shop.as(admin).post('/api/admin/orders/parcel', {
    ids: orders.map(({ _id }) => _id),
    courier: 'DTDC',
    awb: 'T1',
    ...more,
  })

describe('orders in one parcel', () => {
  it('are shipped together, with a document each, and have one label', async () => {
    const { status, body } = await together([first, second])
    expect([status, body.map((one: Order) => one.status)]).toEqual([200, ['Shipped', 'Shipped']])
    expect((await read(second)).shipment).toMatchObject({
      courier: 'DTDC',
      awb: 'T1',
      with: [first.number],
    })
    const ids = [first._id, second._id]
    const labels = await shop.as(admin).post('/api/admin/orders/print', { ids, kind: 'labels' })
    expect(String(labels.body).match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect((await together([first, second])).status).toBe(409)
  })

  it('have one number, whichever of them it is noted on', async () => {
    await together([first, second], { awb: '' })
    const path = `/api/admin/orders/${first._id}/shipment`
    expect((await shop.as(admin).put(path, { courier: 'DTDC', awb: 'T2' })).status).toBe(200)
    expect((await read(first)).shipment).toMatchObject({ awb: 'T2', with: [second.number] })
    expect((await read(second)).shipment).toMatchObject({ awb: 'T2', with: [first.number] })
  })

  it('are refused, all of them, where they go to another door', async () => {
    const moved = anAddress({ address: '9 Hill Road' })
    await shop.as(admin).put(`/api/admin/orders/${second._id}/address`, moved)
    const { status, body } = await together([first, second])
    expect([status, body.reason]).toEqual([409, 'not_one_parcel'])
    expect((await read(first)).status).toBe('Processing')
    expect((await together([first])).body.fields).toHaveProperty('ids')
  })
})

it('repeated, changes nothing', async () => {
  const text = `number,courier,awb\n${first.number},DTDC,7`
  await send(text)
  expect((await send(text)).body).toMatchObject({ done: [first._id], refused: [] })
  expect((await read(first)).statusHistory).toHaveLength(2)
})

it.each([
  ['no columns', 'a,b\n1,2'],
  ['an open quotation mark', 'number,courier,awb\nBR-22222,"Del,1'],
  ['nothing', ''],
])('refuses %s', async (_, text) => {
  const { status, body } = await send(text)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['body']])
})

it.each([
  [
    'columns',
    `number,courier,awb${',x'.repeat(8000)}${'\n1'.repeat(200_000)}`,
    'Row 1 has 8,003 columns: at most 200 are read',
  ],
  [
    'cells in a row',
    `number,courier,awb\nBR-22222${','.repeat(400_000)}`,
    'Row 2 has 4,00,001 columns: at most 200 are read',
  ],
  [
    'rows',
    `number,courier,awb${'\n1'.repeat(501)}`,
    'The file has too many rows: at most 500 are read at once',
  ],
])('tells of too many %s before it makes anything of them', async (_, text, message) => {
  const { status, body } = await send(text)
  expect([status, body.fields.body]).toEqual([400, message])
})

it('takes text/csv alone', async () => {
  expect((await send('{}', '', 'application/json')).status).toBe(415)
  expect((await send('number', '?dryRun=perhaps')).body.fields.dryRun).toBeTruthy()
})

it('says of parcels that were delivered or paid for in a dry run what it does then', async () => {
  for (const { number } of [first, second])
    await send(`number,courier,awb\n${number},Delhivery,P${number}\n`)
  const set = (body: object) => shop.as(admin).put(`/api/admin/orders/${first._id}`, body)
  await set({ status: 'Delivered' })
  const paid = `awb,paid\nP${second.number},10\n`
  const remit = '/api/admin/cash/remittances?courier=Delhivery'
  await shop.as(admin).post(remit, paid, { headers: { 'content-type': 'text/csv' } })
  const own = await shop.as(admin).get(`${PATH}?ids=${first._id},${second._id}`)
  const others = String(own.body).replaceAll('Delhivery', 'DTDC')
  for (const [text, done, codes] of [
    [String(own.body), [first._id, second._id], []],
    [others, [], ['order_locked', 'order_locked']],
  ] as const)
    for (const query of ['?dryRun=true', '']) {
      const { body } = await send(text, query)
      const refused = body.refused.map(({ code }: { code: string }) => code)
      expect([query, body.done, refused]).toEqual([query, done, codes])
    }
})

it('writes a file that can be read back, in which no name is a formula', async () => {
  const mina = await shop.saveUser()
  const { body: third } = await shop.as(admin).post('/api/admin/orders', {
    customer: { name: 'Mina', phone: mina.phone },
    orderItems: [
      { productId: first.orderItems[0]?.productId, size: 'Small', color: 'Red', quantity: 1 },
    ],
    shippingAddress: anAddress({
      firstName: '=HYPERLINK("x")',
      // Of two lines, as any customer may write it.
      address: '=HYPERLINK("http://evil.example")\nFlat 2',
      city: 'Pune',
    }),
  })
  const ids = [third._id, 'nowhere', first._id].join(',')
  const { status, headers, body } = await shop.as(admin).get(`${PATH}?ids=${ids}`)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, ...rows] = String(body).trimEnd().split('\r\n')
  expect(head).toContain('number,courier,awb')
  expect(rows.map((row) => row.split(',')[0])).toEqual([third.number, first.number])
  expect(String(body).match(/'=HYPERLINK/g)).toHaveLength(2)
  expect((await shop.as(admin).get(`${PATH}?ids=`)).status).toBe(400)
  expect((await send(String(body))).body.refused).toHaveLength(2)
})
