import { dayOf } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { ledgerOf } from '#testing/ledger-of.ts'
import { beginCheckout } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

const start = async () => {
  const shop = await startTestShop()
  const [admin, packer, asha] = await Promise.all([
    shop.saveUser({ role: 'admin' }),
    shop.saveUser({ role: 'packer' }),
    shop.saveUser(),
  ])
  const [pot, lid] = await Promise.all([
    shop.saveProduct({ name: 'Pot', nameIn: { hi: 'हाँडी' }, countInStock: 50 }),
    shop.saveProduct({ name: 'Lid', countInStock: 50 }),
  ])
  const set = (id: string, body: object) => shop.as(admin).put(`/api/admin/orders/${id}`, body)
  /** An order to a PIN. */
  const ordered = async (postalCode: string, productIds = [pot]): Promise<string> => {
    const checkout = await beginCheckout(
      shop.as(asha),
      productIds.map((productId) => ({ productId, size: 'Small', color: 'Red', quantity: 2 })),
      { shippingAddress: { ...anAddress(), postalCode } },
    )
    const path = `/api/checkout/${checkout.body._id}/finalize`
    const { body } = await shop.as(asha).post(path, { isCOD: true })
    return body._id
  }
  /** One that has left the shop. */
  const shipped = async (...order: Parameters<typeof ordered>): Promise<string> => {
    const id = await ordered(...order)
    await set(id, { status: 'Shipped' })
    return id
  }
  const refuse = (id: string, more: object = {}) =>
    set(id, { status: 'Cancelled', cancelReason: 'refused', ...more })
  const rto = async (query = '') => (await shop.as(admin).get(`/api/admin/stats/rto${query}`)).body
  return { shop, admin, packer, ordered, pot, lid, set, shipped, refuse, rto }
}

describe('the rate of refused parcels', () => {
  it('is told in all, by month, by PIN prefix and by product', async () => {
    const { shop, pot, lid, set, shipped, refuse, rto } = await start()
    for (const pin of ['841001', '841002']) await refuse(await shipped(pin))
    await set(await shipped('841001', [pot, lid]), { status: 'Delivered' })
    await set(await shipped('560001'), { status: 'Delivered' })
    // On its way, its end is not known yet; cancelled before it left, it was no parcel.
    await shipped('841001')
    const month = dayOf(shop.clock.now()).slice(0, 7)
    const body = await rto()
    expect(body).toMatchObject({ delivered: 2, refused: 2, rate: 50 })
    expect(body.months).toHaveLength(12)
    expect(body.months.at(-1)).toEqual({ month, delivered: 2, refused: 2, rate: 50 })
    expect(body.months.at(-2)).toMatchObject({ delivered: 0, refused: 0, rate: 0 })
    expect(body.pins).toEqual([
      { prefix: '841', state: 'Bihar', delivered: 1, refused: 2, rate: 66.7 },
    ])
    expect(body.products).toEqual([
      {
        _id: pot,
        name: 'Pot',
        nameIn: { hi: 'हाँडी' },
        nameHi: 'हाँडी',
        delivered: 2,
        refused: 2,
        rate: 50,
      },
    ])
    expect((await rto('?months=1')).months).toHaveLength(1)
  })

  it('forgets what was put right', async () => {
    const { shipped, set, refuse, rto } = await start()
    const id = await shipped('841001')
    await refuse(id)
    await set(id, { status: 'Delivered' })
    expect(await rto()).toMatchObject({ delivered: 1, refused: 0, pins: [], products: [] })
  })

  it('costs a read for each month, and is for admins alone', async () => {
    const { shop, admin, packer, shipped, refuse, rto } = await start()
    for (let count = 0; count < 3; count++) await refuse(await shipped('841001'))
    // Products' names are in memory from here on.
    await rto()
    const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
    expect(await readsOf(shop, () => rto())).toBe(account + 1)
    expect((await shop.as(packer).get('/api/admin/stats/rto')).status).toBe(403)
    expect((await shop.as(admin).get('/api/admin/stats/rto?months=13')).body.fields).toEqual({
      months: expect.any(String),
    })
  })
})

it('an order that is to be confirmed tells how often parcels to its place were refused, once there were five', async () => {
  const { shop, admin, ordered, set, shipped, refuse } = await start()
  const list = () => shop.as(admin).get('/api/admin/orders?status=Processing')
  for (let count = 0; count < 3; count++)
    await set(await shipped('841001'), { status: 'Delivered' })
  await refuse(await shipped('841002'))
  const _id = await ordered('841003')
  expect((await list()).body[0].pinFacts).toBeUndefined()
  await refuse(await shipped('841001'))
  const pinFacts = { prefix: '841', delivered: 3, refused: 2 }
  expect((await list()).body).toMatchObject([{ _id, pinFacts }])

  // One read, of the one month with parcels, however many orders there are.
  const one = await readsOf(shop, list)
  await ordered('841003')
  await ordered('560001')
  expect(await readsOf(shop, list)).toBe(one + 2)
  expect((await list()).body[0].pinFacts).toBeUndefined()

  // Who is confirmed is no risk any more.
  await shop.as(admin).put(`/api/admin/orders/${_id}/confirmation`, { state: 'confirmed' })
  const confirmed = '/api/admin/orders?status=Processing&confirmation=confirmed'
  expect((await shop.as(admin).get(confirmed)).body[0].pinFacts).toBeUndefined()
})

describe('a refused parcel', () => {
  it('puts its goods back in stock, unless they are said to be damaged', async () => {
    const { shop, admin, pot, shipped, refuse } = await start()
    const whole = await shipped('841001')
    await refuse(whole)
    await shop.as(admin).post(`/api/admin/orders/${whole}/received`, {})
    expect(await ledgerOf(shop, pot)).toMatchObject({ countInStock: 50, sold: 0, moved: 0 })
    const damaged = await shipped('841001')
    const { status, body } = await refuse(damaged, { restock: false })
    expect([status, body.restock]).toEqual([200, false])
    expect(await ledgerOf(shop, pot)).toMatchObject({
      countInStock: 48,
      sold: 0,
      moved: -2,
      reasons: ['cancellation', 'cancellation', 'damaged', 'order', 'order'],
    })
    expect((await refuse(damaged, { restock: false })).status).toBe(200)
    expect((await ledgerOf(shop, pot)).countInStock).toBe(48)
  })

  it('whose goods are back in stock can not be damaged afterwards', async () => {
    const { shipped, refuse } = await start()
    const id = await shipped('841001')
    await refuse(id, { restock: true })
    expect(await refuse(id, { restock: false })).toMatchObject({
      status: 409,
      body: { code: 'conflict', reason: 'stock_back_already' },
    })
  })

  it('that is sent again takes its units from stock', async () => {
    const { shop, pot, shipped, refuse, set } = await start()
    const id = await shipped('841001')
    await refuse(id, { restock: false })
    expect((await set(id, { status: 'Shipped' })).body.restock).toBeUndefined()
    expect(await ledgerOf(shop, pot)).toMatchObject({ countInStock: 46, sold: 2 })
    await refuse(id, { restock: true })
    expect(await ledgerOf(shop, pot)).toMatchObject({ countInStock: 48, sold: 0 })
  })

  it('alone says where its goods go', async () => {
    const { set, shipped } = await start()
    const { status, body } = await set(await shipped('841001'), {
      status: 'Delivered',
      restock: false,
    })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['restock']])
  })
})
