import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'

const [KITCHEN, BATHROOM] = CATEGORIES
const { shop, admin } = await startShop()

const create = async (sku: string, more: object = {}): Promise<string> => {
  const { status, body } = await shop.as(admin).post('/api/products', {
    name: `Product ${sku}`,
    sku,
    description: 'Of steel.',
    price: 100,
    category: KITCHEN,
    brand: sku,
    sizes: ['One'],
    ...more,
  })
  expect({ status, body }).toMatchObject({ status: 201 })
  return String(body._id)
}
const change = (body: object, by = admin) => shop.as(by).post('/api/admin/products/prices', body)
const wrong = async (body: object) => (await change(body)).body.fields
const read = async (id: string) => (await shop.as(admin).get(`/api/admin/products/${id}`)).body
const undo = (batch: unknown) => shop.as(admin).post('/api/admin/audit/undo', { batch })

describe('prices in bulk', () => {
  it('change for every variant of the scope, as a dry run told before', async () => {
    const plain = await create('PA', { price: 99, originalPrice: 101, brand: 'Omax' })
    const varied = await create('PB', {
      brand: 'Omax',
      price: undefined,
      sizes: undefined,
      mrp: 210,
      variants: [
        { size: '1 L', sku: 'PB-1', price: 150, countInStock: 3 },
        { size: '2 L', sku: 'PB-2', price: 205, countInStock: 2 },
        { size: '3 L', sku: 'PB-3', price: 205, countInStock: 2, mrp: 300 },
      ],
    })
    const draft = await create('PC', { brand: 'Omax', state: 'draft', restricted: 'infant_food' })
    const other = await create('PD')
    const wish = { scope: { brands: ['omax'] }, change: { percent: 5 } }

    const dry = await change({ ...wish, dryRun: true })
    const expected = {
      changes: expect.arrayContaining([
        { productId: plain, sku: 'PA', from: 99, to: 104 },
        { productId: varied, sku: 'PB-1', from: 150, to: 158 },
        { productId: varied, sku: 'PB-3', from: 205, to: 215 },
        { productId: draft, sku: 'PC', from: 100, to: 105 },
      ]),
      refused: [{ productId: varied, sku: 'PB-2', code: 'above_mrp' }],
    }
    expect(dry).toMatchObject({ status: 200, body: expected })
    expect(dry.body.changes).toHaveLength(4)
    expect(dry.body.batch).toBeUndefined()
    expect(await read(plain)).toMatchObject({ price: 99, originalPrice: 101 })

    const done = await change(wish)
    expect(done.body).toEqual({ ...dry.body, batch: expect.any(String) })
    expect(await read(plain)).toMatchObject({ price: 104 })
    expect(await read(plain)).not.toHaveProperty('originalPrice')
    expect((await read(varied)).variants).toMatchObject([
      { price: 158 },
      { price: 205 },
      { price: 215 },
    ])
    expect(await read(varied)).toMatchObject({ price: 158, priceMax: 215, countInStock: 7 })
    expect(await read(other)).toMatchObject({ price: 100 })
    expect((await shop.get(`/api/products/${plain}`)).body).toMatchObject({ price: 104 })

    const { body: entries } = await shop
      .as(admin)
      .get(`/api/admin/audit?batch=${String(done.body.batch)}`)
    expect(entries).toHaveLength(3)

    expect(await undo(done.body.batch)).toMatchObject({
      status: 200,
      body: { undone: 3, skipped: [], left: 0 },
    })
    expect(await read(plain)).toMatchObject({ price: 99, originalPrice: 101 })
    expect((await read(varied)).variants).toMatchObject([
      { price: 150 },
      { price: 205 },
      { price: 205 },
    ])
    expect(await read(draft)).toMatchObject({ price: 100 })
  })

  it('are refused below ₹1, and name a product without a SKU by its id', async () => {
    const id = await create('PE', { price: 20 })
    await shop.database.products.doc(id).update({ sku: '', skuKey: '' })
    const wish = { scope: { products: [id] }, change: { amount: -20 } }
    expect((await change(wish)).body).toEqual({
      changes: [],
      refused: [{ productId: id, sku: id, code: 'below_one' }],
    })
    expect((await change({ ...wish, change: { to: 4 }, round: 'nine' })).body).toMatchObject({
      changes: [{ productId: id, sku: id, from: 20, to: 9 }],
    })
  })

  it('that stay are no change, and nothing is written for them', async () => {
    const id = await create('PF', { price: 40 })
    expect((await change({ scope: { products: [id] }, change: { to: 40 } })).body).toEqual({
      changes: [],
      refused: [],
    })
    expect((await shop.as(admin).get(`/api/admin/audit?target=${id}`)).body).toHaveLength(1)
  })

  it('by two at once both count, and the later undo of the first is skipped', async () => {
    const id = await create('PH')
    const wish = { scope: { products: [id] }, change: { amount: 10 } }
    const [one, two] = await Promise.all([change(wish), change(wish)])
    expect(await read(id)).toMatchObject({ price: 120 })
    const first = [one, two].find(({ body }) => body.changes[0].from === 100)
    expect((await undo(first?.body.batch)).body).toMatchObject({ undone: 0, left: 0 })
    expect(await read(id)).toMatchObject({ price: 120 })
  })

  it('change back whatever else of a variant has changed since', async () => {
    const id = await create('PJ', {
      price: undefined,
      sizes: undefined,
      variants: [
        { size: '1 L', sku: 'PJ-1', price: 150, countInStock: 3 },
        { size: '2 L', sku: 'PJ-2', price: 200, originalPrice: 210, countInStock: 2 },
      ],
    })
    const { body } = await change({ scope: { products: [id] }, change: { percent: 10 } })
    await shop.as(admin).post('/api/admin/stock/received', {
      lines: [{ sku: 'PJ-1', quantity: 5, cost: 80 }],
    })
    const { variants } = await read(id)
    await shop.as(admin).put(`/api/products/${id}`, {
      variants: [
        { ...variants[0], weight: 300 },
        { ...variants[1], size: '2 litre' },
      ],
    })
    expect((await undo(body.batch)).body).toMatchObject({ undone: 1, skipped: [] })
    expect((await read(id)).variants).toMatchObject([
      { size: '1 L', price: 150, countInStock: 8, cost: 80, weight: 300 },
      { size: '2 litre', price: 200, originalPrice: 210, countInStock: 2 },
    ])
  })

  it('stay where a price of the product has changed again', async () => {
    const id = await create('PK', {
      price: undefined,
      sizes: undefined,
      variants: [
        { size: '1 L', sku: 'PK-1', price: 150, countInStock: 3 },
        { size: '2 L', sku: 'PK-2', price: 200, countInStock: 2 },
      ],
    })
    const { body } = await change({ scope: { products: [id] }, change: { percent: 10 } })
    const { variants } = await read(id)
    await shop.as(admin).put(`/api/products/${id}`, {
      variants: [variants[0], { ...variants[1], price: 230 }],
    })
    expect((await undo(body.batch)).body).toMatchObject({ undone: 0, skipped: [{}] })
    expect((await read(id)).variants).toMatchObject([{ price: 165 }, { price: 230 }])
  })

  it('of some hundred products change, and change back, in one go', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      sku: `PI-${index}`,
      name: `Cup ${index}`,
      description: 'A cup.',
      price: 50,
      category: BATHROOM,
      brand: 'Many',
      sizes: 'One',
    }))
    await shop.as(admin).post('/api/admin/products/bulk', { rows })
    await shop.as(admin).post('/api/admin/products/bulk', {
      rows: rows.map((row) => ({ ...row, sku: `${row.sku}x` })),
    })
    const { body } = await change({ scope: { brands: ['Many'] }, change: { percent: 10 } })
    expect(body.changes).toHaveLength(200)
    expect((await undo(body.batch)).body).toMatchObject({ undone: 200, left: 0 })
  })

  it('name what is wrong with a call', async () => {
    const scope = {}
    expect(await wrong({ change: { percent: 5 } })).toHaveProperty('scope')
    expect(await wrong({ scope: { brand: ['A'] }, change: { percent: 5 } })).toHaveProperty(
      'scope.brand',
    )
    expect(await wrong({ scope })).toHaveProperty('change')
    expect(await wrong({ scope, change: {} })).toHaveProperty('change')
    expect(await wrong({ scope, change: { percent: 5, amount: 1 } })).toHaveProperty('change')
    expect(await wrong({ scope, change: { percent: '5' } })).toHaveProperty('change.percent')
    expect(await wrong({ scope, change: { percent: 5 }, round: 'ten' })).toHaveProperty('round')
  })
})
