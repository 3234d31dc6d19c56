import { describe, expect, it } from 'vitest'
import { usageOf } from '#testing/usage-of.ts'
import { startBuying } from './testing/start-buying.ts'

const { shop, admin, packer, create, withVariants, receive, opened, ledger } = await startBuying()

describe('goods that come in', () => {
  it('raise the stock, and average the cost over what is there', async () => {
    const { _id, sku } = await create({ countInStock: 10, cost: 40 })
    const { status, body } = await receive(
      [{ sku: ` ${sku.toLowerCase()} `, quantity: 5, cost: 55 }],
      { supplier: 'Omax', reference: 'Bill 7' },
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      supplier: 'Omax',
      reference: 'Bill 7',
      lines: [{ sku, quantity: 5, countInStock: 15, cost: 45 }],
    })
    expect(await opened(_id)).toMatchObject({ countInStock: 15, cost: 45 })
    // 15 × 45 + 7 × 10, over 22: to the paisa.
    expect((await receive([{ sku, quantity: 7, cost: 10 }])).body.lines[0].cost).toBe(33.86)
  })

  it('cost what they cost, where no cost was known or nothing was left', async () => {
    const { sku } = await create({ countInStock: 10 })
    expect((await receive([{ sku, quantity: 1, cost: 12.5 }])).body.lines[0].cost).toBe(12.5)
    const sold = await create({ countInStock: 0, cost: 99 })
    const { body } = await receive([{ sku: sold.sku, quantity: 2, cost: 0 }])
    expect(body.lines).toEqual([{ sku: sold.sku, quantity: 2, countInStock: 2, cost: 0 }])
  })

  it('leave the cost as it is, where none is said', async () => {
    const { sku } = await create({ countInStock: 1, cost: 40 })
    expect((await receive([{ sku, quantity: 9 }])).body.lines[0]).toMatchObject({
      countInStock: 10,
      cost: 40,
    })
    const unknown = await create()
    expect((await receive([{ sku: unknown.sku, quantity: 9 }])).body.lines[0].cost).toBeUndefined()
  })

  it('are of a variant by its SKU; one without a cost of its own has its product’s', async () => {
    const { _id, sku, variants } = await withVariants()
    const [small, large] = variants
    const { body } = await receive([
      { sku: small.sku, quantity: 4, cost: 40 },
      { sku: large.sku, quantity: 1, cost: 20 },
      { sku: large.sku, quantity: 1, cost: 30 },
    ])
    expect(
      body.lines.map(({ cost, countInStock }: { cost: number; countInStock: number }) => [
        countInStock,
        cost,
      ]),
    ).toEqual([
      [8, 35],
      [1, 20],
      [2, 25],
    ])
    expect(await opened(_id)).toMatchObject({
      countInStock: 10,
      cost: 30,
      variants: [
        { size: 'S', countInStock: 8, cost: 35 },
        { size: 'L', countInStock: 2, cost: 25, reorderAt: 3 },
      ],
    })
    const whole = await receive([{ sku, quantity: 1 }])
    expect([whole.status, Object.keys(whole.body.fields)]).toEqual([400, ['lines.0.sku']])
  })

  it('come in whole or not at all', async () => {
    const { _id, sku } = await create({ countInStock: 1, cost: 10 })
    const { status, body } = await receive([
      { sku, quantity: 5, cost: 90 },
      { sku: 'NO-SUCH', quantity: 1 },
    ])
    expect([status, body.code, Object.keys(body.fields)]).toEqual([
      404,
      'not_found',
      ['lines.1.sku'],
    ])
    expect(await opened(_id)).toMatchObject({ countInStock: 1, cost: 10 })
    const tooMany = await receive([{ sku, quantity: 1_000_000 }])
    expect([tooMany.status, Object.keys(tooMany.body.fields)]).toEqual([400, ['lines.0.quantity']])
  })

  it.each([
    ['lines', { lines: [] }],
    ['lines', {}],
    ['lines.0.quantity', { lines: [{ sku: 'X', quantity: 0 }] }],
    ['lines.0.quantity', { lines: [{ sku: 'X', quantity: 1.5 }] }],
    ['lines.0.cost', { lines: [{ sku: 'X', quantity: 1, cost: -1 }] }],
    ['lines.0.cost', { lines: [{ sku: 'X', quantity: 1, cost: 1.001 }] }],
    ['lines.0.sku', { lines: [{ quantity: 1 }] }],
    ['supplier', { supplier: 'x'.repeat(101), lines: [{ sku: 'X', quantity: 1 }] }],
  ])('are refused for their %s', async (field, body) => {
    const reply = await shop.as(admin).post('/api/admin/stock/received', body)
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]])
  })

  it('cost two queries, and three writes for each product', async () => {
    const { sku } = await create()
    await receive([{ sku, quantity: 1 }])
    const { reads, writes } = await usageOf(shop, () => receive([{ sku, quantity: 1, cost: 5 }]))
    expect(writes).toBe(3)
    // The account; the product, by its own SKU, and nothing by a variant's; what the catalog in memory reads again.
    expect(reads).toBeLessThanOrEqual(6)
  })

  it('are audited; for who works on the products, and not for packers', async () => {
    const catalogue = await shop.saveUser({ role: 'catalogue' })
    const { _id, sku } = await create({ cost: 10 })
    await receive([{ sku, quantity: 2, cost: 20 }])
    expect((await shop.as(admin).get(`/api/admin/audit?target=${_id}`)).body[0].changes).toEqual({
      countInStock: { from: 0, to: 2 },
      cost: { from: 10, to: 20 },
    })
    expect((await receive([{ sku, quantity: 1 }], {}, catalogue)).status).toBe(201)
    expect((await shop.as(catalogue).get(`/api/admin/products/${_id}`)).body.cost).toBe(20)
    expect((await receive([{ sku, quantity: 1 }], {}, packer)).status).toBe(403)
    expect((await ledger(`sku=${sku}`, packer)).status).toBe(403)
  })
})
