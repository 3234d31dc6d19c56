import { asSku } from '@bartan/contract/products/product-id'
import { describe, expect, it } from 'vitest'
import { ledgerOf } from '#testing/ledger-of.ts'
import { placeOrder } from '#testing/orders.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin, asha } = await startShop()

const change = (id: string, body: object) => shop.as(admin).put(`/api/products/${id}`, body)
const stockOf = async (id: string) => (await shop.readProduct(id)).countInStock
const sendRows = (rows: object[]) =>
  shop
    .as(admin)
    .post('/api/admin/products/bulk', { rows })
    .then(({ body }) => body.results)

describe('a stock that says what it is based on', () => {
  it('is written while that still holds', async () => {
    const id = await shop.saveProduct({ countInStock: 10 })
    const { status, body } = await change(id, { countInStock: 25, countInStockWas: 10 })
    expect({ status, stock: body.countInStock }).toEqual({ status: 200, stock: 25 })
  })

  it('is refused after a sale, with what is there now, and nothing is written', async () => {
    const id = await shop.saveProduct({ countInStock: 10, name: 'Tawa' })
    await placeOrder(shop, asha, [{ productId: id, quantity: 3 }])
    expect(await change(id, { name: 'Pan', countInStock: 20, countInStockWas: 10 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { countInStock: 7 } },
    })
    expect(await shop.readProduct(id)).toMatchObject({ countInStock: 7, name: 'Tawa' })
  })

  it('without saying so is written as it is', async () => {
    const id = await shop.saveProduct({ countInStock: 10 })
    await placeOrder(shop, asha, [{ productId: id, quantity: 3 }])
    expect((await change(id, { countInStock: 20 })).body.countInStock).toBe(20)
  })

  it('by two admins at once is written once', async () => {
    const id = await shop.saveProduct({ countInStock: 10 })
    const answers = await Promise.all(
      [11, 12, 13, 14].map((countInStock) => change(id, { countInStock, countInStockWas: 10 })),
    )
    const written = answers.filter(({ status }) => status === 200)
    expect(written).toHaveLength(1)
    const now = written[0]?.body.countInStock
    expect(await stockOf(id)).toBe(now)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(3)
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'changed_meanwhile', current: { countInStock: now } })
  })
})

describe('a change of stock by a number of units', () => {
  it('keeps the sales of the meantime, and its reason in the ledger', async () => {
    const id = await shop.saveProduct({ countInStock: 10 })
    await placeOrder(shop, asha, [{ productId: id, quantity: 3 }])
    expect((await change(id, { stockChange: 50, reason: 'received' })).body.countInStock).toBe(57)
    expect((await change(id, { stockChange: -2, reason: 'damaged' })).body.countInStock).toBe(55)
    expect((await change(id, { stockChange: 1 })).body.countInStock).toBe(56)
    expect((await change(id, { countInStock: 50, reason: 'counted' })).body.countInStock).toBe(50)
    expect((await ledgerOf(shop, id)).reasons).toEqual([
      'adjustment',
      'counted',
      'damaged',
      'order',
      'received',
    ])
  })

  it('by many at once loses none', async () => {
    const id = await shop.saveProduct({ countInStock: 10 })
    const units = [5, -3, 7, -2, 1]
    await Promise.all([
      ...units.map((stockChange) => change(id, { stockChange, reason: 'other' })),
      placeOrder(shop, asha, [{ productId: id, quantity: 2 }]),
    ])
    expect(await ledgerOf(shop, id)).toMatchObject({ countInStock: 16, moved: 6 })
  })

  it('below nothing is refused, saying what is left', async () => {
    const id = await shop.saveProduct({ countInStock: 4 })
    expect(await change(id, { stockChange: -5 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', fields: { stockChange: 'Only 4 in stock' } },
    })
    expect(await stockOf(id)).toBe(4)
  })

  it.each([
    [{ stockChange: 1, countInStock: 5 }, 'stockChange'],
    [{ stockChange: 1.5 }, 'stockChange'],
    [{ stockChange: '3' }, 'stockChange'],
    [{ stockChange: 1_000_001 }, 'stockChange'],
    [{ stockChange: 999_999 }, 'stockChange'],
    [{ stockChange: 1, reason: 'stolen' }, 'reason'],
    [{ countInStock: 5, countInStockWas: -1 }, 'countInStockWas'],
  ])('%j is a 400 that names %s', async (body, field) => {
    const id = await shop.saveProduct({ countInStock: 4 })
    const answer = await change(id, body)
    expect({ status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
      status: 400,
      fields: [field],
    })
    expect(await stockOf(id)).toBe(4)
  })
})

describe('a row of a file', () => {
  it('fails alone if the stock was changed meanwhile', async () => {
    const [sold, still] = await Promise.all([
      shop.saveProduct({ sku: asSku('ROW-1'), countInStock: 10 }),
      shop.saveProduct({ sku: asSku('ROW-2'), countInStock: 10 }),
    ])
    await placeOrder(shop, asha, [{ productId: sold, quantity: 4 }])
    expect(
      await sendRows([
        { sku: 'ROW-1', countInStock: 12, countInStockWas: 10 },
        { sku: 'ROW-2', countInStock: 12, countInStockWas: 10 },
      ]),
    ).toMatchObject([
      { outcome: 'failed', code: 'changed_meanwhile', current: { countInStock: 6 } },
      { outcome: 'changed' },
    ])
    expect([await stockOf(sold), await stockOf(still)]).toEqual([6, 12])
  })

  it('may change the stock by a number of units', async () => {
    const id = await shop.saveProduct({ sku: asSku('ROW-3'), countInStock: 10 })
    expect(
      await sendRows([
        { sku: 'ROW-3', stockChange: -11 },
        { sku: 'row-3 ', stockChange: 2 },
      ]),
    ).toMatchObject([{ outcome: 'failed', code: 'out_of_stock' }, { outcome: 'failed' }])
    expect(await sendRows([{ sku: 'ROW-3', stockChange: 2, reason: 'received' }])).toMatchObject([
      { outcome: 'changed' },
    ])
    expect(await stockOf(id)).toBe(12)
    expect((await ledgerOf(shop, id)).reasons).toEqual(['received'])
  })
})
