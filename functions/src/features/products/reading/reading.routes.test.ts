import { MAX_MESSAGE_LENGTH } from '@bartan/contract/orders/read-rules'
import { asSku } from '@bartan/contract/products/product-id'
import { describe, expect, it } from 'vitest'
import { type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
const packer = await shop.saveUser({ role: 'packer' })
const bucket = await shop.saveProduct({
  name: 'Steel Bucket',
  material: 'Steel',
  price: 899,
  countInStock: 5,
  sizes: [],
  colors: [],
  sku: asSku('BKT-1'),
})
await shop.shop.catalog.current()

const read = (text: unknown, who: Account = admin) =>
  shop.as(who).post('/api/admin/orders/read', { text })

it('makes lines of a message, and tells who ordered', async () => {
  const { status, body, headers } = await read(
    'do steel balti bhej dena\nnaam Asha Rao, 12 Lake Road, Pune 411001, 98220 12345',
  )
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(body).toEqual({
    lines: [
      {
        text: 'do steel balti bhej dena',
        quantity: 2,
        chosen: { productId: bucket, size: '', color: '' },
        candidates: [{ productId: bucket, name: 'Steel Bucket', size: '', color: '', price: 899 }],
        sure: true,
        doubts: [],
      },
    ],
    phone: '9822012345',
    name: 'Asha Rao',
    address: { line1: '12 Lake Road', city: 'Pune', state: 'Maharashtra', postalCode: '411001' },
    unread: [],
  })
})

it('takes no number in the name of a size, or before wala, for a count, and is not sure of it', async () => {
  const stand = await shop.saveProduct({
    name: 'Idli Stand',
    price: 349,
    countInStock: 40,
    sizes: ['4 Plate', '6 Plate'],
    colors: [],
  })
  await shop.shop.catalog.refresh()
  for (const [text, quantity] of [
    ['6 plate idli stand', 1],
    ['6 plate idli stand 2', 2],
    ['idli stand 300 wala', 1],
    ['idli stand 4 wala', 1],
    ['4 wale idli stand 3', 3],
  ] as const) {
    const [line] = (await read(text)).body.lines
    expect([text, line.quantity, line.sure]).toEqual([text, quantity, false])
    expect(line.candidates[0].productId).toBe(stand)
  }
  await shop.database.products.doc(stand).delete()
})

it('is not sure of what is not in stock', async () => {
  const { body } = await read('6 steel buckets', packer)
  expect(body.lines).toMatchObject([{ quantity: 6, sure: false, doubts: ['out_of_stock'] }])
})

it('takes nothing from the stock and orders nothing', async () => {
  await read('2 steel buckets')
  expect((await shop.readProduct(bucket)).countInStock).toBe(5)
  expect((await shop.as(admin).get('/api/admin/orders')).body).toEqual([])
})

describe('a text', () => {
  it.each([
    ['nothing', ''],
    ['blanks', '   \n '],
    ['too long', 'a'.repeat(MAX_MESSAGE_LENGTH + 1)],
    ['no text', 42],
    ['absent', undefined],
  ])('that is %s is refused', async (_name, text) => {
    const { status, body } = await read(text)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', ['text']])
  })

  it('of the greatest length is read', async () => {
    expect((await read('2 steel buckets, '.repeat(300).slice(0, MAX_MESSAGE_LENGTH))).status).toBe(
      200,
    )
    expect((await read('a,'.repeat(MAX_MESSAGE_LENGTH / 2))).status).toBe(200)
  })

  it('of signs alone has no lines', async () => {
    expect((await read('😀🙏 !!! \u0000')).body).toMatchObject({ lines: [] })
  })
})
