import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

const { shop, admin } = await startShop()

/** By the call, so that the catalog knows of it at once. */
const create = async (fields: object): Promise<string> => {
  const body = {
    name: 'Kadhai',
    description: 'Deep',
    price: 500,
    category: CATEGORIES[0],
    sizes: [],
  }
  const reply = await shop.as(admin).post('/api/products', { ...body, brand: 'Prakash', ...fields })
  expect(reply).toMatchObject({ status: 201 })
  return reply.body._id
}

const change = (id: string, body: object) => shop.as(admin).put(`/api/products/${id}`, body)
const read = async (id: string) => (await shop.get(`/api/products/${id}`)).body
const list = async (query: string) => (await shop.get(`/api/products?${query}`)).body

const LABEL = {
  netQuantity: { value: 2, unit: 'kg' },
  manufacturer: 'Prakash Udyog, 4 Industrial Area, Moradabad 244001',
  countryOfOrigin: 'India',
  bis: { standard: 'IS 14756', licence: 'CM/L-1234567' },
}

describe('what a product says of its tax and label', () => {
  it('is stored, read and taken away again', async () => {
    const id = await create({ price: 500 })
    const said = { hsn: '732393', gstRate: 5, mrp: 799, declarations: LABEL }
    expect(await change(id, said)).toMatchObject({ status: 200, body: said })
    expect(await read(id)).toMatchObject(said)
    const none = { hsn: null, gstRate: null, mrp: null, declarations: null }
    const { body } = await change(id, none)
    for (const field of Object.keys(none)) expect(body).not.toHaveProperty(field)
  })

  it('is said by variants of themselves: null takes it away, unnamed it stays', async () => {
    const netQuantity = { value: 1, unit: 'kg' }
    const small = { size: '1 L', countInStock: 1, price: 200, mrp: 250, netQuantity }
    const large = { size: '3 L', countInStock: 1, price: 500 }
    const id = await create({ price: undefined, sizes: undefined, variants: [small, large] })
    const labels = async () =>
      (await read(id)).variants.map((one: Record<string, unknown>) => [
        one['mrp'],
        one['netQuantity'],
      ])
    const nothing = [undefined, undefined]
    expect(await labels()).toEqual([[250, netQuantity], nothing])
    const { mrp: _mrp, netQuantity: _measure, ...unnamed } = small
    expect(await change(id, { variants: [unnamed, large] })).toMatchObject({ status: 200 })
    expect(await labels()).toEqual([[250, netQuantity], nothing])
    const refused = await change(id, { variants: [{ ...unnamed, price: 300 }, large] })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['variants.0.mrp']])
    await change(id, { variants: [{ ...unnamed, mrp: null, netQuantity: null }, large] })
    expect(await labels()).toEqual([nothing, nothing])
  })

  it('comes with a new product, too', async () => {
    const id = await create({ hsn: '3924', gstRate: 18, declarations: LABEL })
    expect(await read(id)).toMatchObject({ hsn: '3924', gstRate: 18, declarations: LABEL })
  })

  it('is changed part by part: what is not named stays', async () => {
    const id = await create({ declarations: LABEL })
    const { body } = await change(id, { declarations: { countryOfOrigin: 'China', bis: null } })
    const { bis: _gone, ...rest } = LABEL
    expect(body.declarations).toEqual({ ...rest, countryOfOrigin: 'China' })
  })

  it('may name the rate that holds from a day on', async () => {
    const id = await create({ gstRate: 18 })
    const gstRateNext = { rate: 5, from: '2026-12-01' }
    expect((await change(id, { gstRateNext })).body).toMatchObject({ gstRate: 18, gstRateNext })
  })

  it('is in the audit trail in rupees, and undone as one edit of many products', async () => {
    const ids = [await create({ sku: 'LAW-1' }), await create({ sku: 'LAW-2', mrp: 900 })]
    const rows = ['LAW-1', 'LAW-2'].map((sku) => ({
      sku,
      mrp: 799,
      declarations: { manufacturer: 'Prakash Udyog' },
    }))
    const { body } = await shop.as(admin).post('/api/admin/products/bulk', { rows })
    expect(await read(ids[1] ?? '')).toMatchObject({ mrp: 799 })
    const trail = await shop.as(admin).get('/api/admin/audit?limit=5')
    // Both were changed at one time, in no order.
    const edits = trail.body.slice(0, 2).map(({ changes }: { changes: object }) => changes)
    expect(edits).toContainEqual(expect.objectContaining({ mrp: { from: 900, to: 799 } }))
    await shop.as(admin).post('/api/admin/audit/undo', { batch: body.batch })
    const [first, second] = [await read(ids[0] ?? ''), await read(ids[1] ?? '')]
    expect([first.mrp, second.mrp]).toEqual([undefined, 900])
    expect(first).not.toHaveProperty('declarations')
  })

  it('goes into a copy of the product', async () => {
    const id = await create({ hsn: '3924', mrp: 999, declarations: LABEL })
    const { body } = await shop.as(admin).post(`/api/admin/products/${id}/duplicate`)
    expect(body).toMatchObject({ hsn: '3924', mrp: 999, declarations: LABEL })
  })

  it.each([
    [{ hsn: '123' }, 'hsn'],
    [{ hsn: '12345' }, 'hsn'],
    [{ gstRate: 17 }, 'gstRate'],
    [{ gstRate: '18' }, 'gstRate'],
    [{ gstRateNext: { rate: 5, from: 'tomorrow' } }, 'gstRateNext.from'],
    [{ mrp: 0 }, 'mrp'],
    [{ price: 100, mrp: 99 }, 'mrp'],
    [{ declarations: 'India' }, 'declarations'],
    [{ declarations: { netQuantity: { value: -1, unit: 'g' } } }, 'declarations.netQuantity.value'],
    [{ declarations: { netQuantity: { value: 1 } } }, 'declarations.netQuantity.unit'],
  ])('is refused by name: %j', async (body, field) => {
    const id = await create({ price: 50 })
    const { status, body: refused } = await change(id, body)
    expect([status, Object.keys(refused.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('the country of origin', () => {
  it('is a filter, a facet, a sort order and a word of the search', async () => {
    const brand = 'Origin Test'
    const from = (countryOfOrigin: string) => create({ brand, declarations: { countryOfOrigin } })
    const none = await create({ brand })
    const [vietnam, india, nepal] = [
      await from('Viet Nam'),
      await from('India'),
      await from('Nepal'),
    ]
    const ids = async (query: string) =>
      (await list(`brand=${brand}&${query}`)).map(({ _id }: { _id: string }) => _id)
    expect(await ids('countryOfOrigin=india,Nepal')).toEqual([nepal, india])
    expect(await ids('sortBy=origin')).toEqual([india, nepal, vietnam, none])
    expect(await ids('search=nepal')).toEqual([nepal])
    const { body } = await shop.get(`/api/products/facets?brand=${brand}&countryOfOrigin=India`)
    expect(body.countryOfOrigin).toEqual(
      ['India', 'Nepal', 'Viet Nam'].map((value) => ({ value, count: 1 })),
    )
    await change(india, { declarations: { countryOfOrigin: 'Zambia' } })
    expect(await ids('sortBy=origin')).toEqual([nepal, vietnam, india, none])
    expect(await ids('countryOfOrigin=India')).toEqual([])
  })

  it('is all that lists tell of the label', async () => {
    const brand = 'Brief Test'
    await create({ brand, hsn: '7323', declarations: LABEL })
    const [listed] = await list(`brand=${brand}`)
    expect(listed.declarations).toEqual({ countryOfOrigin: 'India' })
    expect(listed).not.toHaveProperty('hsn')
  })
})

const missing = async (id: string) => {
  const { body } = await shop.as(admin).get('/api/admin/compliance')
  return body.find(({ _id }: { _id: string }) => _id === id)?.missing
}

const ask = async (query: string) =>
  (await shop.as(admin).get(`/api/admin/compliance${query}`)).body

describe('GET /api/admin/compliance', () => {
  it('tells what each product lacks, and blocks nothing', async () => {
    const id = await create({})
    expect(await missing(id)).toEqual([
      'hsn',
      'gstRate',
      'mrp',
      'netQuantity',
      'manufacturer',
      'countryOfOrigin',
    ])
    await change(id, { hsn: '3924', gstRate: 0, declarations: { countryOfOrigin: 'India' } })
    expect(await missing(id)).toEqual(['mrp', 'netQuantity', 'manufacturer'])
    await change(id, { mrp: 10_000, declarations: LABEL })
    expect(await missing(id)).toBeUndefined()
  })

  it('reads nothing but the account, and comes in pages on wish', async () => {
    await create({})
    await create({})
    const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
    const reads = await readsOf(shop, () => shop.as(admin).get('/api/admin/compliance'))
    expect(reads).toBe(account)
    const { body, headers } = await shop.as(admin).get('/api/admin/compliance?limit=1&page=2')
    expect(body).toHaveLength(1)
    expect(Number(headers.get('X-Total-Count'))).toBeGreaterThan(1)
  })

  it('asks a seller without GST for nothing of tax', async () => {
    const id = await create({ brand: 'Untaxed Test' })
    expect(await ask('?brand=Untaxed%20Test&tax=no')).toMatchObject([
      { _id: id, missing: ['mrp', 'netQuantity', 'manufacturer', 'countryOfOrigin'] },
    ])
    await change(id, { mrp: 10_000, declarations: LABEL })
    expect(await ask('?brand=Untaxed%20Test&tax=no')).toEqual([])
    expect(await ask('?brand=Untaxed%20Test')).toMatchObject([{ missing: ['hsn', 'gstRate'] }])
    expect((await ask('/counts?tax=no')).incomplete).toBeLessThan((await ask('/counts')).incomplete)
  })

  it('counts what is missing, and of which brands', async () => {
    const before = (await shop.as(admin).get('/api/admin/compliance/counts')).body
    await create({ brand: 'Count Test', hsn: '7323', state: 'draft' })
    const { body } = await shop.as(admin).get('/api/admin/compliance/counts')
    expect(body.incomplete).toBe(before.incomplete + 1)
    expect(body.products).toBe(before.products + 1)
    expect(body.missing.hsn).toBe(before.missing.hsn)
    expect(body.missing.mrp).toBe(before.missing.mrp + 1)
    expect(body.brands).toContainEqual({ value: 'Count Test', count: 1 })
  })

  it('lists those of a brand that lack one thing, by a cursor that skips nobody', async () => {
    const brand = 'Cursor Test'
    const ids: string[] = []
    for (const state of ['draft', 'published', 'published', 'published'])
      ids.unshift(await create({ brand, state }))
    await create({ brand, hsn: '3924' })
    const query = `brand=${brand}&missing=hsn&limit=2`
    const pageOf = async (more = '') => {
      const { body, headers } = await shop.as(admin).get(`/api/admin/compliance?${query}${more}`)
      return {
        ids: body.map(({ _id }: { _id: string }) => _id),
        total: headers.get('X-Total-Count'),
        next: headers.get('X-Next-Cursor'),
      }
    }
    const first = await pageOf()
    expect(first).toMatchObject({ ids: ids.slice(0, 2), total: '4' })
    // Completed meanwhile, they are gone from the list; the others keep their places.
    for (const id of first.ids) await change(id, { hsn: '7323' })
    const second = await pageOf(`&cursor=${first.next}`)
    expect(second).toMatchObject({ ids: ids.slice(2), next: null })
  })

  it.each(['missing=colour', 'cursor=nonsense', 'cursor=W10&page=2'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await shop.as(admin).get(`/api/admin/compliance?${query}`)
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [query.split('=')[0]]])
    },
  )
})

it("the admin's list of products has a filter by brand", async () => {
  const id = await create({ brand: 'Listed Test' })
  const { body } = await shop.as(admin).get('/api/admin/products?brand=listed%20test')
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([id])
})
