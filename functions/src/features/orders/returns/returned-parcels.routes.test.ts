import { beforeEach, describe, expect, it } from 'vitest'
import { ledgerOf } from '#testing/ledger-of.ts'
import { placeOrder } from '#testing/orders.ts'
import { refusal } from '#testing/refusal.ts'
import { register } from '#testing/register.ts'
import { allowExchangesAtOnce } from '#testing/save-settings.ts'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
const packer = await shop.saveUser({ role: 'packer' })
await register(shop, admin, 'unregistered')
const asha = await shop.saveUser()

const desk = () => shop.as(admin)
beforeEach(() => allowExchangesAtOnce(shop, admin))

const SMALL = { size: 'Small', color: 'Red' }
const LARGE = { size: 'Large', color: 'Red' }
const stockOf = async (id: string) =>
  (await shop.readProduct(id)).variants?.map(({ countInStock }) => countInStock)

/** An order of two small pots, of which one is to come back. */
const asked = async (large = 1) => {
  const { body: pot } = await desk().post('/api/products', {
    name: 'Pot',
    description: 'Cooks.',
    category: 'Kitchen',
    brand: 'Omax',
    variants: [
      { ...SMALL, countInStock: 5, price: 400 },
      { ...LARGE, countInStock: large, price: 450 },
    ],
  })
  const key = { productId: String(pot._id), ...SMALL }
  const order = await placeOrder(shop, asha, [{ ...key, quantity: 2 }])
  const path = `/api/admin/orders/${order._id}`
  await desk().put(path, { status: 'Delivered' })
  await desk().post(`${path}/return`, { lines: [{ ...key, quantity: 1 }], reason: 'defective' })
  return {
    order,
    key,
    sendNow: (wanted: object | null = LARGE) =>
      desk().post(`${path}/return/exchange`, { lines: [{ ...key, for: wanted }] }),
    decide: (body: object) => desk().put(`${path}/return`, body),
    pickUp: (body: object, who = packer) => shop.as(who).put(`${path}/return/pickup`, body),
  }
}

const orderOf = async (number: string) => (await desk().get(`/api/orders/${number}`)).body
const CHEAP = { price: 150, countInStock: 5 }
const refundsOf = async (...numbers: string[]) =>
  (await Promise.all(numbers.map(orderOf))).map(({ refund }) => refund?.amount ?? 0)

describe('an exchange that is sent before the first goods are back', () => {
  it('leaves these to be accepted, and comes to the same in the end', async () => {
    const { key, order, sendNow, decide } = await asked()
    const sent = await sendNow()
    expect(sent.status).toBe(200)
    const [waiting] = sent.body.returns
    expect(waiting).toMatchObject({ state: 'requested', sentAhead: { amount: 400 } })
    expect(waiting.exchange).toBeUndefined()
    expect(sent.body.refunded).toBeUndefined()
    // It costs what was paid and the difference today, and nothing that is on a lorry is in stock.
    const { number } = waiting.sentAhead
    expect(await orderOf(number)).toMatchObject({
      exchangeOf: order.number,
      totalPrice: 450,
      toCollect: 50,
    })
    expect(await stockOf(key.productId)).toEqual([3, 0])

    for (const body of [
      { decision: 'declined' },
      { decision: 'exchanged', lines: [{ ...key, for: {} }] },
    ])
      expect(await decide(body)).toMatchObject({ status: 409, body: { reason: 'exchange_sent' } })
    expect(await sendNow()).toMatchObject({ status: 409, body: { reason: 'exchange_sent' } })

    const done = await decide({ decision: 'accepted' })
    expect(done.status).toBe(200)
    const [accepted] = done.body.returns
    expect(accepted).toMatchObject({
      state: 'accepted',
      refund: 0,
      exchange: { number, amount: 400 },
    })
    expect(accepted.sentAhead).toBeUndefined()
    expect(done.body).toMatchObject({ refunded: 400 })
    expect(await stockOf(key.productId)).toEqual([4, 0])
    const { countInStock, moved } = await ledgerOf(shop, key.productId)
    expect([countInStock, moved]).toEqual([4, 4])
  })

  it('keeps the first order from being cancelled, so that its goods are paid with', async () => {
    const { order, sendNow, decide } = await asked()
    await sendNow()
    const path = `/api/admin/orders/${order._id}`
    expect(await desk().put(path, { status: 'Cancelled' })).toMatchObject({
      status: 409,
      body: { code: 'exchange_sent', reason: 'exchange_sent' },
    })
    expect(await orderOf(order.number)).toMatchObject({ status: 'Delivered', isPaid: true })
    expect((await decide({ decision: 'accepted' })).status).toBe(200)
    expect((await desk().put(path, { status: 'Cancelled' })).body.code).toBe('return_decided')
  })

  it('is refused where the settings do not have it, and nothing happens', async () => {
    const { key, sendNow, decide } = await asked()
    await allowExchangesAtOnce(shop, admin, false)
    const refused = await sendNow()
    expect(refused).toMatchObject({ status: 409, body: { reason: 'exchange_not_at_once' } })
    expect(await stockOf(key.productId)).toEqual([3, 1])
    expect((await decide({ decision: 'accepted' })).status).toBe(200)
  })

  it('is refused for nothing, for what is sold out, and without an open return', async () => {
    const { key, order, sendNow, decide } = await asked(0)
    expect(await sendNow(null)).toMatchObject({
      status: 400,
      body: { reason: 'exchange_for_nothing' },
    })
    expect((await sendNow()).body.code).toBe('out_of_stock')
    expect(await stockOf(key.productId)).toEqual([3, 0])
    expect((await orderOf(order.number)).returns[0].sentAhead).toBeUndefined()
    await decide({ decision: 'declined' })
    expect(await sendNow()).toMatchObject({ status: 409, body: { reason: 'return_not_open' } })
  })

  it('is sent once, whoever presses at the same moment', async () => {
    const { key, sendNow } = await asked(5)
    const statuses = (await Promise.all([sendNow(), sendNow(), sendNow()])).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    expect(await stockOf(key.productId)).toEqual([3, 4])
  })
})

