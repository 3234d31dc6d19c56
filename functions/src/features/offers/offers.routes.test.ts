import { describe, expect, it } from 'vitest'
import { aCoupon } from '#testing/a-coupon.ts'
import { anOffer, BEGAN, saveOffer } from '#testing/an-offer.ts'
import { placeOrder } from '#testing/orders.ts'
import { pagedList } from '#testing/paged-list.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()

const desk = () => shop.as(admin)
const path = (id: string) => `/api/admin/offers/${id}`

/** Not begun yet, so that it is no offer of other tests. */
const LATER = { from: '2099-01-01T00:00:00.000Z' }

describe('an offer', () => {
  it.each([
    { kind: 'sale', percent: 90, to: '2100-01-01T00:00:00.000Z' },
    { kind: 'percent', percent: 1, most: 100.5 },
    { kind: 'amount', amount: 50 },
    { kind: 'free_delivery', minimum: 499 },
    { kind: 'buy_get', buy: 2, get: 1, percent: 100 },
    { kind: 'set_price', products: [{ productId: 'a', quantity: 2 }], price: 199 },
    { kind: 'quantity', tiers: [{ from: 3, percent: 10 }], usesTotal: 5, usesPerPhone: 1 },
  ])('of each kind is answered as it is saved: $kind', async ({ percent, ...terms }) => {
    const given = {
      name: '🪔 Diwali',
      active: true,
      ...LATER,
      ...terms,
      ...(percent && { percent }),
    }
    const { status, body } = await desk().post('/api/admin/offers', given)
    expect([status, body]).toEqual([
      201,
      { ...given, _id: expect.any(String), used: 0, version: 1 },
    ])
    expect((await desk().get(path(body._id))).body).toEqual(body)
    expect((await desk().get('/api/admin/offers')).body).toContainEqual(body)
  })

  it('is for everything where its scope is empty, and keeps its scope otherwise', async () => {
    const empty = await saveOffer(shop, admin, { ...LATER, scope: { categories: [] } })
    expect(empty).not.toHaveProperty('scope')
    const scope = { categories: ['Kitchen'], products: ['a', 'b'] }
    expect(await saveOffer(shop, admin, { ...LATER, scope })).toMatchObject({ scope })
  })

  it('takes times of any zone', async () => {
    const offer = await saveOffer(shop, admin, { from: '2099-11-27T18:00:00+05:30' })
    expect(offer.from).toBe('2099-11-27T12:30:00.000Z')
  })

  it.each<[object, string]>([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ kind: 'gift' }, 'kind'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 91 }, 'percent'],
    [{ percent: 2.5 }, 'percent'],
    [{ from: 'soon' }, 'from'],
    [{ from: undefined }, 'from'],
    [{ to: BEGAN }, 'to'],
    [{ to: '2025-12-31T23:59:59Z' }, 'to'],
    [{ code: 'ab' }, 'code'],
    [{ code: 'x'.repeat(21) }, 'code'],
    [{ code: 'NO_WAY' }, 'code'],
    [{ code: 'AB CD' }, 'code'],
    [{ code: 'dıwalı' }, 'code'],
    [{ code: 'ſave10' }, 'code'],
    [{ code: '---' }, 'code'],
    [{ kind: 'sale', code: 'SALE' }, 'code'],
    [{ kind: 'sale', minimum: 100 }, 'minimum'],
    [{ kind: 'sale', usesTotal: 10 }, 'usesTotal'],
    [{ kind: 'amount', amount: 0 }, 'amount'],
    [{ kind: 'buy_get', buy: 0, get: 1 }, 'buy'],
    [{ kind: 'buy_get', buy: 1, get: 1, percent: 101 }, 'percent'],
    [{ kind: 'set_price', products: [], price: 10 }, 'products'],
    [{ kind: 'quantity', tiers: [] }, 'tiers'],
    [{ usesPerPhone: 0 }, 'usesPerPhone'],
    [{ scope: { products: 'all' } }, 'scope.products'],
    [{ scope: { category: ['Kitchen'] } }, 'scope.category'],
    [{ scope: 'Kitchen' }, 'scope'],
  ])('is refused at what is wrong with it: %j', async (wrong, field) => {
    const { status, body } = await desk().post('/api/admin/offers', anOffer(wrong))
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid_input', [field]])
  })

  it('is not there once it is deleted', async () => {
    const { _id } = await saveOffer(shop, admin, LATER)
    expect((await desk().del(path(_id))).status).toBe(200)
    for (const reply of [await desk().get(path(_id)), await desk().del(path(_id))])
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found'])
    const { body } = await desk().get('/api/admin/offers')
    expect(body.map((offer: { _id: string }) => offer._id)).not.toContain(_id)
  })
})

