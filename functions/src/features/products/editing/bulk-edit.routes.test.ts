import type { BulkResult } from '@bartan/contract/products/admin-schema'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'

const [KITCHEN] = CATEGORIES
const { shop, admin } = await startShop()

const row = (sku: string, more: object = {}) => ({
  sku,
  name: `Product ${sku}`,
  description: 'As in the file.',
  price: 99.5,
  category: KITCHEN,
  brand: 'Aristo',
  sizes: 'Small,Large',
  ...more,
})

const send = async (rows: object[], batch?: string) => {
  const { status, body } = await shop.as(admin).post('/api/admin/products/bulk', { rows, batch })
  expect({ status, body }).toMatchObject({ status: 200 })
  const results: BulkResult[] = body.results
  return {
    batch: String(body.batch),
    results,
    outcomes: results.map(({ sku, outcome }) => [sku, outcome]),
  }
}
const undo = (batch: string) => shop.as(admin).post('/api/admin/audit/undo', { batch })
const find = async (sku: string) => {
  const query = new URLSearchParams({ search: sku }).toString()
  const { body } = await shop.as(admin).get(`/api/admin/products?${query}`)
  return body.find((product: { sku: string }) => product.sku === sku)
}

describe('a bulk edit', () => {
  it('creates what is new and changes what is known, by SKU', async () => {
    const first = await send([row('A-1'), row('A-2', { countInStock: 4 })])
    expect(first.outcomes).toEqual([
      ['A-1', 'created'],
      ['A-2', 'created'],
    ])
    const second = await send([row('A-2', { price: 80 }), row('A-1', { sku: 'a-1' }), row('A-3')])
    expect(second.outcomes).toEqual([
      ['A-2', 'changed'],
      ['a-1', 'unchanged'],
      ['A-3', 'created'],
    ])
    expect(await find('A-2')).toMatchObject({ price: 80, countInStock: 4, sku: 'A-2' })
    expect((await find('A-1')).sku).toBe('A-1')
  })

  it('sent again changes nothing', async () => {
    const rows = Array.from({ length: 40 }, (_, index) =>
      row(`B-${index}`, { countInStock: index }),
    )
    expect((await send(rows)).outcomes.every(([, outcome]) => outcome === 'created')).toBe(true)
    const before = (await shop.database.audit.count().get()).data().count
    expect((await send(rows)).outcomes.every(([, outcome]) => outcome === 'unchanged')).toBe(true)
    expect((await shop.database.audit.count().get()).data().count).toBe(before)
  })

  it('takes any subset of a known product', async () => {
    await send([row('C-1')])
    expect((await send([{ sku: 'C-1', countInStock: 7 }])).outcomes).toEqual([['C-1', 'changed']])
    expect(await find('C-1')).toMatchObject({ countInStock: 7, price: 99.5 })
  })

  it('fails row by row, saying why, and writes the others', async () => {
    await send([row('D-1', { originalPrice: 120 })])
    const { results } = await send([
      row('D-2', { price: -1 }),
      { sku: 'D-3', price: 5 },
      { sku: 'D-1', price: 121 },
      { name: 'No SKU' },
      row('D-4'),
      row('d-4'),
    ])
    expect(results).toMatchObject([
      { sku: 'D-2', outcome: 'failed', fields: { price: 'price must be more than 0' } },
      { sku: 'D-3', outcome: 'failed', message: 'name is required' },
      { sku: 'D-1', outcome: 'failed', fields: { originalPrice: expect.any(String) } },
      { sku: '', outcome: 'failed', message: 'sku is required' },
      { sku: 'D-4', outcome: 'created', _id: expect.any(String) },
      { sku: 'd-4', outcome: 'failed', fields: { sku: expect.any(String) } },
    ])
    expect(await find('D-4')).toMatchObject({ name: 'Product D-4' })
  })

  it('by two at once creates each product once', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => row(`E-${index}`))
    const [one, two] = await Promise.all([send(rows), send(rows.toReversed())])
    const created = [...one.outcomes, ...two.outcomes].filter(
      ([, outcome]) => outcome === 'created',
    )
    expect(created).toHaveLength(10)
  })

  it('of 100 products with long descriptions is no body too large', async () => {
    const description = 'A long text. '.repeat(380)
    const rows = Array.from({ length: 100 }, (_, index) => row(`F-${index}`, { description }))
    expect((await send(rows)).outcomes.every(([, outcome]) => outcome === 'created')).toBe(true)
    expect(
      await shop.as(admin).post('/api/admin/products/bulk', { rows: [...rows, row('F-100')] }),
    ).toMatchObject({ status: 400, body: { fields: { rows: expect.stringContaining('100') } } })
  })
})

describe('undoing a bulk edit', () => {
  it('gives changed products their old values and deletes the created ones', async () => {
    await send([row('U-1', { price: 10, countInStock: 5 })])
    const before = await find('U-1')
    const { batch } = await send([row('U-1', { price: 20, countInStock: 9 }), row('U-2')])
    await send([row('U-3')], batch)
    expect(await undo(batch)).toMatchObject({
      status: 200,
      body: { undone: 3, skipped: [], left: 0 },
    })
    expect(await find('U-1')).toEqual({ ...before, updatedAt: expect.any(String) })
    expect(await find('U-2')).toBeUndefined()
    expect(await find('U-3')).toBeUndefined()
    const { body: trail } = await shop.as(admin).get(`/api/admin/audit?batch=${batch}`)
    expect(trail.every(({ undone }: { undone: boolean }) => undone)).toBe(true)
    expect((await undo(batch)).body).toEqual({ undone: 0, skipped: [], left: 0 })
  })

  it('leaves what was changed since, and says so', async () => {
    await send([row('V-1', { price: 10 }), row('V-2', { price: 10 })])
    const { batch } = await send([row('V-1', { price: 20 }), row('V-2', { price: 20 })])
    await send([row('V-1', { price: 30 })])
    expect((await undo(batch)).body).toEqual({
      undone: 1,
      skipped: [
        {
          name: 'Product V-1',
          message: 'Changed again since: price',
          reason: 'undo_changed_again',
          params: { fields: ['price'] },
        },
      ],
      left: 0,
    })
    expect((await find('V-1')).price).toBe(30)
    expect((await find('V-2')).price).toBe(10)
  })

  it('goes on from where the last call stopped', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => row(`W-${index}`))
    const { batch } = await send(rows)
    await send([row('W-100')], batch)
    expect((await undo(batch)).body).toMatchObject({ undone: 100, left: 1 })
    expect((await undo(batch)).body).toMatchObject({ undone: 1, left: 0 })
  })

  it('works for a single edit, and can itself be undone', async () => {
    await send([row('X-1', { price: 10 })])
    const { _id } = await find('X-1')
    await shop.as(admin).put(`/api/products/${_id}`, { price: 20 })
    const { body: trail } = await shop.as(admin).get(`/api/admin/audit?target=${_id}&limit=1`)
    expect((await undo(trail[0].batch)).body.undone).toBe(1)
    expect((await find('X-1')).price).toBe(10)
    expect((await undo(`undo-${trail[0].batch}`)).body.undone).toBe(1)
    expect((await find('X-1')).price).toBe(20)
  })

  it('is refused for an unknown one', async () => {
    expect(await undo('nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