describe('an exchange that is sent ahead, and comes to nothing', () => {
  it('is paid back once the first goods are here, and not by cancelling it', async () => {
    const { order, sendNow, decide } = await asked()
    const { number } = (await sendNow()).body.returns[0].sentAhead
    const { _id } = await orderOf(number)
    expect((await shop.as(asha).post(`/api/orders/${_id}/cancel`)).status).toBe(200)
    expect(await refundsOf(order.number, number)).toEqual([0, 0])
    expect((await orderOf(order.number)).returns[0].sentAhead).toBeUndefined()

    // Taken up again, it is paid at the door.
    await desk().put(`/api/admin/orders/${_id}`, { status: 'Processing' })
    expect(await orderOf(number)).toMatchObject({ totalPrice: 450, toCollect: 450 })
    await desk().put(`/api/admin/orders/${_id}`, { status: 'Cancelled' })

    expect((await decide({ decision: 'accepted' })).status).toBe(200)
    expect(await refundsOf(order.number, number)).toEqual([400, 0])
  })

  it('is paid back the rest where fewer of its goods are sent', async () => {
    const { key, order, sendNow, decide } = await asked()
    const { number } = (await sendNow()).body.returns[0].sentAhead
    const path = `/api/admin/orders/${(await orderOf(number))._id}`
    const cheap = { productId: await shop.saveProduct(CHEAP), ...SMALL, quantity: 1 }
    const pot = { ...key, ...LARGE, quantity: 1 }
    expect((await desk().put(`${path}/lines`, { lines: [pot, cheap] })).status).toBe(200)
    expect((await desk().put(`${path}/lines`, { lines: [cheap] })).status).toBe(200)
    expect(await orderOf(number)).toMatchObject({ totalPrice: 150, toCollect: 0 })
    expect(await desk().post(`${path}/refund`, { via: 'cash' })).toMatchObject(
      refusal(409, 'exchange_open'),
    )
    await decide({ decision: 'accepted' })
    expect(await refundsOf(order.number, number)).toEqual([0, 250])
    expect((await desk().post(`${path}/refund`, { via: 'cash' })).status).toBe(200)
  })

  it('is deleted once it is cancelled, which leaves the return its worth', async () => {
    const { order, sendNow, decide } = await asked()
    const { number } = (await sendNow()).body.returns[0].sentAhead
    const { _id } = await orderOf(number)
    const path = `/api/admin/orders/${_id}`
    expect(await desk().del(path)).toMatchObject(refusal(409, 'account_open'))
    await desk().put(path, { status: 'Cancelled' })
    expect((await desk().del(path)).status).toBe(200)
    expect((await decide({ decision: 'accepted' })).status).toBe(200)
    expect(await refundsOf(order.number)).toEqual([400])
  })

  it('is paid back when the first goods were here before it was cancelled', async () => {
    const { order, sendNow, decide } = await asked()
    const { number } = (await sendNow()).body.returns[0].sentAhead
    const { _id } = await orderOf(number)
    await decide({ decision: 'accepted' })
    await shop.as(asha).post(`/api/orders/${_id}/cancel`)
    expect(await refundsOf(order.number, number)).toEqual([0, 400])
  })
})

it('the pick-up of a return is noted, and corrected; the customer sees the parcel, not who noted it', async () => {
  const { order, pickUp, decide } = await asked()
  expect((await pickUp({ courier: 'delhivery' })).status).toBe(200)
  const { status, body } = await pickUp({ courier: 'Delhivery', awb: ' R 1 ' })
  expect([status, body.returns[0].pickup]).toMatchObject([
    200,
    { courier: 'Delhivery', awb: 'R 1', by: { role: 'packer' } },
  ])
  const { body: own } = await shop.as(asha).get(`/api/orders/${order._id}`)
  expect(own.returns[0].pickup).toMatchObject({ awb: 'R 1', by: { _id: '', name: '' } })
  const { body: audit } = await desk().get(`/api/admin/audit?target=${order._id}`)
  expect(audit[0]).toMatchObject({ action: 'order.pickup_noted' })
  expect((await pickUp({ courier: '' })).body.fields).toHaveProperty('courier')
  await decide({ decision: 'accepted' })
  const late = await pickUp({ courier: 'Delhivery' })
  expect(late).toMatchObject({ status: 409, body: { reason: 'return_not_open' } })
  expect((await orderOf(order.number)).returns[0].pickup).toMatchObject({ awb: 'R 1' })
})