describe('a change', () => {
  it('replaces the whole, by its version, and is in the audit trail', async () => {
    const before = await saveOffer(shop, admin, { ...LATER, code: 'WHOLE', minimum: 100 })
    const { minimum: _minimum, ...rest } = before
    const { status, body } = await desk().put(path(before._id), { ...rest, percent: 30 })
    expect([status, body]).toEqual([200, { ...rest, percent: 30, version: 2 }])
    const audit = await desk().get('/api/admin/audit?limit=5')
    expect(audit.body[0]).toMatchObject({
      action: 'offer.changed',
      target: { _id: before._id },
      changes: { percent: { from: 10, to: 30 }, minimum: { from: 100, to: null } },
    })
  })

  it('of an old version is refused', async () => {
    const before = await saveOffer(shop, admin, LATER)
    const change = { ...before, percent: 30 }
    expect((await desk().put(path(before._id), change)).status).toBe(200)
    const { status, body } = await desk().put(path(before._id), change)
    expect([status, body.code, body.current]).toEqual([409, 'changed_meanwhile', { version: 2 }])
  })

  it('of the version before the first is refused as an old one', async () => {
    const before = await saveOffer(shop, admin, LATER)
    const { status, body } = await desk().put(path(before._id), { ...before, version: 0 })
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
  })

  it('of many at once takes one', async () => {
    const before = await saveOffer(shop, admin, LATER)
    const replies = await Promise.all(
      [11, 12, 13, 14].map((percent) => desk().put(path(before._id), { ...before, percent })),
    )
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409, 409, 409])
  })

  it('of what is not there is none', async () => {
    const reply = await desk().put(path('none'), { ...anOffer(), version: 1 })
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found'])
  })
})

it('all are listed page by page, the newest first', async () => {
  const own = await startTestShop()
  const boss = await own.saveUser({ role: 'admin' })
  const saved: string[] = []
  for (let i = 0; i < 3; i++) saved.unshift((await saveOffer(own, boss, LATER))._id)
  const { open, openAll } = pagedList(own.as(boss), '/api/admin/offers')
  expect(await openAll('limit=2')).toEqual([saved.slice(0, 2), saved.slice(2)])
  expect(await open('limit=1&page=2')).toMatchObject({
    ids: saved.slice(1, 2),
    total: 3,
    link: expect.stringContaining('</api/admin/offers?limit=1&page=3>; rel="next"'),
  })
})

const taken = async (offer: object) => {
  const { status, body } = await desk().post('/api/admin/offers', anOffer(offer))
  return [status, body.code, Object.keys(body.fields ?? {})]
}

describe('a code', () => {
  it('is kept in capitals, and of one offer that has not ended', async () => {
    const offer = await saveOffer(shop, admin, { ...LATER, code: 'society-7' })
    expect(offer.code).toBe('SOCIETY-7')
    expect(await taken({ ...LATER, code: 'Society-7' })).toEqual([409, 'code_taken', ['code']])
    const other = await saveOffer(shop, admin, { ...LATER, code: 'OTHER-7' })
    const moved = await desk().put(path(other._id), { ...other, code: 'SOCIETY-7' })
    expect([moved.status, moved.body.code]).toEqual([409, 'code_taken'])
    await desk().put(path(offer._id), { ...offer, active: false })
    expect((await taken({ ...LATER, code: 'society-7' }))[0]).toBe(201)
    const back = await desk().put(path(offer._id), { ...offer, version: 2, active: true })
    expect([back.status, back.body.code]).toEqual([409, 'code_taken'])
  })

  it('is free once its offer is over', async () => {
    await saveOffer(shop, admin, { code: 'OVER', to: '2026-01-02T00:00:00Z' })
    expect((await taken({ ...LATER, code: 'OVER' }))[0]).toBe(201)
  })

  it('of two offers at once is of one', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => taken({ ...LATER, code: 'RACE' })))
    const made = replies.filter(([status]) => status === 201)
    expect(made).toHaveLength(1)
  })

  it('is none of the newsletter’s that nobody has used', async () => {
    const code = await aCoupon(shop)
    expect(await taken({ ...LATER, code })).toEqual([409, 'code_taken', ['code']])
  })
})

it('one that was used is ended instead of deleted', async () => {
  const own = await startTestShop()
  const boss = await own.saveUser({ role: 'admin' })
  const offer = await saveOffer(own, boss, {})
  const productId = await own.saveProduct({ price: 500 })
  await placeOrder(own, await own.saveUser(), [{ productId }])
  expect((await own.as(boss).get(path(offer._id))).body).toMatchObject({ used: 1 })
  const { status, body } = await own.as(boss).del(path(offer._id))
  expect([status, body.offer]).toMatchObject([200, { active: false, used: 1, version: 2 }])
  expect((await own.as(boss).get(path(offer._id))).body).toEqual(body.offer)
  const quote = { checkoutItems: [{ productId, size: 'Small', color: 'Red', quantity: 1 }] }
  expect((await own.post('/api/checkout/quote', quote)).body).not.toHaveProperty('offer')
})

it('a simulation tells what an offer would have cost on the last 30 days’ orders', async () => {
  const own = await startTestShop()
  const boss = await own.saveUser({ role: 'admin' })
  const asha = await own.saveUser()
  const pot = await own.saveProduct({ price: 400, category: 'Kitchen' })
  const mug = await own.saveProduct({ price: 100, category: 'Bathroom' })
  await placeOrder(own, asha, [{ productId: pot, quantity: 2 }])
  await placeOrder(own, asha, [{ productId: mug }])
  const cancelled = await placeOrder(own, asha, [{ productId: pot }])
  await own.as(boss).put(`/api/admin/orders/${cancelled._id}`, { status: 'Cancelled' })
  const simulate = async (offer: object) =>
    (await own.as(boss).post('/api/admin/offers/simulate', anOffer(offer))).body
  expect(await simulate({})).toEqual({ orders: 2, applied: 2, discount: 90 })
  expect(await simulate({ kind: 'sale', percent: 20, scope: { categories: ['kitchen'] } })).toEqual(
    { orders: 2, applied: 1, discount: 160 },
  )
  expect(await simulate({ kind: 'free_delivery' })).toEqual({ orders: 2, applied: 1, discount: 50 })
  expect(await simulate({ code: 'ANY', minimum: 500, usesTotal: 1 })).toMatchObject({ applied: 1 })
})
