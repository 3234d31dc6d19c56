import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { placeOrder, saveOrders, beginCheckout } from '#testing/orders.ts'
import { invalid } from '#testing/refusal.ts'
import { type Account, startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

const PHONE = '+91 98000 12345'

const pathOf = ({ _id }: { _id: string }) => `/api/admin/users/${_id}`
const block = (user: { _id: string }, body: object, by = admin) =>
  shop.as(by).put(`${pathOf(user)}/cash-on-delivery`, body)
const opened = async (user: Account) => (await shop.as(admin).get(pathOf(user))).body.user
const line = () => ({ productId, size: 'Small', color: 'Red', quantity: 1 })
const checkOut = (user: Account) => beginCheckout(shop.as(user), [line()])
const finalize = (user: Account, id: string) =>
  shop.as(user).post(`/api/checkout/${id}/finalize`, { isCOD: true })
const trailOf = async ({ _id }: Account) => {
  const { docs } = await shop.database.audit.where('target._id', '==', _id).get()
  return docs.map((entry) => entry.data())
}

const REFUSED = {
  status: 409,
  body: {
    code: 'cod_blocked',
    reason: 'cod_blocked',
    params: { phone: PHONE },
    message: `To order with cash on delivery, please call us: ${PHONE}`,
  },
}

const { shop, admin } = await startShop()
const productId = await shop.saveProduct({ price: 100, countInStock: 500 })
await shop.as(admin).put('/api/admin/settings', { version: 0, phone: PHONE })

describe('who is blocked for cash on delivery', () => {
  it('is refused at both steps, for no read more and before anything is written', async () => {
    const asha = await shop.saveUser()
    const begun = await checkOut(asha)
    expect(begun.status).toBe(201)
    expect(await block(asha, { blocked: true, reason: 'Three parcels refused' })).toMatchObject({
      status: 200,
      body: { user: { _id: asha._id, codBlock: { reason: 'Three parcels refused' } } },
    })
    const first = await usageOf(shop, async () =>
      expect(await checkOut(asha)).toMatchObject(REFUSED),
    )
    expect(first).toMatchObject({ writes: 0, deletes: 0 })
    const second = await usageOf(shop, async () =>
      expect(await finalize(asha, begun.body._id)).toMatchObject(REFUSED),
    )
    expect(second).toMatchObject({ writes: 0, deletes: 0 })
    expect((await shop.readProduct(productId)).countInStock).toBe(500)
  })

  it('goes on with cart, orders and account, and has its reason among its data', async () => {
    const asha = await shop.saveUser()
    const order = await placeOrder(shop, asha, [line()])
    await block(asha, { blocked: true, reason: 'Refused' })
    const cart = await shop.as(asha).post('/api/cart', { userId: asha._id, ...line() })
    expect(cart.status).toBe(200)
    expect((await shop.as(asha).get(`/api/orders/${order._id}`)).status).toBe(200)
    const { body: profile } = await shop.as(asha).get('/api/users/profile')
    expect(profile).not.toHaveProperty('codBlock')
    expect(profile).not.toHaveProperty('isCodBlocked')
    expect((await shop.as(asha).get('/api/users/me/data')).body.account).toMatchObject({
      codBlock: { reason: 'Refused', at: expect.any(String) },
    })
  })

  it('gets the order of before again from a repeated call', async () => {
    const asha = await shop.saveUser()
    const { body } = await checkOut(asha)
    const placed = await finalize(asha, body._id)
    await block(asha, { blocked: true })
    expect(await finalize(asha, body._id)).toMatchObject({
      status: 200,
      body: { _id: placed.body._id },
    })
  })

  it('can still order by phone, and by itself once it is let again', async () => {
    const asha = await shop.saveUser()
    await block(asha, { blocked: true, reason: 'Refused' })
    const phoneOrder = await shop.as(admin).post('/api/admin/orders', {
      customer: { name: asha.name, phone: asha.phone },
      orderItems: [line()],
      shippingAddress: anAddress(),
      userId: asha._id,
      confirmedCustomer: true,
    })
    expect(phoneOrder.status).toBe(201)
    expect((await block(asha, { blocked: false })).body.user).not.toHaveProperty('codBlock')
    expect((await checkOut(asha)).status).toBe(201)
  })

  it('stays so under another phone or name', async () => {
    const asha = await shop.saveUser()
    await block(asha, { blocked: true })
    await shop.as(admin).put(pathOf(asha), { phone: shop.newPhone(), name: 'Asha Rani' })
    expect(await checkOut(asha)).toMatchObject(REFUSED)
  })
})

describe('blocking', () => {
  it('is recorded once, however often and by however many it is asked for', async () => {
    const asha = await shop.saveUser()
    const other = await shop.saveUser({ role: 'admin', name: 'Second' })
    const body = { blocked: true, reason: 'Refused twice' }
    const both = await Promise.all([block(asha, body), block(asha, body, other)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { codBlock } = await opened(asha)
    await block(asha, body)
    expect((await opened(asha)).codBlock).toEqual(codBlock)
    expect(await trailOf(asha)).toMatchObject([
      {
        action: 'user.changed',
        changes: {
          codBlocked: { from: false, to: true },
          codBlockReason: { from: null, to: 'Refused twice' },
        },
      },
    ])
    for (let i = 0; i < 2; i++) await block(asha, { blocked: false })
    expect(await trailOf(asha)).toHaveLength(2)
  })

  it('has its reason corrected, and keeps its time', async () => {
    const asha = await shop.saveUser()
    const { body } = await block(asha, { blocked: true })
    expect(body.user.codBlock.reason).toBe('')
    shop.clock.pass({ minutes: 5 })
    await block(asha, { blocked: true, reason: 'Wrong address' })
    expect((await opened(asha)).codBlock).toEqual({
      reason: 'Wrong address',
      at: body.user.codBlock.at,
    })
  })

  it('costs two reads and two writes, besides who calls', async () => {
    const asha = await shop.saveUser()
    const { reads, writes } = await usageOf(shop, () => block(asha, { blocked: true }))
    expect({ reads, writes }).toEqual({ reads: 3, writes: 2 })
  })

  it('is for admins, of accounts that exist, and says what is wrong', async () => {
    const asha = await shop.saveUser()
    const packer = await shop.saveUser({ role: 'packer' })
    for (const by of [asha, packer])
      expect((await block(asha, { blocked: true }, by)).status).toBe(403)
    expect((await block({ _id: 'nobody' }, { blocked: true })).status).toBe(404)
    for (const body of [{}, { blocked: 'yes' }, { blocked: null }])
      expect(await block(asha, body)).toMatchObject(invalid('blocked'))
    expect(await block(asha, { blocked: true, reason: 'x'.repeat(201) })).toMatchObject(
      invalid('reason'),
    )
    expect(await opened(asha)).not.toHaveProperty('codBlock')
  })

  it('leaves the reason nowhere once the account is deleted', async () => {
    const asha = await shop.saveUser()
    await block(asha, { blocked: true, reason: 'Shouted at the courier' })
    await shop.as(admin).del(pathOf(asha))
    expect(JSON.stringify(await trailOf(asha))).not.toContain('Shouted')
  })
})

it('shows how many parcels were refused, and how many returns wait', async () => {
  const asha = await shop.saveUser()
  const { _id } = await placeOrder(shop, asha, [line()])
  for (const body of [{ status: 'Shipped' }, { status: 'Cancelled', cancelReason: 'refused' }])
    await shop.as(admin).put(`/api/admin/orders/${_id}`, body)
  // An order of the first version, and one of today.
  await saveOrders(shop, asha, [{ status: 'Delivered' }])
  const kept = await placeOrder(shop, asha, [line()])
  await shop.as(admin).put(`/api/admin/orders/${kept._id}`, { status: 'Delivered' })
  await shop.as(asha).post(`/api/orders/${kept._id}/return`, {
    lines: [line()],
    reason: 'not_wanted',
  })
  expect((await shop.as(admin).get(pathOf(asha))).body.orders).toMatchObject({
    total: 3,
    byStatus: { Delivered: 2, Cancelled: 1 },
    refused: 1,
    openReturns: 1,
  })
})
